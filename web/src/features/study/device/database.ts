import { Dexie, type Table } from 'dexie';
import type { Confidence, Outcome, RecordView, Shelf, StudyQuestion } from '../types.ts';

/** WAITING until the account has it, REFUSED where the account will not have it. */
export type AttemptState = 'WAITING' | 'SENT' | 'REFUSED';

/** An answer in the log. What is sent of it is as AttemptInput of the GraphQL contract has it. */
export type LoggedAttempt = {
  /** UUID, version 7. */
  id: string;
  /** The account's user id; empty for a visitor. */
  owner: string;
  state: AttemptState;
  questionId: string;
  answer: {
    sba?: string;
    mtf?: { key: string; value: boolean }[];
    saq?: { label: string; points: number[] }[];
  };
  outcome: Outcome;
  /** ISO 8601, UTC. */
  answeredAt: string;
  tookMs?: number;
  confidence?: Confidence;
  changes: number;
  /** One visit of a tab, and the device: both UUIDs. */
  sessionId: string;
  deviceId: string;
  /** Minutes east of UTC. */
  utcOffsetMinutes: number;
  /** In milliseconds since 1970: not sent before. */
  heldUntil?: number;
};

/** What changed here and the account does not know yet. */
export type Unsent = { flag?: true; note?: true };

/** What is derived from a question's attempts, with the question as it was shown. */
export type StoredRecord = RecordView & {
  owner: string;
  shelf?: Shelf;
  question?: StudyQuestion;
  /** The visit of the last attempt. */
  visit?: string;
  unsent?: Unsent;
  /** An index over `unsent`: IndexedDB has none of booleans. */
  isUnsent?: 1;
};

/** A list that the reader was in. */
export type Place = { path: string; title: string; place: number; total: number; /** ISO 8601, UTC. */ at: string };
export type StoredPlace = Place & { owner: string; isUnsent?: 1 };

type Database = Dexie & {
  attempts: Table<LoggedAttempt, string>;
  records: Table<StoredRecord, [string, string]>;
  places: Table<StoredPlace, [string, string]>;
};

export const database = new Dexie('study') as Database;
database.version(1).stores({
  attempts: 'id, owner, [owner+state], [owner+questionId]',
  records: '[owner+questionId], owner, [owner+isUnsent]',
  places: '[owner+path], owner, [owner+isUnsent]',
});

export const isQuotaError = (error: unknown) =>
  error instanceof Dexie.DexieError && [error.name, (error.inner as Error | null)?.name].includes('QuotaExceededError');
