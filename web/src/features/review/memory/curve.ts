import { addDays, type Day, daysBetween } from 'review/days.ts';
import { type MemoryState, recallOn, step, type Weights } from 'review/memory.ts';
import { Rating } from 'review/rate.ts';

/** A chance from 0 to 1, days after the first answer. */
export type Point = { day: number; recall: number };

export type Curve = {
  /** The days of three right answers; the first is 0. */
  answers: number[];
  days: number;
  /** With those answers. */
  asked: Point[];
  /** After the first alone. */
  alone: Point[];
};

const FIRST: Day = '2026-01-01';
/** How much longer the curve is than it takes to the third answer. */
const LENGTH = 1.35;

const answer = (before: MemoryState | null, day: Day, weights: Weights) =>
  step(before, { day, elapsed: before ? daysBetween(before.lastOn, day) : 0, grade: Rating.Good }, weights);

/** What the model expects of a question that is right each time it comes. */
export function computeCurve(weights: Weights): Curve {
  const first = answer(null, FIRST, weights);
  const second = answer(first, first.dueOn, weights);
  const third = answer(second, second.dueOn, weights);
  const states = [first, second, third];
  const answers = states.map(({ lastOn }) => daysBetween(FIRST, lastOn));
  const days = Math.ceil(answers[2]! * LENGTH) + 1;
  return {
    answers,
    days,
    asked: states.flatMap((state, index) => fall(state, weights, answers[index + 1] ?? days)),
    alone: fall(first, weights, days),
  };
}

/** Until a day after the first answer. */
function fall(state: MemoryState, weights: Weights, until: number): Point[] {
  const from = daysBetween(FIRST, state.lastOn);
  return Array.from({ length: until - from + 1 }, (_, index) => {
    const day = from + index;
    return { day, recall: recallOn(state, weights, addDays(FIRST, day)) };
  });
}
