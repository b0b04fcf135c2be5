import { t } from '../messages/index.ts';
import classes from './HashNotice.module.css';
import { LockedPart } from './LockedPart.tsx';
import type { HashQuestion } from './useHashQuestion.ts';

export const HashNotice = ({ question }: { question: HashQuestion | undefined }) =>
  question?.result === 'locked' ? (
    <LockedPart text={t('questions.linkLocked', { ref: question.ref })} press={question} />
  ) : (
    // Screen readers announce only changes of an element that exists.
    <p role="status" className={classes.status}>
      {question &&
        t(question.result === 'searching' ? 'questions.linkSearching' : 'questions.linkAbsent', { ref: question.ref })}
    </p>
  );
