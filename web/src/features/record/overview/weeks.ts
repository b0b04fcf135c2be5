import type { DayCount } from '../data/summary.ts';

const DAY_MS = 86_400_000;
const WEEKS = 53;

/** The reader's day now: 2026-11-23. */
export function today(now = new Date()): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The days until one, that one last. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => toDate(Date.parse(last) - (count - 1 - index) * DAY_MS));

/** The weeks of a year until today, each from Sunday; days to come are left out. */
export function weeksUntil(last: string): string[][] {
  const days = daysUntil(last, (WEEKS - 1) * 7 + new Date(last).getUTCDay() + 1);
  return Array.from({ length: WEEKS }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

// Answers from which a day is darker.
const STEPS = [1, 10, 25, 50];

/** 0 without an answer, to 4. */
export const shadeOf = (day: DayCount | undefined) => STEPS.filter((step) => (day?.answered ?? 0) >= step).length;
