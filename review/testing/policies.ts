import { daysBetween } from '../days.ts';
import { DEFAULT_WEIGHTS, recallOn } from '../memory.ts';
import { MINUTES } from '../minutes.ts';
import { type Candidate, schedule, summarisePlan } from '../schedule.ts';
import { DEFAULT_READER_WEIGHTS } from '../weights.ts';
import { examOf, type Policy, type Trial } from './learners.ts';

const toInput = (today: string, questions: readonly Candidate[], trial: Trial) => ({
  plan: { examOn: examOf(trial), restDays: [], minutesADay: (trial.aDay * (MINUTES.SBA + MINUTES.MTF)) / 2 },
  today,
  questions,
  weights: DEFAULT_READER_WEIGHTS,
  days: 1,
});

export const planned: Policy = (today, questions, trial) =>
  schedule(toInput(today, questions, trial))[0]!.questions.map(({ id }) => id);

/** The same plan, but for the order of its last pass. */
export const lowestRecallInPass: Policy = (today, questions, trial) => {
  const input = toInput(today, questions, trial);
  const ids = schedule(input)[0]!.questions.map(({ id }) => id);
  const { lastPassFrom } = summarisePlan(input, input.plan);
  if (today < lastPassFrom) return ids;
  const left = questions.filter(({ state }) => state && state.lastOn < lastPassFrom);
  return lowestFirst(left, today).slice(0, ids.length);
};

/**
 * No dates: all that is known with a chance of 90 % or less comes, lowest first, and as many new questions each day as make
 * the best of it.
 */
export const flat =
  (newADay: number): Policy =>
  (today, questions, { aDay }) => {
    // Stability is the number of days after which the chance is 90 %.
    const due = questions.filter(
      ({ state }) => state && daysBetween(state.lastOn, today) >= Math.max(1, Math.round(state.stability)),
    );
    const fresh = questions.filter(({ state }) => !state).slice(0, newADay);
    return [...fresh.map(({ id }) => id), ...lowestFirst(due, today).slice(0, aDay - fresh.length)];
  };

function lowestFirst(questions: readonly Candidate[], day: string): string[] {
  const recalls = new Map(questions.map(({ id, state }) => [id, recallOn(state!, DEFAULT_WEIGHTS, day)]));
  return [...recalls.keys()].sort((a, b) => recalls.get(a)! - recalls.get(b)! || (a < b ? -1 : 1));
}
