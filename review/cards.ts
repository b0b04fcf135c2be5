import type { KindName } from 'question/kinds/names.ts';
import { type Day, daysBetween } from './days.ts';
import { DEFAULT_WEIGHTS, intervalOf, type Memory, recallAfter, remember, type Weights } from './memory.ts';
import type { ScheduleInput } from './plan.ts';
import { weightsFor } from './weights.ts';

/** A question on its way through the days of a plan. Days count from today. */
export type Card = {
  id: string;
  kind: KindName;
  /** In the list. */
  place: number;
  /** Null if it was never answered. */
  memory: Memory | null;
  weights: Weights;
  /** -Infinity if it was never answered. */
  lastOn: number;
  /** Whether its last answer is its only one. */
  isFresh: boolean;
  /** Infinity if it is not scheduled. */
  dueOn: number;
  /** -Infinity if it was not postponed since. */
  postponedTo: number;
  /** Due because a paper left it blank. */
  isBlank: boolean;
  /** Whether the last answer lies ahead, and is taken to be right. */
  isForecast: boolean;
};

export function toCards({ questions, today, weights }: Omit<ScheduleInput, 'days'>): Card[] {
  const offsets = new Map<Day, number>();
  const toOffset = (day: Day | null | undefined, none: number): number => {
    if (!day) return none;
    const known = offsets.get(day);
    if (known !== undefined) return known;
    const offset = daysBetween(today, day);
    offsets.set(day, offset);
    return offset;
  };
  return questions.map(({ id, kind, state, postponedTo, blankOn }, place) => {
    const [due, blank] = [toOffset(state?.dueOn, Infinity), toOffset(blankOn, Infinity)];
    const lastOn = toOffset(state?.lastOn, -Infinity);
    const postponed = toOffset(postponedTo, -Infinity);
    return {
      id,
      kind,
      place,
      memory: state,
      weights: state ? weightsFor(weights, kind) : DEFAULT_WEIGHTS,
      lastOn,
      isFresh: state?.reviews === 1,
      dueOn: Math.min(due, blank),
      postponedTo: postponed > lastOn ? postponed : -Infinity,
      isBlank: blank < due,
      isForecast: false,
    };
  });
}

/** 0 if it was never answered. */
export const recallOf = ({ memory, weights, lastOn }: Card, day: number): number =>
  memory ? recallAfter(memory, weights, day - lastOn) : 0;

/** The first day on which it may come. */
export const earliestOf = ({ dueOn, postponedTo }: Card): number => Math.max(dueOn, postponedTo);

/** The card after it was known on a day ahead. */
export function forecast(card: Card, day: number): Card {
  const memory = remember(card.memory, card.weights, day - card.lastOn);
  return {
    ...card,
    memory,
    lastOn: day,
    dueOn: day + intervalOf(memory.stability, card.weights),
    postponedTo: -Infinity,
    isBlank: false,
    isForecast: true,
  };
}

/** The highest first; ids decide between equals. */
export const sortBy = (cards: readonly Card[], toNumber: (card: Card) => number): Card[] =>
  cards
    .map((card) => ({ card, number: toNumber(card) }))
    .sort((a, b) => b.number - a.number || (a.card.id < b.card.id ? -1 : 1))
    .map(({ card }) => card);

export const lowestRecallFirst = (cards: readonly Card[], day: number): Card[] =>
  sortBy(cards, (card) => -recallOf(card, day));
