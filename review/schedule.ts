import { toCalendar } from './calendar.ts';
import { type Card, earliestOf, lowestRecallFirst, toCards } from './cards.ts';
import { addDays } from './days.ts';
import { findMinutesToFit, fitPlan, suggestMinutes, toFrame } from './fit.ts';
import { sumMinutes } from './minutes.ts';
import { whyMoved } from './moves.ts';
import type { Candidate, PlanSummary, ScheduledDay, ScheduleInput, StudyPlan } from './plan.ts';
import { planDays, type Visit } from './plan-days.ts';
import type { Frame, Work } from './work.ts';

export type * from './plan.ts';

/** What to answer on which day. The same input gives the same days, on the server and on a device. */
export function schedule(input: ScheduleInput): ScheduledDay[] {
  if (!input.plan) return scheduleByModel(input);
  const frame = frameOf(input, input.plan);
  return planDays(frame, input.days).map((visits, day) => toScheduledDay(input, visits, day, frame.calendar.isRest));
}

/** What a plan comes to: a search of its own, which costs more than a day of its schedule. */
export function summarisePlan(input: Omit<ScheduleInput, 'days'>, plan: StudyPlan): PlanSummary {
  const frame = frameOf(input, plan);
  const { newADay, coveredOn, leftOut } = fitPlan(frame);
  return {
    minutesADay: frame.minutesADay,
    newADay,
    coveredOn: coveredOn === null ? null : addDays(input.today, coveredOn),
    leftOut,
    minutesToFit: leftOut > 0 ? findMinutesToFit(frame) : null,
    lastPassFrom: addDays(input.today, frame.passFrom),
  };
}

function scheduleByModel(input: ScheduleInput): ScheduledDay[] {
  const days = Array.from({ length: input.days }, (): Card[] => []);
  for (const card of toCards(input)) days[Math.max(0, earliestOf(card))]?.push(card);
  return days.map((due, day) => {
    const visits = lowestRecallFirst(due, day).map((card): Visit => ({ card, why: 'DUE' }));
    return toScheduledDay(input, visits, day, () => false);
  });
}

function frameOf(input: Omit<ScheduleInput, 'days'>, plan: StudyPlan): Frame {
  const work = toWork(input, plan);
  return toFrame(work, plan.minutesADay ?? suggestMinutes(work));
}

function toWork(input: Omit<ScheduleInput, 'days'>, plan: StudyPlan): Work {
  const { questions, today } = input;
  const answered = questions.filter(({ state }) => state?.lastOn === today);
  const again = answered.filter(({ state }) => state!.reviews > 1);
  return {
    calendar: toCalendar(plan, today),
    cards: toCards(input),
    meanMinutes: meanMinutes(questions),
    freshToday: answered.length - again.length,
    minutesToday: sumMinutes(answered),
    reviewMinutesToday: sumMinutes(again),
  };
}

const meanMinutes = (questions: readonly Candidate[]): number =>
  questions.length > 0 ? sumMinutes(questions) / questions.length : 1;

function toScheduledDay(
  { today }: ScheduleInput,
  visits: readonly Visit[],
  day: number,
  isRest: (day: number) => boolean,
): ScheduledDay {
  return {
    date: addDays(today, day),
    isRest: isRest(day),
    minutes: Math.ceil(sumMinutes(visits.map(({ card }) => card))),
    questions: visits.map((visit) => {
      const movedBecause = whyMoved(visit, day, isRest);
      const { card, why } = visit;
      return { id: card.id, why, movedFrom: movedBecause && addDays(today, card.dueOn), movedBecause };
    }),
  };
}
