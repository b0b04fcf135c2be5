import type { ReactNode } from 'react';
import { calendarDay } from '../../../components/calendar-day.ts';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './QuestionCard.module.css';

type Props = {
  notice: QuestionCardFragment['notice'];
  /** The day on which the key was corrected, where the reader's last answer is older. */
  correctedSince: string | null | undefined;
  /** What the correction made of that answer. */
  remarked: ReactNode;
};

/** What readers should know before they trust a question's key. */
export function CardNotice({ notice, correctedSince, remarked }: Props) {
  // Questions that a device has kept for long have none.
  const day = correctedSince ?? notice?.on;
  const isUnderReview = notice?.kind === 'UNDER_REVIEW';
  if (!isUnderReview && !day) return null;
  return (
    <p className={classes.caution}>
      {isUnderReview && t('questions.underReview')}{' '}
      {day && t(correctedSince ? 'questions.keyCorrectedSince' : 'questions.keyCorrected', { day: calendarDay(day) })}{' '}
      {remarked}
    </p>
  );
}
