import { type Calendar, toCalendar } from './calendar.ts';
import { type Card, lowestRecallFirst, toCards } from './cards.ts';
import { addDays, daysBetween } from './days.ts';
import { MINUTES, sumMinutes } from './minutes.ts';
import type { ScheduleInput, Target, TargetSummary } from './plan.ts';
import { isUnseen } from './work.ts';

/** No day takes more for targets, however near they are. */
const MOST_MINUTES = 600;
const NO_PLAN: Calendar = { examOn: Infinity, isRest: () => false };

type Input = Omit<ScheduleInput, 'days' | 'questions'>;

/** A question of a target on the day, counted from today, on which it comes. */
export type TargetVisit = { card: Card; target: string; day: number };

/**
 * Spreads the open questions of each target over the study days before its day: what is due by today first, then what was
 * never answered, in the order of the target. A question of several targets comes once, for the earliest of them.
 */
export function planTargets(input: Input): TargetVisit[] {
  const minutes = new Map<number, number>();
  const placed = new Set<string>();
  return inOrder(input.targets ?? []).flatMap((target) => {
    const visits = spread(input, target, { minutes, without: placed });
    for (const { card } of visits) placed.add(card.id);
    return visits;
  });
}

/** What a target still asks for, as if it were the only one. */
export function summariseTarget(input: Input, target: Target): TargetSummary {
  const visits = spread(input, target, { minutes: new Map(), without: new Set() });
  const done = answeredToday(input, target);
  const days = listDays(input, target);
  const perDay = (sum: number) => (days.length > 0 ? Math.ceil(sum / days.length) : 0);
  const last = visits.at(-1);
  const isOpen = visits.length > 0;
  return {
    questions: visits.length,
    questionsADay: isOpen ? perDay(visits.length + done.length) : 0,
    minutesADay: isOpen ? perDay(sumMinutes([...visits.map(({ card }) => card), ...done])) : 0,
    endsOn: last ? addDays(input.today, last.day) : null,
  };
}

const inOrder = (targets: readonly Target[]): Target[] =>
  targets.toSorted((a, b) => (a.on === b.on ? (a.id < b.id ? -1 : 1) : a.on < b.on ? -1 : 1));

const answeredToday = ({ today }: Input, { questions }: Target) =>
  questions.filter(({ state }) => state?.lastOn === today);

/** Study days before the target's day and before the examination, counted from today. */
function listDays({ plan, today }: Input, { on }: Target): number[] {
  const { examOn, isRest } = plan ? toCalendar(plan, today) : NO_PLAN;
  const end = Math.max(0, Math.min(daysBetween(today, on), examOn));
  return Array.from({ length: end }, (_, day) => day).filter((day) => !isRest(day));
}

/** `minutes` that each day already has for other targets; those of this one are added. */
type Others = { minutes: Map<number, number>; without: ReadonlySet<string> };

function spread(input: Input, target: Target, { minutes, without }: Others): TargetVisit[] {
  const days = listDays(input, target);
  const last = days.at(-1) ?? -1;
  const done = answeredToday(input, target).length;
  let left = listOpen(input, target).filter(({ id, postponedTo }) => !without.has(id) && postponedTo <= last);
  return days.flatMap((day, index) => {
    const doneToday = day === 0 ? done : 0;
    const share = Math.ceil((left.length + doneToday) / (days.length - index)) - doneToday;
    const taken = takeShare(left, { day, share, minutes });
    left = left.filter((card) => !taken.includes(card));
    return taken.map((card) => ({ card, target: target.id, day }));
  });
}

type Share = { day: number; share: number; minutes: Map<number, number> };

function takeShare(cards: readonly Card[], { day, share, minutes }: Share): Card[] {
  const taken: Card[] = [];
  for (const card of cards) {
    if (taken.length >= share) break;
    const used = (minutes.get(day) ?? 0) + MINUTES[card.kind];
    if (card.postponedTo > day || used > MOST_MINUTES) continue;
    minutes.set(day, used);
    taken.push(card);
  }
  return taken;
}

function listOpen(input: Input, { questions }: Target): Card[] {
  const cards = toCards({ ...input, questions });
  const due = cards.filter((card) => !isUnseen(card) && card.dueOn <= 0);
  return [...lowestRecallFirst(due, 0), ...cards.filter(isUnseen)];
}
