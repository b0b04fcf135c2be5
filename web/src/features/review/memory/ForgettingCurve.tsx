import { useId } from 'react';
import { RETENTION, type Weights } from 'review/memory.ts';
import { t } from './messages/index.ts';
import { computeCurve, type Point } from './curve.ts';
import classes from './Memory.module.css';

const [LEFT, RIGHT, TOP, BOTTOM] = [52, 352, 12, 176];

/** How a question that is right each time fades, and when it comes again. */
export function ForgettingCurve({ weights, isOwn }: { weights: Weights; isOwn: boolean }) {
  const title = useId();
  const { answers, days, asked, alone } = computeCurve(weights);
  const x = (day: number) => LEFT + (day / days) * (RIGHT - LEFT);
  const lost = alone.at(-1)!.recall;
  // The curve fills the height, whatever the weights.
  const least = Math.min(0.5, Math.floor(lost * 10) / 10);
  const y = (recall: number) => TOP + ((1 - recall) / (1 - least)) * (BOTTOM - TOP);
  const path = (points: readonly Point[]) => points.map(({ day, recall }) => `${x(day)},${y(recall)}`).join(' ');
  const [, second, third] = answers as [number, number, number];
  return (
    <figure className={classes.figure}>
      <svg viewBox="0 0 360 214" role="img" aria-labelledby={title}>
        <title id={title}>{t('review.memoryCurve', { days })}</title>
        {[1, RETENTION, least].map((recall) => (
          <g key={recall}>
            <line x1={LEFT} x2={RIGHT} y1={y(recall)} y2={y(recall)} className={classes.line} />
            <text x={LEFT - 10} y={y(recall) + 4} textAnchor="end">
              {t('review.memoryPercent', { percent: Math.round(recall * 100) })}
            </text>
          </g>
        ))}
        <polyline points={path(alone)} className={classes.alone} />
        <polyline points={path(asked)} className={classes.asked} />
        {answers.map((day) => (
          <g key={day}>
            <circle cx={x(day)} cy={y(1)} r={4.5} className={classes.answer} />
            <text x={x(day)} y={BOTTOM + 18} textAnchor="middle">
              {t('review.memoryNumber', { count: day })}
            </text>
          </g>
        ))}
        <text x={RIGHT} y={BOTTOM + 34} textAnchor="end">
          {t('review.memoryAxisDays')}
        </text>
      </svg>
      <figcaption>
        <p>
          {t('review.memoryCurveText', { first: second, second: third - second, lost: Math.round(lost * 100) })}{' '}
          {t(isOwn ? 'review.memoryCurveOwn' : 'review.memoryCurveCommon')}
        </p>
      </figcaption>
    </figure>
  );
}
