import { Skeleton } from '@mantine/core';
import { useRef, useState, type KeyboardEvent } from 'react';
import { weekdayOf, WEEKDAYS } from 'review/days.ts';
import { errorText } from '../../../apollo/errors.ts';
import { PartError } from '../../../components/PartError.tsx';
import { t } from '../messages/index.ts';
import { type StudyCalendarQuery, useStudyCalendarQuery } from './calendar.generated.ts';
import classes from './Calendar.module.css';
import { dayOf, shortMonthOf, weekdayName } from './words.ts';

type Study = NonNullable<NonNullable<StudyCalendarQuery['viewer']>['study']>;
type Day = Study['calendar'][number];
type Props = { examOn: string; minutesADay: number };

/** What the next thirty days bring. Arrow keys move between the days; the chosen one is told in words. */
export function Calendar({ examOn, minutesADay }: Props) {
  const { data, error, loading, refetch } = useStudyCalendarQuery({ fetchPolicy: 'cache-and-network' });
  const days = data?.viewer?.study?.calendar;
  return (
    <section className={classes.sheet} aria-labelledby="calendar">
      <h2 id="calendar">{t('review.calendar')}</h2>
      {days && days.length > 0 ? (
        <Days days={days} examOn={examOn} minutesADay={minutesADay} />
      ) : error ? (
        <PartError text={errorText(error)} onRetry={() => void refetch().catch(() => {})} busy={loading} />
      ) : (
        <Skeleton h={300} aria-busy="true" />
      )}
    </section>
  );
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function Days({ days, ...plan }: Props & { days: readonly Day[] }) {
  const [chosen, setChosen] = useState(0);
  const table = useRef<HTMLTableElement>(null);
  const isExam = ({ date }: Day) => date === plan.examOn;
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : step && chosen + step;
    if (next === undefined || !days[next]) return;
    event.preventDefault();
    setChosen(next);
    table.current?.querySelectorAll('button')[next]?.focus();
  };
  const day = days[Math.min(chosen, days.length - 1)]!;
  return (
    <>
      <table className={classes.table} ref={table} aria-labelledby="calendar">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                {weekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find((index) => index !== undefined)}>
              {week.map((index, column) => (
                <td key={WEEKDAYS[column]}>
                  {index !== undefined && (
                    <DayButton
                      day={days[index]!}
                      isFirst={index === 0}
                      isExam={isExam(days[index]!)}
                      isChosen={index === chosen}
                      minutesADay={plan.minutesADay}
                      onChoose={() => setChosen(index)}
                      onMove={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* The button's name says the same. */}
      <p className={classes.chosen} aria-hidden>
        <strong>{dayOf(day.date)}</strong> {describe(day, isExam(day))}
      </p>
    </>
  );
}

type ButtonProps = {
  day: Day;
  isFirst: boolean;
  isExam: boolean;
  isChosen: boolean;
  minutesADay: number;
  onChoose: () => void;
  onMove: (event: KeyboardEvent) => void;
};

const DayButton = ({ day, isFirst, isExam, isChosen, minutesADay, onChoose, onMove }: ButtonProps) => (
  <button
    type="button"
    className={classes.day}
    tabIndex={isChosen ? 0 : -1}
    aria-current={isFirst ? 'date' : undefined}
    aria-pressed={isChosen}
    data-shade={shadeOf(day, minutesADay)}
    data-rest={day.isRest || undefined}
    data-exam={isExam || undefined}
    onClick={onChoose}
    onFocus={onChoose}
    onKeyDown={onMove}
  >
    <span className={classes.words}>
      {t('review.calendarDay', { day: dayOf(day.date), what: describe(day, isExam) })}
    </span>
    <span className={classes.date} aria-hidden>
      {Number(day.date.slice(8))}
      {(isFirst || day.date.endsWith('-01')) && <span> {shortMonthOf(day.date)}</span>}
    </span>
    <span className={classes.load} aria-hidden>
      {isExam ? t('review.calendarExam') : day.isRest ? t('review.calendarRest') : <Load {...day} />}
    </span>
  </button>
);

const Load = ({ due, fresh, minutes }: Day) =>
  due + fresh > 0 && (
    <>
      <b>{t('review.number', { count: due + fresh })}</b>
      <small>{t('review.calendarMinutes', { minutes })}</small>
    </>
  );

function describe({ due, fresh, minutes, isRest }: Day, isExam: boolean) {
  if (isExam) return t('review.calendarIsExam');
  if (isRest) return t('review.calendarIsRest');
  return due + fresh === 0 ? t('review.calendarNothing') : t('review.calendarLoad', { due, fresh, minutes });
}

/** From 0 (nothing) to 3 (the whole time of a day). */
const shadeOf = ({ due, fresh, minutes }: Day, minutesADay: number) =>
  due + fresh === 0 ? 0 : Math.min(3, Math.max(1, Math.ceil((minutes / Math.max(1, minutesADay)) * 3)));

/** Places in `days` by weeks from Sunday; undefined before the first and after the last day. */
function weeksOf(days: readonly Day[]): (number | undefined)[][] {
  const before = WEEKDAYS.indexOf(weekdayOf(days[0]!.date));
  const count = Math.ceil((before + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    WEEKDAYS.map((_day, column) => {
      const index = week * 7 + column - before;
      return days[index] ? index : undefined;
    }),
  );
}
