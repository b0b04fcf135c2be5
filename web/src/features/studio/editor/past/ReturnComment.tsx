import { t } from '../../messages/index.ts';
import type { QuestionHistoryFragment } from '../../reviews/history/question-history.generated.ts';
import classes from './Past.module.css';

/** Why a reviewer sent the question back. */
export function ReturnComment({ past }: { past: QuestionHistoryFragment }) {
  const event = past.history.find(({ what }) => what === 'RETURNED');
  if (!event?.comment) return null;
  return (
    <section className={classes.comment} aria-labelledby="return-heading">
      <h2 id="return-heading">
        {event.by ? t('studio.returnedBy', { name: event.by }) : t('studio.returnedBySomebody')}
      </h2>
      <p>{event.comment}</p>
    </section>
  );
}
