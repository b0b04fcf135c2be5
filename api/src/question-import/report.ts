import type { Refusal } from './parsed-row.ts';

/** How far an import has come. */
export type ImportCounts = { rows: number; imported: number; merged: number; unchanged: number; refused: number };

/**
 * What an import did. `refusals` holds the first 1,000 (`refused` counts all); `stopped` says that the caller
 * broke it off; a dry run, and an import of all or nothing with a refusal, has `stored: false`.
 */
export type ImportReport = ImportCounts & {
  dry_run: boolean;
  all_or_nothing: boolean;
  stored: boolean;
  stopped: boolean;
  seconds: number;
  refusals: Refusal[];
};

export const MAX_REFUSALS = 1_000;

export const noCounts = (): ImportCounts => ({ rows: 0, imported: 0, merged: 0, unchanged: 0, refused: 0 });
