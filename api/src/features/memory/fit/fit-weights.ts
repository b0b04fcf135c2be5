import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { logLoss, type Period } from 'review/log-loss.ts';
import { MODEL, type Review, type Weights } from 'review/memory.ts';

/** `gain`: by what share they predicted later reviews better than the weights in use; negative if worse. */
export type Fit = { values: number[]; reviews: number; gain: number };

/** The optimiser takes no more of a question. */
const MAX_REVIEWS = 64;
/** Of the weights of FSRS-6. Another version of the model has another number. */
const COUNT = 21;
/** Shares of the reviews, by day. Each part is predicted by weights that were fitted on the parts before it. */
const SPLITS = [0.55, 0.7, 0.85];
/** How often to check whether the optimiser is done. */
const POLL_MS = 10;
const END = '9999';

/** Fits weights to the reviews of many questions. Keeps a core busy for up to some seconds. */
export async function fitWeights(histories: readonly (readonly Review[])[], inUse: Weights): Promise<Fit> {
  const gain = await measureGain(histories, inUse);
  return { values: await optimise(histories, END), reviews: histories.flat().length, gain };
}

async function measureGain(histories: readonly (readonly Review[])[], inUse: Weights): Promise<number> {
  let former = 0;
  let fitted = 0;
  for (const period of toPeriods(histories)) {
    const weights = { name: MODEL, values: await optimise(histories, period.from) };
    former += logLoss(histories, inUse, period);
    fitted += logLoss(histories, weights, period);
  }
  return former > 0 ? 1 - fitted / former : 0;
}

function toPeriods(histories: readonly (readonly Review[])[]): Period[] {
  const days = histories.flatMap((reviews) => reviews.slice(1).map(({ day }) => day)).sort();
  const starts = SPLITS.flatMap((share) => days[Math.floor(days.length * share)] ?? []);
  return starts.map((from, index) => ({ from, until: starts[index + 1] ?? END }));
}

/** To the reviews before a day. */
async function optimise(histories: readonly (readonly Review[])[], until: string): Promise<number[]> {
  const items = histories.flatMap((reviews) => toItems(reviews.filter(({ day }) => day < until)));
  const values = await computeParameters(items, { enableShortTerm: false, timeout: POLL_MS });
  if (values.length !== COUNT || !values.every(Number.isFinite)) throw new Error(`no weights of ${MODEL}`);
  return values;
}

/** Each review but the first, with those before it. */
function toItems(reviews: readonly Review[]): FSRSBindingItem[] {
  const all = reviews.slice(0, MAX_REVIEWS).map(({ grade, elapsed }) => new FSRSBindingReview(grade, elapsed));
  return all.slice(1).map((_, index) => new FSRSBindingItem(all.slice(0, index + 2)));
}
