import { LockedPart } from './LockedPart.tsx';
import { t } from './messages/index.ts';
import type { HashQuestion } from './useHashQuestion.ts';

export const HashNoticeText = ({ question }: { question: HashQuestion }) =>
  question.result === 'locked' ? (
    <LockedPart text={t('questions.linkLocked', { ref: question.ref })} press={question} />
  ) : (
    t(question.result === 'searching' ? 'questions.linkSearching' : 'questions.linkAbsent', { ref: question.ref })
  );
