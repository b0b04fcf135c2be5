import type { Answer } from 'question/answer.ts';
import type { Confidence, Outcome, RecordView, Shelf, StudyQuestion } from '../types.ts';

/** WAITING: not sent yet. REFUSED: the account does not accept it. IN_PAPER: of a visitor's paper, which is sent whole. */
export type AttemptState = 'WAITING' | 'SENT' | 'REFUSED' | 'IN_PAPER';

/** An answer in the log. Fields that are sent are named as in AttemptInput of the GraphQL schema. */
export type LoggedAttempt = {
  /** UUID, version 7; of a visitor's paper its id and the question's. */
  id: string;
  /** The account's user id; empty for a visitor. */
  owner: string;
  state: AttemptState;
  questionId: string;
  answer: Answer;
  /** As it was first marked. */
  outcome: Outcome;
  /** By a key that was corrected since, where the outcome differs. Never sent. */
  countsAs?: Outcome;
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
  /** In answers from before November 2026. */
  heldUntil?: number;
};

/** Which changes the account does not have yet. */
export type Unsent = { flag?: true; note?: true };

/** Derived from a question's answers, with the question as it was shown. */
export type StoredRecord = RecordView & {
  owner: string;
  shelf?: Shelf;
  question?: StudyQuestion;
  /** The visit of the last answer. */
  visit?: string;
  unsent?: Unsent;
  /** For an index of records with `unsent`: IndexedDB cannot index booleans. */
  isUnsent?: 1;
};

/** The reader's last place in a list. */
export type Place = { path: string; title: string; place: number; total: number; /** ISO 8601, UTC. */ at: string };
export type StoredPlace = Place & { owner: string; isUnsent?: 1 };
