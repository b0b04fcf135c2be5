import { t } from '../messages/index.ts';
import { FieldDiffs } from '../diff/FieldDiffs.tsx';
import { moment } from '../../moment.ts';
import { columnName } from './column-name.ts';
import classes from './History.module.css';
import type { QuestionHistoryFragment } from './question-history.generated.ts';

type Event = QuestionHistoryFragment['history'][number];

type Props = {
  question: { history: readonly Event[] };
  /** What a changed field is called, by default one of a question. */
  fieldName?: (field: string) => string;
};

/** What was done with a question, newest first: who, when, what and why. */
export const History = ({ question: { history }, fieldName = columnName }: Props) => (
  <section aria-labelledby="history-heading" className={classes.history}>
    <h2 id="history-heading">{t('studio.history')}</h2>
    {history.length === 0 && <p className={classes.none}>{t('studio.noHistory')}</p>}
    <ol>
      {history.map((event) => (
        <HistoryEvent key={event.version} event={event} fieldName={fieldName} />
      ))}
    </ol>
  </section>
);

type EventProps = { event: Event; fieldName: (field: string) => string };

function HistoryEvent({ event: { at, by, what, comment, changes }, fieldName }: EventProps) {
  const name = by ?? t('studio.goneAccount');
  return (
    <li className={classes.event} data-what={what}>
      <p className={classes.what}>
        <strong>{t('studio.eventBy', { what: t('studio.event', { what }), name })}</strong>
        <time dateTime={at}>{moment(at)}</time>
      </p>
      {comment && <blockquote className={classes.comment}>{comment}</blockquote>}
      {changes.length > 0 && (
        <details className={classes.changes}>
          <summary>{t('studio.changesCount', { count: changes.length })}</summary>
          <FieldDiffs fields={changes.map((change) => ({ ...change, label: fieldName(change.field) }))} />
        </details>
      )}
    </li>
  );
}
