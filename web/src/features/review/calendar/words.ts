import { addDays, WEEKDAYS, type Day, type Weekday } from 'review/days.ts';

const LOCALE = 'en-GB';
const A_SUNDAY = '2026-11-29';

// Days are dates without a time: the time zone must not move them.
const words = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: Day) =>
    (format ??= new Intl.DateTimeFormat(LOCALE, { timeZone: 'UTC', ...options })).format(new Date(day));
};

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

const list = (type: Intl.ListFormatType) => (parts: readonly string[]) =>
  new Intl.ListFormat(LOCALE, { type }).format(parts);
/** Minutes and topics. */
export const allOf = list('conjunction');
/** Subjects, rest days or another day. */
export const anyOf = list('disjunction');
