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
export type RowReport = {
  /** The line or row of the file; of docx the rows of all tables and the paragraphs, counted together. */
  line: number;
  /** The place in words, where `line` is not how an editor finds it: `table 3, row 2`. */
  at?: string;
  outcome: 'imported' | 'merged' | 'updated' | 'unchanged' | 'refused';
  /** By columns of the template, without empty cells; bodies are HTML. Empty where a broken row has no cells. */
  cells: Record<string, string>;
  problems: RowProblem[];
  /** True if an edit of the request was applied to it. */
  edited: boolean;
};

export type RowProblem = {
  /** An error refuses the row. A hint is a proposal without a warning. */
  severity: 'error' | 'warning' | 'hint';
  /** Null for the row as a whole. */
  column: string | null;
  message: string;
  /** The first 1,000 characters of the cell; null without a column and for an empty cell. */
  value: string | null;
  kind: 'value' | 'chapter' | 'topic' | 'bijoy';
  /** What the cell could hold instead, best first: similar names (up to 3), or the whole cell as Unicode. */
  proposals: string[];
};

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
