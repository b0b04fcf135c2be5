import type { DayCount } from '../days/weeks.ts';
import { dayOf, isAnswer, outcomeNow } from './derive.ts';
import type { LoggedAttempt } from './rows.ts';

/** Days with an answer, oldest first. */
export function countDays(attempts: readonly LoggedAttempt[]): DayCount[] {
  const days = new Map<string, DayCount>();
  for (const attempt of attempts.filter(isAnswer)) {
    const date = dayOf(attempt);
    const day = days.get(date) ?? { date, answered: 0, right: 0 };
    days.set(date, { date, answered: day.answered + 1, right: day.right + Number(outcomeNow(attempt) === 'RIGHT') });
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
