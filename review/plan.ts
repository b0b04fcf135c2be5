import type { KindName } from 'question/kinds/names.ts';
import type { Day, Weekday } from './days.ts';
import type { MemoryState } from './memory.ts';
import type { ReaderWeights } from './weights.ts';

export type StudyPlan = {
  examOn: Day;
  restDays: readonly Weekday[];
  /** Null: a suggestion. */
  minutesADay: number | null;
};

/** A question that may come. New ones come in the order of the list. */
export type Candidate = {
  id: string;
  kind: KindName;
  /** Null if it was never answered. */
  state: MemoryState | null;
  /** The day to which the reader has postponed it. */
  postponedTo: Day | null;
  /** The day of a paper that left it blank, if it was not answered since. */
  blankOn: Day | null;
};

/** Questions to be ready by a day, which is after today. New ones come in the order of the list. */
export type Target = { id: string; on: Day; questions: readonly Candidate[] };

export type TargetSummary = {
  /** Those that still come for it. */
  questions: number;
  questionsADay: number;
  minutesADay: number;
  /** The last day on which one comes. Null if none does. */
  endsOn: Day | null;
};

export type ScheduleInput = {
  /** Null: what the model alone says, without new questions, rest days and limits. */
  plan: StudyPlan | null;
  today: Day;
  /** Those that were answered today use up the day's share. */
  questions: readonly Candidate[];
  /** The reader's, as they are now. */
  weights: ReaderWeights;
  /** Questions to be ready by a day. They come before the others, also where the plan has not got them. */
  targets?: readonly Target[];
  /** How many days to return, from today. Those from the examination on are empty. */
  days: number;
};

export type QueueReason = 'DUE' | 'NEW' | 'LAST_PASS' | 'TARGET';
export type MoveReason = 'REST_DAY' | 'LOAD' | 'EXAM' | 'BACKLOG' | 'POSTPONED';

/**
 * A question on a day. `movedFrom` is the day that the model alone would have chosen. With a plan a question can come on
 * several days: the later ones are those on which it comes if it is known on the earlier ones.
 */
export type ScheduledQuestion = {
  id: string;
  why: QueueReason;
  movedFrom: Day | null;
  movedBecause: MoveReason | null;
  /** The id of the target that it comes for. */
  target?: string;
};

/** `questions` in the order in which to ask them; `fresh` of them were never answered. */
export type ScheduledDay = {
  date: Day;
  isRest: boolean;
  minutes: number;
  fresh: number;
  questions: ScheduledQuestion[];
};

export type PlanSummary = {
  minutesADay: number;
  newADay: number;
  /** Null if some are not seen before the examination. */
  coveredOn: Day | null;
  leftOut: number;
  /** Null if all fit, or if 600 are not enough. */
  minutesToFit: number | null;
  lastPassFrom: Day;
};
