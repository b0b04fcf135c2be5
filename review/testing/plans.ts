import { Rating } from 'ts-fsrs';
import { addDays, type Day, daysBetween, WEEKDAYS } from '../days.ts';
import { DEFAULT_WEIGHTS, intervalOf, type MemoryState, step } from '../memory.ts';
import { type Candidate, schedule, summarisePlan, type ScheduleInput, type StudyPlan } from '../schedule.ts';
import { DEFAULT_READER_WEIGHTS } from '../weights.ts';
import { mulberry32 } from '../readiness/random.ts';

export const TODAY = '2026-11-28';

export const stateOf = (stability: number, lastOn: Day, difficulty = 5): MemoryState => ({
  stability,
  difficulty,
  lastOn,
  dueOn: addDays(lastOn, intervalOf(stability, DEFAULT_WEIGHTS)),
  reviews: 2,
  lapses: 0,
  model: DEFAULT_WEIGHTS.name,
});

export const questionOf = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  kind: 'SBA',
  state: null,
  postponedTo: null,
  blankOn: null,
  ...more,
});

export const newOnes = (count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) => questionOf(`n${String(index).padStart(4, '0')}`));

export function run(questions: readonly Candidate[], more: Partial<ScheduleInput> = {}) {
  const input = { plan: null, today: TODAY, questions, weights: DEFAULT_READER_WEIGHTS, days: 30, ...more };
  return { days: schedule(input), summary: input.plan && summarisePlan(input, input.plan) };
}

export type RandomPlan = {
  seed: number;
  daysLeft: number;
  questions: number;
  minutes: number | null;
  restDays: number;
  /** Of the questions, 0 to 1. */
  unseen: number;
};

/** A plan, and questions of all kinds and states, the same for the same values. */
export function makePlan({ seed, daysLeft, questions, minutes, restDays, unseen }: RandomPlan) {
  const random = mulberry32(seed);
  const plan: StudyPlan = {
    examOn: addDays(TODAY, daysLeft),
    restDays: WEEKDAYS.filter((_, index) => index < restDays),
    minutesADay: minutes,
  };
  const kinds = ['SBA', 'MTF', 'MTF', 'SBA', 'SAQ'] as const;
  const candidates = Array.from({ length: questions }, (_, index): Candidate => {
    const lastOn = addDays(TODAY, -1 - Math.floor(random() * 60));
    return questionOf(`q${index}`, {
      kind: kinds[Math.floor(random() * kinds.length)]!,
      state: random() < unseen ? null : stateOf(0.3 + random() * 40, lastOn, 1 + random() * 9),
      postponedTo: random() < 0.02 ? addDays(TODAY, 1 + Math.floor(random() * 5)) : null,
    });
  });
  return { plan, questions: candidates };
}

/** The questions after these were answered on a day, all of them right. */
export function answerAll(questions: readonly Candidate[], ids: readonly string[], day: Day): Candidate[] {
  const answered = new Set(ids);
  return questions.map((question) => {
    if (!answered.has(question.id)) return question;
    const { state } = question;
    const elapsed = state ? daysBetween(state.lastOn, day) : 0;
    return { ...question, blankOn: null, state: step(state, { day, elapsed, grade: Rating.Good }, DEFAULT_WEIGHTS) };
  });
}
