/** `date` is in the reader's time zone: 2026-11-23. */
export type DayCount = { date: string; answered: number; right: number };

const DAY_MS = 86_400_000;
const WEEKS = 53;

/** Today in the reader's time zone: 2026-11-23. */
export function today(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days up to and including a date. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => toDate(Date.parse(last) - (count - 1 - index) * DAY_MS));

/** The weeks of the last year, each from Sunday. The last one ends today. */
export function weeksUntil(last: string): string[][] {
  const days = daysUntil(last, (WEEKS - 1) * 7 + new Date(last).getUTCDay() + 1);
  return Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

// The number of answers from which a day has the next darker colour.
const STEPS = [1, 10, 25, 50];

/** From 0 (no answer) to 4. */
export const shadeOf = (day: DayCount | undefined) => STEPS.filter((step) => (day?.answered ?? 0) >= step).length;
