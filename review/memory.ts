import { computeDecayFactor, default_w, FSRSAlgorithm, type Grade, Rating, roundTo } from 'ts-fsrs';
import type { ReviewAnswer } from './answers.ts';
import { addDays, type Day, daysBetween } from './days.ts';
import { rate } from './rate.ts';

/** The chance to know an answer at which it comes again. */
export const RETENTION = 0.85;
export const MODEL = 'FSRS-6';
/** Longer intervals say nothing to a student. */
const MAX_INTERVAL = 3650;

/** Weights of the model, by the name that states carry: `FSRS-6` for the library's own, else `FSRS-6:17`. */
export type Weights = { name: string; values: readonly number[] };
export const DEFAULT_WEIGHTS: Weights = { name: MODEL, values: default_w };

export type Memory = {
  /** Days until the chance to know it has fallen to 90 %. */
  stability: number;
  /** 1 to 10. */
  difficulty: number;
};

/** What the model knows of a question. Derived from its answers alone. */
export type MemoryState = Memory & {
  lastOn: Day;
  dueOn: Day;
  /** Days on which it was answered. */
  reviews: number;
  lapses: number;
  /** The name of the weights. */
  model: string;
};

/** A review as weights are fitted on: days since the one before, 0 at first. */
export type Review = { day: Day; elapsed: number; grade: Grade };

const models = new WeakMap<Weights, FSRSAlgorithm>();

function modelOf(weights: Weights): FSRSAlgorithm {
  const known = models.get(weights);
  if (known) return known;
  const model = new FSRSAlgorithm({
    w: weights.values,
    request_retention: RETENTION,
    enable_fuzz: false,
    enable_short_term: false,
  });
  const { decay, factor } = computeDecayFactor(model.parameters.w);
  // The same as the library's, which computes both of them for each recall.
  model.forgetting_curve = (elapsed, stability) => roundTo((1 + (factor * elapsed) / stability) ** decay, 8);
  models.set(weights, model);
  return model;
}

const inOrder = (a: ReviewAnswer, b: ReviewAnswer) =>
  a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The reviews of a question: of each day the first answer, since a later one knows the key. In any order of `answers`.
 * `lastOn` is the day of the last review before them.
 */
export function toReviews(answers: readonly ReviewAnswer[], lastOn?: Day): Review[] {
  const reviews: Review[] = [];
  for (const answer of answers.toSorted(inOrder)) {
    const before = reviews.at(-1)?.day ?? lastOn;
    // A traveller's days can go back.
    if (before && answer.day <= before) continue;
    reviews.push({ day: answer.day, elapsed: before ? daysBetween(before, answer.day) : 0, grade: rate(answer) });
  }
  return reviews;
}

/**
 * The state after all answers to a question, in any order. Null without any. `before` is the state after earlier answers, for a
 * device that does not have them; answers of days before its last one are left out.
 */
export const replay = (
  answers: readonly ReviewAnswer[],
  weights: Weights,
  before: MemoryState | null = null,
): MemoryState | null =>
  toReviews(answers, before?.lastOn).reduce<MemoryState | null>(
    (state, review) => step(state, review, weights),
    before,
  );

/** The state after one more review. */
export function step(before: MemoryState | null, { day, elapsed, grade }: Review, weights: Weights): MemoryState {
  const { stability, difficulty } = modelOf(weights).next_state(before, elapsed, grade);
  const isLapse = before !== null && grade === Rating.Again;
  return {
    stability,
    difficulty,
    lastOn: day,
    dueOn: addDays(day, intervalOf(stability, weights)),
    reviews: (before?.reviews ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (isLapse ? 1 : 0),
    model: weights.name,
  };
}

/** Days until the chance to know it has fallen to RETENTION. */
export const intervalOf = (stability: number, weights: Weights): number =>
  Math.min(MAX_INTERVAL, Math.max(1, Math.round(stability * modelOf(weights).interval_modifier)));

/** The chance to know the answer on a day, 0 to 1. */
export const recallOn = (
  { stability, lastOn }: Pick<MemoryState, 'stability' | 'lastOn'>,
  weights: Weights,
  day: Day,
) => recallAfter({ stability }, weights, daysBetween(lastOn, day));

/** The chance to know the answer some days after the last one, 0 to 1. */
export const recallAfter = ({ stability }: Pick<Memory, 'stability'>, weights: Weights, elapsed: number): number =>
  modelOf(weights).forgetting_curve(Math.max(0, elapsed), stability);

/** The memory after another answer that is right. */
export const remember = (before: Memory | null, weights: Weights, elapsed: number): Memory =>
  modelOf(weights).next_state(before, before ? Math.max(0, elapsed) : 0, Rating.Good);

/** The chance to know the answer `ahead` days after it was asked again, whether it is known then or not. */
export function recallIfAsked(memory: Memory, weights: Weights, elapsed: number, ahead: number): number {
  const { stability, difficulty } = memory;
  const recall = recallAfter(memory, weights, elapsed);
  const model = modelOf(weights);
  const right = model.next_recall_stability(difficulty, stability, recall, Rating.Good);
  const wrong = Math.min(stability, model.next_forget_stability(difficulty, stability, recall));
  return recall * model.forgetting_curve(ahead, right) + (1 - recall) * model.forgetting_curve(ahead, wrong);
}
