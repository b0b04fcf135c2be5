import { Rating } from 'ts-fsrs';
import type { Day } from './days.ts';
import { type MemoryState, recallOn, type Review, step, type Weights } from './memory.ts';

/** A chance of exactly 0 or 1 would cost infinitely much where it is wrong. */
const LEAST_CHANCE = 1e-6;

/** From the first day to before the last. */
export type Period = { from: Day; until: Day };

/**
 * How badly the weights predicted what was remembered in a period: the sum over its reviews of minus the logarithm of the
 * chance given to what happened. First reviews do not count, since nothing predicts them.
 */
export function logLoss(histories: readonly (readonly Review[])[], weights: Weights, period: Period): number {
  let sum = 0;
  for (const reviews of histories) {
    let state: MemoryState | null = null;
    for (const review of reviews) {
      if (review.day >= period.until) break;
      if (state && review.day >= period.from) {
        sum += lossOf(recallOn(state, weights, review.day), review.grade > Rating.Again);
      }
      state = step(state, review, weights);
    }
  }
  return sum;
}

const lossOf = (recall: number, isRecalled: boolean) =>
  -Math.log(Math.max(LEAST_CHANCE, isRecalled ? recall : 1 - recall));
