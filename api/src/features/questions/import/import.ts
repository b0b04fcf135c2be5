import type { Readable } from 'node:stream';
import type { Database } from '../../../db/connection.ts';
import type { Authorship } from './corrections/versions.ts';
import { parsers } from './formats/parse.ts';
import type { ImportFormat } from './formats/names.ts';
import { ImportSession } from './import-session.ts';
import type { ImportOptions } from './options.ts';
import type { Refusal } from './parsed-row.ts';
import {
  MAX_REFUSALS,
  noCounts,
  type ImportCounts,
  type ImportReport,
  type RowChange,
  type Warning,
} from './report.ts';
import { comparing, lockBankForImport, run, storing, storingIn, type BatchWork } from './run.ts';
import { countWords } from '../../search/index.ts';
import { spoolFile } from './spool.ts';
import { yearInBangladesh } from './this-year.ts';

export type ImportRequest = {
  db: Database;
  input: Readable;
  format: ImportFormat;
  options?: ImportOptions;
  /** Called after every batch. */
  onProgress?: (counts: ImportCounts) => void;
  onRefusal?: (refusal: Refusal) => void;
  /** Called for each question of the bank that a row updates, a dry run's too. */
  onChange?: (change: RowChange) => void;
  onWarning?: (warning: Warning) => void;
  /** Who updates questions of the bank, by `user_id`, and why. */
  authorship?: Authorship;
  now?: () => Date;
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
  const { db, input, format, options = {}, signal, now = () => new Date() } = request;
  const { authorship = { author: 'import', reason: undefined } } = request;
  const started = performance.now();
  const refusals: Refusal[] = [];
  const pass = (source: Readable, work: BatchWork, isRepeated = false) =>
    run({
      rows: parsers[format](source, options),
      work,
      session: new ImportSession(options.update ?? false),
      prepare: {
        defaults: options.defaults ?? {},
        thisYear: yearInBangladesh(now()),
        dropPictures: options.dropPictures ?? false,
      },
      listener: {
        onCounts: (counts) => request.onProgress?.(counts),
        onRefusal: (refusal) => {
          if (refusals.length < MAX_REFUSALS) refusals.push(refusal);
          request.onRefusal?.(refusal);
        },
        onChange: (change) => isRepeated || request.onChange?.(change),
        onWarning: (warning) => isRepeated || request.onWarning?.(warning),
      },
      signal,
    });
  const report = (counts: ImportCounts, stored: boolean): ImportReport => ({
    ...counts,
    dry_run: options.dryRun ?? false,
    all_or_nothing: options.allOrNothing ?? false,
    update: options.update ?? false,
    stored,
    stopped: signal?.aborted ?? false,
    seconds: Math.round(performance.now() - started) / 1000,
    refusals,
  });

  if (options.dryRun) return report(await pass(input, comparing(db)), false);
  if (!options.allOrNothing) {
    try {
      const counts = await pass(input, storing(db, authorship));
      return report(counts, isInBank(counts));
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
      await lockBankForImport(transaction);
      counts = await pass(file.open(), storingIn(transaction, authorship), true);
      if (counts.refused > 0 || signal?.aborted) throw new Refused();
    });
  } catch (error) {
    if (error instanceof Refused) return report({ ...counts, ...nothing }, false);
    throw error;
  }
  await countWords(db);
  return report(counts, isInBank(counts));
}

/** Whether the bank has a row of the file, from this import or an earlier one. */
const isInBank = ({ rows, refused }: ImportCounts) => rows > refused;

const nothing = { imported: 0, merged: 0, updated: 0 };
