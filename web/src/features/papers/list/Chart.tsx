import { percent } from '../numbers.ts';
import { t } from '../messages/index.ts';
import type { ListedPaper } from './listed-paper.ts';
import classes from './Papers.module.css';

const MIN = 2;
const MAX = 20;

/** The results of examinations, oldest first, against the pass mark. The list below says the same in words. */
export function Chart({ papers }: { papers: readonly ListedPaper[] }) {
  const results = papers.flatMap(({ id, mode, result }) =>
    mode === 'EXAM' && result?.verdict ? [{ id, ...result }] : [],
  );
  if (results.length < MIN) return null;
  const shown = results.slice(0, MAX).toReversed();
  const passShare = papers[0]!.passShare;
  return (
    <figure className={classes.chart}>
      <figcaption>{t('papers.lastResults', { count: shown.length })}</figcaption>
      <div aria-hidden className={classes.bars}>
        {shown.map(({ id, share, verdict }) => (
          <i key={id} data-verdict={verdict} style={{ height: `${share * 100}%` }} />
        ))}
        <b style={{ bottom: `${passShare * 100}%` }}>{percent(passShare)}</b>
      </div>
    </figure>
  );
}
