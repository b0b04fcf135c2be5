import type { QuestionChange } from '../../../db/schema.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import type { Refusal } from './parsed-row.ts';

/** How far an import has come. */
export type ImportCounts = {
  rows: number;
  imported: number;
  merged: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Warnings, of rows that go in. */
  warned: number;
};

/** A question of the bank that a row changes, or would change, field by field. */
export type RowChange = { line: number; ref: string; changes: readonly QuestionChange[] };

/** What should be looked at, though the row goes in. */
export type Warning = { line: number; message: Message };

/**
 * What an import did. `refusals` holds the first 1,000 (`refused` counts all); `stopped` says that the caller
 * broke it off; a dry run, and an import of all or nothing with a refusal, has `stored: false`.
 */
export type ImportReport = ImportCounts & {
  dry_run: boolean;
  all_or_nothing: boolean;
  update: boolean;
  stored: boolean;
  stopped: boolean;
  seconds: number;
  refusals: Refusal[];
};

// Reasons quote what is wrong, which may be a whole question.
const MAX_WORDS = 1_000;

/** What a report says of a row. */
export const reportWords = (message: Message) => wordsOf(message).slice(0, MAX_WORDS);

/** How many refusals are told, and how many changes and warnings. */
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
