import { type Day, daysBetween, WEEKDAYS, weekdayOf } from './days.ts';
import type { StudyPlan } from './plan.ts';

const WEEK = WEEKDAYS.length;

/** The days of a plan, counted from today. */
export type Calendar = {
  /** The day of the examination; 0 or less if it is over. */
  examOn: number;
  isRest: (day: number) => boolean;
};

export function toCalendar({ examOn, restDays }: StudyPlan, today: Day): Calendar {
  const first = WEEKDAYS.indexOf(weekdayOf(today));
  const rest = WEEKDAYS.map((weekday) => restDays.includes(weekday));
  return { examOn: daysBetween(today, examOn), isRest: (day) => rest[(((first + day) % WEEK) + WEEK) % WEEK]! };
}

/** Days with questions, from the one to before the other. */
export function countStudyDays({ isRest }: Calendar, from: number, to: number): number {
  let count = 0;
  for (let day = from; day < to; day += 1) if (!isRest(day)) count += 1;
  return count;
}
