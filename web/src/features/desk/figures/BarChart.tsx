import { calendarDay } from '../../../components/calendar-day.ts';
import classes from './Figures.module.css';
import { t } from './messages/index.ts';

type Bar = { date: string; value: number };
type Props = { title: string; bars: readonly Bar[]; format?: (value: number) => string };

const HEIGHT = 100;
const GAP = 0.15;

/** A bar for each day. The table beside it has the figures. */
export function BarChart({ title, bars, format = String }: Props) {
  const peak = bars.reduce<Bar | undefined>(
    (highest, bar) => (bar.value > (highest?.value ?? 0) ? bar : highest),
    undefined,
  );
  const label = peak
    ? t('desk.figuresChart', { title, peak: format(peak.value), date: calendarDay(peak.date) })
    : t('desk.figuresChartEmpty', { title });
  return (
    <figure className={classes.chart}>
      <figcaption>{title}</figcaption>
      <p className={classes.peak} aria-hidden>
        {peak && format(peak.value)}
      </p>
      <svg role="img" aria-label={label} viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map(({ date, value }, index) => {
          const height = peak ? (Math.max(0, value) / peak.value) * HEIGHT : 0;
          return (
            <rect key={date} x={index + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{t('desk.figuresBar', { date: calendarDay(date), value: format(value) })}</title>
            </rect>
          );
        })}
      </svg>
      {bars.length > 1 && (
        <p className={classes.ends} aria-hidden>
          <span>{calendarDay(bars[0]!.date)}</span>
          <span>{calendarDay(bars.at(-1)!.date)}</span>
        </p>
      )}
    </figure>
  );
}
