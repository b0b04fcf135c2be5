import { IconCheck, IconX } from '../../components/icons.ts';
import { t } from './messages/index.ts';
import classes from './ProgressBar.module.css';
import type { Score } from './score.ts';
import type { PracticeItem } from './types.ts';

type Props = {
  item: PracticeItem | undefined;
  /** Index within the round, from 0. */
  index: number;
  /** The round's length; undefined for the whole list. */
  count: number | undefined;
  score: Score;
  onResult: (() => void) | undefined;
  onClose: () => void;
};

/** The bar at the top: leave, position in the list, score. */
export function ProgressBar({ item, index, count, score, onResult, onClose }: Props) {
  const place = item && (count === undefined ? item.shelf.place : index + 1);
  const total = count ?? item?.shelf.total;
  const { RIGHT: right, PARTLY: partly, WRONG: wrong } = score.counts;
  return (
    <header className={classes.top}>
      <div className={classes.line}>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('practice.leave')}>
          <IconX size={22} aria-hidden />
        </button>
        <p className={classes.place}>
          {!onResult
            ? t('practice.result')
            : place !== undefined &&
              (total === undefined ? t('practice.question', { place }) : t('practice.placeOf', { place, total }))}
        </p>
        {onResult && right + partly + wrong > 0 && (
          <button type="button" className={classes.score} onClick={onResult}>
            <span className={classes.words}>{t('practice.resultSoFar', { right, partly, wrong })}</span>
            <IconCheck size={16} stroke={2.5} aria-hidden />
            <span aria-hidden>{right}</span>
            <IconX size={16} stroke={2.5} aria-hidden data-outcome="WRONG" />
            <span aria-hidden>{partly + wrong}</span>
          </button>
        )}
      </div>
      <div className={classes.track} aria-hidden>
        {place !== undefined && total !== undefined && <div style={{ inlineSize: `${(100 * place) / total}%` }} />}
      </div>
    </header>
  );
}
