import type { Readable } from 'node:stream';
import type { Database } from '../db/connection.ts';
import { parsers } from './formats/parse.ts';
import type { ImportFormat } from './formats/names.ts';
import type { ImportOptions } from './options.ts';
import type { Refusal } from './parsed-row.ts';
import { MAX_REFUSALS, noCounts, type ImportCounts, type ImportReport } from './report.ts';
import { comparing, run, storing, storingIn, type BatchWork } from './run.ts';
import { countWords } from '../search/index.ts';
import { spoolFile } from './spool.ts';
import { lockBank } from './store.ts';

export type ImportRequest = {
  db: Database;
  input: Readable;
  format: ImportFormat;
  options?: ImportOptions;
  /** Called after every batch. */
  onProgress?: (counts: ImportCounts) => void;
  onRefusal?: (refusal: Refusal) => void;
  /** Stops the import after the batch at hand; one of all or nothing is undone. */
  signal?: AbortSignal;
};

class Refused extends Error {}

/**
 * Imports a file of questions into the bank and reports what became of its rows.
 * Throws FileError where the file as a whole cannot be read; the batches stored before that stay
 * (`onProgress` has told their counts), unless all or nothing was asked for.
 */
export async function importQuestions(request: ImportRequest): Promise<ImportReport> {
  const { db, input, format, options = {}, signal } = request;
  const started = performance.now();
  const refusals: Refusal[] = [];
  const pass = (source: Readable, work: BatchWork) =>
    run(
      parsers[format](source, options),
      work,
      options.defaults ?? {},
      {
        onCounts: (counts) => request.onProgress?.(counts),
        onRefusal: (refusal) => {
          if (refusals.length < MAX_REFUSALS) refusals.push(refusal);
          request.onRefusal?.(refusal);
        },
      },
      signal,
    );
  const report = (counts: ImportCounts, stored: boolean): ImportReport => ({
    ...counts,
    dry_run: options.dryRun ?? false,
    all_or_nothing: options.allOrNothing ?? false,
    stored,
    stopped: signal?.aborted ?? false,
    seconds: Math.round(performance.now() - started) / 1000,
    refusals,
  });

  if (options.dryRun) return report(await pass(input, comparing(db)), false);
  if (!options.allOrNothing) {
    try {
      return report(await pass(input, storing(db)), true);
    } finally {
      await countWords(db);
    }
  }

  // Compared first and stored after: a refused file never opens a transaction, which on PGlite holds up every reader.
  await using file = await spoolFile(input);
  const compared = await pass(file.open(), comparing(db));
  if (compared.refused > 0 || signal?.aborted) return report({ ...compared, ...nothing }, false);
  let counts = noCounts();
  try {
    await db.transaction(async (transaction) => {
      await lockBank(transaction);
      counts = await pass(file.open(), storingIn(transaction));
      if (counts.refused > 0 || signal?.aborted) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return report({ ...counts, ...nothing }, false);
    throw error;
  }
  await countWords(db);
  return report(counts, true);
}

const nothing = { imported: 0, merged: 0 };
