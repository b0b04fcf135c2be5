import { dateFormat } from '../../../i18n/formats/dates.ts';
import { addDays, WEEKDAYS, type Day, type Weekday } from 'review/days.ts';

const A_SUNDAY = '2026-11-29';

// Days are dates without a time: the time zone must not move them.
const words = (options: Intl.DateTimeFormatOptions): ((day: Day) => string) =>
  dateFormat({ ...options, timeZone: 'UTC' });

/** May 2027. */
export const monthOf = words({ month: 'long', year: 'numeric' });
/** 10 May 2027. */
export const dateOf = words({ dateStyle: 'long' });
/** Monday 10 May. */
export const dayOf = words({ weekday: 'long', day: 'numeric', month: 'long' });
/** May. */
export const shortMonthOf = words({ month: 'short' });

const shortWeekday = words({ weekday: 'short' });
/** Mon. */
export const weekdayName = (day: Weekday) => shortWeekday(addDays(A_SUNDAY, WEEKDAYS.indexOf(day)));

export { listAll as allOf, listAny as anyOf } from '../../../i18n/formats/lists.ts';
