import { t } from '../messages/index.ts';
import classes from './Import.module.css';
import type { Counts } from './report.ts';

const TILES = [
  { name: 'imported', label: 'studio.countNew' },
  { name: 'merged', label: 'studio.countMerged' },
  { name: 'updated', label: 'studio.countUpdated' },
  { name: 'unchanged', label: 'studio.countUnchanged' },
  { name: 'refused', label: 'studio.countRefused' },
  { name: 'warned', label: 'studio.countWarned' },
] as const;

export const CountTiles = ({ counts }: { counts: Counts }) => (
  <dl className={classes.tiles}>
    {TILES.map(({ name, label }) => (
      <div key={name} data-name={counts[name] > 0 ? name : undefined}>
        <dt>{t(label)}</dt>
        <dd>{t('studio.number', { number: counts[name] })}</dd>
      </div>
    ))}
  </dl>
);
