import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import type { Counts } from './report.ts';

const TILES = [
  { name: 'imported', label: 'exchange.countNew' },
  { name: 'merged', label: 'exchange.countMerged' },
  { name: 'updated', label: 'exchange.countUpdated' },
  { name: 'unchanged', label: 'exchange.countUnchanged' },
  { name: 'refused', label: 'exchange.countRefused' },
  { name: 'warned', label: 'exchange.countWarned' },
] as const;

export const CountTiles = ({ counts }: { counts: Counts }) => (
  <dl className={classes.tiles}>
    {TILES.map(({ name, label }) => (
      <div key={name} data-name={counts[name] > 0 ? name : undefined}>
        <dt>{t(label)}</dt>
        <dd>{t('exchange.number', { number: counts[name] })}</dd>
      </div>
    ))}
  </dl>
);
