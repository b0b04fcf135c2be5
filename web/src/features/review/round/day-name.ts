import { type Day, daysBetween } from 'review/days.ts';

const FORMATS = { near: { weekday: 'long' }, far: { day: 'numeric', month: 'long' } } as const;

/** Friday, of the days around today; else 12 November. */
export function dayName(day: Day, today: Day): string {
  const format = FORMATS[Math.abs(daysBetween(today, day)) < 7 ? 'near' : 'far'];
  return new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }).format(new Date(day));
}
