import { type Grade, Rating } from 'ts-fsrs';
import type { ReviewAnswer } from './answers.ts';

export { Rating } from 'ts-fsrs';

/** A sure answer within this time is an easy one. */
const QUICK_MS = 15_000;
/** Four of five statements. */
const MTF_HARD = 0.8;
const SAQ_HARD = 0.6;
const SAQ_GOOD = 0.8;

/** How well an answer was remembered, as the memory model takes it. Luck does not count as memory. */
export function rate({ kind, outcome, points, outOf, confidence, tookMs }: ReviewAnswer): Grade {
  if (outcome === 'WRONG' || confidence === 'GUESS') return Rating.Again;
  const share = outOf > 0 ? points / outOf : 0;
  if (kind === 'SAQ' && outcome !== 'RIGHT') {
    return share < SAQ_HARD ? Rating.Again : share < SAQ_GOOD ? Rating.Hard : Rating.Good;
  }
  if (outcome === 'PARTLY') return share >= MTF_HARD ? Rating.Hard : Rating.Again;
  return confidence === 'SURE' && tookMs !== null && tookMs <= QUICK_MS ? Rating.Easy : Rating.Good;
}
