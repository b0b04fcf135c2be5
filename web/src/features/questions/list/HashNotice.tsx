import { t } from '../messages/index.ts';
import classes from './HashNotice.module.css';
import { LockedPart } from './LockedPart.tsx';
import type { HashQuestion } from './useHashQuestion.ts';

/** Says where the question that the address names is, as long as the page does not show it. */
export const HashNotice = ({ question }: { question: HashQuestion | undefined }) =>
  question?.result === 'locked' ? (
    <LockedPart text={t('questions.linkLocked', { ref: question.ref })} press={question} />
  ) : (
    // There before its text, or a screen reader does not read it out.
    <p role="status" className={classes.status}>
      {question &&
        t(question.result === 'searching' ? 'questions.linkSearching' : 'questions.linkAbsent', { ref: question.ref })}
    </p>
  );
