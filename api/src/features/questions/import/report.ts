import type { QuestionChange } from '../../../db/schema.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import type { Refusal } from './parsed-row.ts';

export type ImportCounts = {
  rows: number;
  imported: number;
  merged: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Counts warnings of imported rows. */
  warned: number;
};

/** Field by field, also in dry runs. */
export type RowChange = { line: number; ref: string; changes: readonly QuestionChange[] };

/** The row is imported all the same. */
export type Warning = { line: number; message: Message };

/** `refusals` holds the first 1,000. `stored` is false for dry runs, and for all_or_nothing with a refusal. */
export type ImportReport = ImportCounts & {
  dry_run: boolean;
  all_or_nothing: boolean;
  update: boolean;
  stored: boolean;
  stopped: boolean;
  seconds: number;
  refusals: Refusal[];
};

const MAX_WORDS = 1_000;

export const reportWords = (message: Message) => wordsOf(message).slice(0, MAX_WORDS);

/** Reports list at most this many refusals, changes and warnings each. */
export const MAX_REFUSALS = 1_000;

export const noCounts = (): ImportCounts => ({
  rows: 0,
  imported: 0,
  merged: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  warned: 0,
});
