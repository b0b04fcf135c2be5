import type { ReactNode } from 'react';
import { calendarDay } from '../../../components/calendar-day.ts';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './QuestionCard.module.css';

type Props = {
  // Questions that a device has kept for long have none.
  notice: QuestionCardFragment['notice'];
  /** Instead of the day of the correction, where the reader's last answer is older. */
  correction: ReactNode;
};

/** What readers should know before they trust a question's key. */
export function CardNotice({ notice, correction }: Props) {
  const isUnderReview = notice?.kind === 'UNDER_REVIEW';
  const corrected = correction ?? (notice?.on && t('questions.keyCorrected', { day: calendarDay(notice.on) }));
  if (!isUnderReview && !corrected) return null;
  return (
    <p className={classes.caution}>
      {isUnderReview && t('questions.underReview')} {corrected}
    </p>
  );
}
