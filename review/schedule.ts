import { toCalendar } from './calendar.ts';
import { type Card, earliestOf, lowestRecallFirst, toCards } from './cards.ts';
import { addDays } from './days.ts';
import { findMinutesToFit, fitPlan, suggestMinutes, toFrame } from './fit.ts';
import { sumMinutes } from './minutes.ts';
import { whyMoved } from './moves.ts';
import type { Candidate, PlanSummary, ScheduledDay, ScheduleInput, StudyPlan } from './plan.ts';
import { planDays, type Visit, visitsOn } from './plan-days.ts';
import { planTargets } from './targets.ts';
import { type Frame, isUnseen, type Work } from './work.ts';

export type * from './plan.ts';

/** What to answer on which day. The same input gives the same days, on the server and on a device. */
export function schedule(input: ScheduleInput): ScheduledDay[] {
  if (!input.plan) return scheduleByModel(input);
  const frame = frameOf(input, input.plan);
  return planDays(frame, input.days, planTargets(input)).map((visits, day) =>
    toScheduledDay(input, visits, day, frame.calendar.isRest),
  );
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
  const targets = planTargets(input);
  const held = new Set(targets.map(({ card }) => card.id));
  const days = Array.from({ length: input.days }, (): Card[] => []);
  for (const card of toCards(input)) if (!held.has(card.id)) days[Math.max(0, earliestOf(card))]?.push(card);
  return days.map((due, day) => {
    const visits = lowestRecallFirst(due, day).map((card): Visit => ({ card, why: 'DUE' }));
    return toScheduledDay(input, [...visitsOn(targets, day), ...visits], day, () => false);
  });
}

function frameOf(input: Omit<ScheduleInput, 'days'>, plan: StudyPlan): Frame {
  const work = toWork(input, plan);
  return toFrame(work, plan.minutesADay ?? suggestMinutes(work));
}

function toWork(input: Omit<ScheduleInput, 'days'>, plan: StudyPlan): Work {
  const { questions, today, targets = [] } = input;
  const forTargets = new Map(targets.flatMap((target) => target.questions.map((question) => [question.id, question])));
  const isOfToday = ({ state }: Candidate) => state?.lastOn === today;
  const answered = questions.filter((question) => isOfToday(question) && !forTargets.has(question.id));
  const again = answered.filter(({ state }) => state!.reviews > 1);
  return {
    calendar: toCalendar(plan, today),
    cards: toCards(input),
    meanMinutes: meanMinutes(questions),
    freshToday: answered.length - again.length,
    minutesToday: sumMinutes([...answered, ...[...forTargets.values()].filter(isOfToday)]),
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
    fresh: visits.filter(({ card, why }) => why === 'NEW' || (why === 'TARGET' && isUnseen(card))).length,
    questions: visits.map((visit) => {
      const movedBecause = whyMoved(visit, day, isRest);
      const { card, why, target } = visit;
      const movedFrom = movedBecause && addDays(today, card.dueOn);
      return { id: card.id, why, movedFrom, movedBecause, ...(target === undefined ? {} : { target }) };
    }),
  };
}
