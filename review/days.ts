/** A day of the reader, ISO 8601: 2026-11-28. Days compare as text. */
export type Day = string;

/** In the order of `Date.getUTCDay`. */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

const toNumber = (day: Day) => Date.parse(day) / DAY_MS;
const toDay = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => toDay(toNumber(day) + count);

/** Positive if `to` is later. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

export const weekdayOf = (day: Day): Weekday => WEEKDAYS[new Date(day).getUTCDay()]!;

/** The first day after `day` that is not a rest day. Of seven rest days there is none. */
export function nextStudyDay(day: Day, restDays: readonly Weekday[]): Day {
  let next = addDays(day, 1);
  while (restDays.includes(weekdayOf(next))) next = addDays(next, 1);
  return next;
}

/** Minutes east of UTC, of a reader whose device has not said another. */
export const DHAKA_OFFSET = 360;

/** The reader's day at a time. `offset` is in minutes east of UTC. */
export const dayAt = (time: number, offset: number): Day => new Date(time + offset * 60_000).toISOString().slice(0, 10);
