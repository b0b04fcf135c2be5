import { type Day, daysBetween } from './days.ts';
import { schedule, type ScheduledQuestion, type ScheduleInput } from './schedule.ts';

export type Turn = ScheduledQuestion & { comesOn: Day };

/**
 * When a question that was put off until a day comes again. `until` is in `input` already. Null if that is not before the
 * examination, or before the day of its target.
 */
export function findTurn(input: Omit<ScheduleInput, 'days'>, id: string, until: Day): Turn | null {
  const { today, plan, targets = [] } = input;
  const target = targets.findLast(({ questions }) => questions.some((question) => question.id === id));
  if (!plan && !target) return turnByModel(input, id, until);
  const last = [plan?.examOn ?? today, target?.on ?? today].toSorted().at(-1)!;
  // As a rule it comes at once, and the days after it need not be planned.
  for (const days of [daysBetween(today, until) + 1, daysBetween(today, last)]) {
    for (const { date, questions } of schedule({ ...input, days })) {
      const found = questions.find((question) => question.id === id);
      if (found) return { ...found, comesOn: date };
    }
  }
  // On the last day before the target, a question that was never answered has no later day.
  return !plan && input.questions.some((question) => question.id === id) ? turnByModel(input, id, until) : null;
}

/** By the memory model alone. A question that is neither due nor answered would have come today. */
function turnByModel({ today, questions }: Omit<ScheduleInput, 'days'>, id: string, until: Day): Turn {
  const question = questions.find((one) => one.id === id);
  const due = question?.blankOn ?? question?.state?.dueOn ?? today;
  const why = question ? 'DUE' : 'NEW';
  return due >= until
    ? { id, why, comesOn: due, movedFrom: null, movedBecause: null }
    : { id, why, comesOn: until, movedFrom: due, movedBecause: 'POSTPONED' };
}
