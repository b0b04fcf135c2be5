import type { Answer } from 'question/answer.ts';
import type { Day } from 'review/days.ts';
import type { MemoryState } from 'review/memory.ts';
import type { ReaderWeights } from 'review/weights.ts';
import type { MoveReason, StudyPlan } from 'review/schedule.ts';
import type { Confidence, Outcome, RecordView, Shelf, StudyQuestion } from '../types.ts';

/**
 * WAITING: not sent yet. UNDOING: sent, and then taken back, which the account does not know yet. REFUSED: the account does
 * not accept it. IN_PAPER: of a paper that the account does not have, which is sent whole.
 */
export type AttemptState = 'WAITING' | 'SENT' | 'UNDOING' | 'REFUSED' | 'IN_PAPER';

/** An answer in the log. Fields that are sent are named as in AttemptInput of the GraphQL schema. */
export type LoggedAttempt = {
  /** UUID, version 7; of such a paper its id and the question's. */
  id: string;
  /** The account's user id; empty for a visitor. */
  owner: string;
  state: AttemptState;
  questionId: string;
  /** Practice, if left out. */
  mode?: 'REVIEW';
  answer: Answer;
  /** As it was first marked. */
  outcome: Outcome;
  /** By a key that was corrected since, where the outcome differs. Never sent. */
  countsAs?: Outcome;
  /** Thousandths of a mark, by the newest key. Never sent; not in answers from before December 2026. */
  points?: number;
  /** ISO 8601, UTC. */
  answeredAt: string;
  tookMs?: number;
  confidence?: Confidence;
  changes: number;
  /** UUIDs of the tab's visit and of the device. */
  sessionId: string;
  deviceId: string;
  /** Minutes east of UTC. */
  utcOffsetMinutes: number;
  /** When the reader took it back, ISO 8601, UTC: it does not count. */
  undoneAt?: string;
  /** In answers from before November 2026. */
  heldUntil?: number;
};

/** Which changes the account does not have yet. */
export type Unsent = { flag?: true; note?: true; postponed?: true };

/** Derived from a question's answers, with the question as it was shown. */
export type StoredRecord = RecordView & {
  owner: string;
  shelf?: Shelf;
  question?: StudyQuestion;
  /** The day to which the reader has postponed it. */
  postponedTo?: string;
  /** The visit of the last answer. */
  visit?: string;
  unsent?: Unsent;
  /** For an index of records with `unsent`: IndexedDB cannot index booleans. */
  isUnsent?: 1;
};

/** The reader's last place in a list. */
export type Place = { path: string; title: string; place: number; total: number; /** ISO 8601, UTC. */ at: string };
export type StoredPlace = Place & { owner: string; isUnsent?: 1 };

/** What the account's memory model knows of a question. */
export type StoredState = MemoryState & { owner: string; questionId: string; postponedTo: Day | null };

/** A question to answer, and why it comes. */
export type ReviewItem = {
  question: StudyQuestion;
  /** The list that it is from. */
  shelf: Shelf;
  why: 'DUE' | 'WRONG' | 'NEW' | 'LAST_PASS' | 'TARGET';
  movedFrom: Day | null;
  movedBecause: MoveReason | null;
  /** With TARGET alone. */
  target?: Pick<StoredTarget, 'name' | 'others' | 'on'>;
};

/** `board` and `subjects` are codes. */
export type DevicePlan = StudyPlan & { board: string; subjects: string[] };

/** Items to be ready by a day, with the ids of all their questions. `items` are codes. */
export type StoredTarget = {
  id: string;
  name: string;
  /** Items that `name` does not stand for. */
  others: number;
  items: string[];
  on: Day;
  questionIds: string[];
};

/** The reader's questions of a day, and what a device needs to plan without the account. */
export type StoredReview = {
  owner: string;
  day: Day;
  items: ReviewItem[];
  /** Null without one. */
  plan: DevicePlan | null;
  /** Of the account; not in what was stored before December 2026. */
  targets?: StoredTarget[];
  weights: ReaderWeights;
  /** The day on which the account's states were stored; null if they have to be fetched again. */
  statesOn: Day | null;
};
