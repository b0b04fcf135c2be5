import { flat, lowestRecallInPass, planned } from './policies.ts';
import { type Policy, runTrial, type Trial } from './learners.ts';

/** 200 students; the planner was tuned on others. */
const STUDENTS = { from: 1001, to: 1201 };
const FEWER = { from: 1001, to: 1061 };

/** Half of the new questions are known before, and all fit. */
export const FITTING: Trial = { questions: 600, days: 120, aDay: 60, knownBefore: 0.5 };
/** There is time for half of the last pass. */
export const TOO_MUCH: Trial = { questions: 900, days: 120, aDay: 40, knownBefore: 0.5 };
/** The same, and as much is known before as guesses are right. */
export const TOO_MUCH_UNKNOWN: Trial = { ...TOO_MUCH, knownBefore: 0.2 };

/** Of 6, 8, 10, 12, 15 and 20 new questions a day, the one with the highest recall. */
const BEST_FLAT_PACE = 8;

export type Averages = { recall: number; reviews: number };

export const compareWithFlat = (trial: Trial) => ({
  planned: average(trial, planned, STUDENTS),
  flat: average(trial, flat(BEST_FLAT_PACE), STUDENTS),
});

export const compareOrders = (trial: Trial) => ({
  byGain: average(trial, planned, FEWER),
  lowestFirst: average(trial, lowestRecallInPass, FEWER),
});

function average(trial: Trial, policy: Policy, { from, to }: typeof STUDENTS): Averages {
  const outcomes = Array.from({ length: to - from }, (_, index) => runTrial(trial, from + index, policy));
  const mean = (toNumber: (outcome: Averages) => number) =>
    outcomes.reduce((sum, outcome) => sum + toNumber(outcome), 0) / outcomes.length;
  return { recall: mean(({ recall }) => recall), reviews: mean(({ reviews }) => reviews) };
}
