import { dateFormat } from '../../../i18n/formats/dates.ts';
import { t } from './messages/index.ts';
import classes from './HeatMap.module.css';
import { type DayCount, shadeOf, today, weeksUntil } from '../days/index.ts';

const SHADES = [0, 1, 2, 3, 4];

const formatMonth = dateFormat({ month: 'short', timeZone: 'UTC' });
const formatDay = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The days of the last year (on phones, half a year). Screen readers get a table of days with answers. */
export function HeatMap({ days }: { days: readonly DayCount[] }) {
  const counts = new Map(days.map((one) => [one.date, one]));
  const weeks = weeksUntil(today());
  const startsMonth = (week: readonly string[]) => week.find((date) => date.endsWith('-01'));
  return (
    <section className={classes.sheet} aria-labelledby="days">
      <h2 id="days">{t('study.days')}</h2>
      <div className={classes.map} aria-hidden>
        {weeks.map((week) => (
          <div key={week[0]} className={classes.week}>
            <span className={classes.month}>{startsMonth(week) && formatMonth(startsMonth(week)!)}</span>
            {week.map((date) => (
              <span
                key={date}
                className={classes.day}
                data-shade={shadeOf(counts.get(date))}
                title={t('study.day', { day: formatDay(date), count: counts.get(date)?.answered ?? 0 })}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={classes.key} aria-hidden>
        {t('study.fewer')}
        {SHADES.map((shade) => (
          <span key={shade} className={classes.day} data-shade={shade} />
        ))}
        {t('study.more')}
      </p>
      <div className={classes.table}>
        <table>
          <caption>{t('study.days')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('study.date')}</th>
              <th scope="col">{t('study.answered')}</th>
              <th scope="col">{t('study.right')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, answered, right }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date)}</th>
                <td>{answered}</td>
                <td>{right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
