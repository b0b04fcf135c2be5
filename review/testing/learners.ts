import { default_w, forgetting_curve, FSRSAlgorithm, type Grade, Rating } from 'ts-fsrs';
import type { ReviewAnswer } from '../answers.ts';
import { addDays, type Day, daysBetween } from '../days.ts';
import { DEFAULT_WEIGHTS, type Memory, step } from '../memory.ts';
import { rate } from '../rate.ts';
import { mulberry32 } from '../readiness/random.ts';
import type { Candidate } from '../schedule.ts';

export const FIRST_DAY = '2026-11-28';

export type Trial = {
  questions: number;
  days: number;
  /** Questions that a student answers on a day at most. */
  aDay: number;
  /** The chance that a new question is known. */
  knownBefore: number;
};

export const examOf = ({ days }: Trial): Day => addDays(FIRST_DAY, days);

/** What to ask on a day. */
export type Policy = (day: Day, questions: readonly Candidate[], trial: Trial) => readonly string[];

export type Outcome = { recall: number; reviews: number; unseen: number };

const MODEL = new FSRSAlgorithm({ w: default_w, enable_fuzz: false, enable_short_term: false });
const SKIPPED_DAYS = 0.2;
const STATEMENTS = 5;
const OPTIONS = 5;

/** True memory: as the model has it, but each stability is longer or shorter by the student's factor. */
class Student {
  readonly #random: () => number;
  readonly #factor: number;
  readonly #knownBefore: number;
  readonly #memories = new Map<string, Memory & { lastOn: Day }>();

  constructor(seed: number, knownBefore: number) {
    this.#knownBefore = knownBefore;
    this.#random = mulberry32(seed);
    this.#factor = 2 ** (2 * this.#random() - 1);
  }

  recall(id: string, day: Day): number {
    const memory = this.#memories.get(id);
    if (!memory) return 0;
    return forgetting_curve(default_w, daysBetween(memory.lastOn, day), memory.stability * this.#factor);
  }

  isAway = () => this.#random() < SKIPPED_DAYS;

  /** Who does not know guesses, and then reads the reasons. */
  answer({ id, kind }: Candidate, day: Day): Grade {
    const memory = this.#memories.get(id);
    const recall = memory ? this.recall(id, day) : this.#knownBefore;
    const isKnown = this.#random() < recall;
    const grade = isKnown ? Rating.Good : Rating.Again;
    const elapsed = memory ? daysBetween(memory.lastOn, day) : 0;
    this.#memories.set(id, { ...MODEL.next_state(memory ?? null, elapsed, grade, recall), lastOn: day });
    return rate(toAnswer(kind, isKnown ? 1 : this.#guess(kind)));
  }

  #guess(kind: string): number {
    if (kind === 'SBA') return this.#random() < 1 / OPTIONS ? 1 : 0;
    let right = 0;
    for (let statement = 0; statement < STATEMENTS; statement += 1) if (this.#random() < 0.5) right += 1;
    return right / STATEMENTS;
  }
}

const toAnswer = (kind: Candidate['kind'], share: number): ReviewAnswer => ({
  id: '',
  kind,
  outcome: share === 1 ? 'RIGHT' : share === 0 ? 'WRONG' : 'PARTLY',
  points: share * 1000,
  outOf: 1000,
  confidence: null,
  tookMs: null,
  answeredAt: 0,
  day: FIRST_DAY,
});

export function runTrial(trial: Trial, seed: number, policy: Policy): Outcome {
  const student = new Student(seed, trial.knownBefore);
  const exam = examOf(trial);
  const questions: Candidate[] = Array.from({ length: trial.questions }, (_, index) => ({
    id: String(index).padStart(5, '0'),
    kind: index % 2 === 0 ? 'MTF' : 'SBA',
    state: null,
    postponedTo: null,
    blankOn: null,
  }));
  const places = new Map(questions.map(({ id }, index) => [id, index]));
  let reviews = 0;
  for (let day = FIRST_DAY; day < exam; day = addDays(day, 1)) {
    if (student.isAway()) continue;
    for (const id of policy(day, questions, trial)) {
      const question = questions[places.get(id)!]!;
      const { state } = question;
      const grade = student.answer(question, day);
      const elapsed = state ? daysBetween(state.lastOn, day) : 0;
      questions[places.get(id)!] = { ...question, state: step(state, { day, elapsed, grade }, DEFAULT_WEIGHTS) };
      reviews += 1;
    }
  }
  const recalls = questions.map(({ id }) => student.recall(id, exam));
  return {
    recall: recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length,
    reviews,
    unseen: questions.filter(({ state }) => state === null).length,
  };
}
