import type { Schemas } from 'schema/rest/bodies.ts';
import { cutText } from 'server/cut-text.ts';
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

/** The row is imported all the same. `at`: see ParsedRow. `isOfFile`: about the file as a whole. */
export type Warning = { line: number; at?: Message; message: Message; isOfFile?: true };

/**
 * A row as a table shows it, sent as `{"row": …}` with `?rows=true`: the first 1,000 rows, and up to 1,000 later ones with an
 * error or a warning, in the file's order, after the `refused` and `warning` lines of their batch.
 */
export type RowReport = Schemas['ImportRow'];
export type RowProblem = RowReport['problems'][number];

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

export type ImportListeners = {
  onProgress?: ((counts: ImportCounts) => void) | undefined;
  onRefusal?: ((refusal: Refusal) => void) | undefined;
  onChange?: ((change: RowChange) => void) | undefined;
  onWarning?: ((warning: Warning) => void) | undefined;
  /** The rows that a table shows, which cost their cells. */
  onRow?: ((row: RowReport) => void) | undefined;
};

const MAX_WORDS = 1_000;

export const reportWords = (message: Message) => cutText(wordsOf(message), MAX_WORDS);

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
