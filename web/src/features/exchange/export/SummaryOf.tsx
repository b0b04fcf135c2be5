import { t } from '../messages/index.ts';
import classes from './Export.module.css';
import { lossText } from './losses.ts';
import type { useSummary } from './useSummary.ts';

/** How many questions there are, and what the format does not carry of them. */
export function SummaryOf({ counted }: { counted: ReturnType<typeof useSummary> }) {
  const { summary, problem, badList } = counted ?? {};
  if (problem !== undefined)
    return (
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    );
  if (badList !== undefined) return null;
  return (
    <section className={classes.summary}>
      <p role="status" className={classes.count}>
        {summary ? t('exchange.exportCount', { count: summary.questions }) : t('exchange.counting')}
      </p>
      {summary && summary.questions > 0 && summary.losses.length === 0 && <p>{t('exchange.exportLossless')}</p>}
      {summary && summary.losses.length > 0 && (
        <>
          <h2>{t('exchange.exportLosses')}</h2>
          <ul>
            {summary.losses.map((loss) => (
              <li key={loss.id}>{lossText(loss)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
