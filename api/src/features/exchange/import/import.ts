import type { Readable } from 'node:stream';
import type { Database } from '../../../db/connection.ts';
import type { Authorship } from '../../bank/index.ts';
import type { ImportFormat } from '../formats/index.ts';
import { ImportSession } from './import-session.ts';
import type { ImportOptions } from './options.ts';
import type { Refusal } from './parsed-row.ts';
import { PictureReader, type PictureSource } from './pictures/index.ts';
import { readFile } from './reader/read-file.ts';
import {
  MAX_REFUSALS,
  noCounts,
  type ImportCounts,
  type ImportReport,
  type RowChange,
  type RowReport,
  type Warning,
} from './report.ts';
import { comparing, lockBankForImport, run, storing, storingIn, type BatchWork, type OnStored } from './run.ts';
import { countWords } from '../../search/index.ts';
import { spoolFile } from '../files/spool.ts';
import { storingWhole } from './storing-whole.ts';
import type { Edits } from './table/edits.ts';
import { yearInBangladesh } from '../../bank/draft/index.ts';

export type ImportRequest = {
  db: Database;
  input: Readable;
  format: ImportFormat;
  options?: ImportOptions;
  onProgress?: (counts: ImportCounts) => void;
  onRefusal?: (refusal: Refusal) => void;
  onChange?: (change: RowChange) => void;
  onWarning?: (warning: Warning) => void;
  /** The rows that a table shows. */
  onRow?: (row: RowReport) => void;
  /** With each new question. With all_or_nothing the report says whether they stay. */
  onStored?: OnStored;
  edits?: Edits | undefined;
  /** Without it, rows name stored pictures by their public id alone. */
  pictures?: PictureSource | undefined;
  /** The `user_id` of who updates questions, and why. */
  authorship?: Authorship;
  now?: () => Date;
  /** Stops after the current batch; with all_or_nothing everything is undone. */
  signal?: AbortSignal;
};

class RollBack extends Error {}

/** Throws FileError if the file cannot be read; batches stored before stay, except with all_or_nothing. */
export async function importQuestions(request: ImportRequest): Promise<ImportReport> {
  const { db, input, options = {}, authorship = IMPORT, onStored } = request;
  if (options.allOrNothing && !options.dryRun) return importAllOrNothing(request);
  const { pass, report } = newImport(request);
  if (options.dryRun) return report(await pass(input, comparing(db), { db, isDry: true }), false);
  try {
    const counts = await pass(input, storing(db, authorship, onStored), { db });
    return report(counts, isInBank(counts));
  } finally {
    await countWords(db);
  }
}

async function importAllOrNothing(request: ImportRequest): Promise<ImportReport> {
  const { db, input, signal, authorship = IMPORT, onStored } = request;
  const { pass, report } = newImport(request);
  // Compare first: a refused file then never opens a transaction, which blocks every reader on PGlite.
  await using file = await spoolFile(input);
  const compared = await pass(file.open(), comparing(db), { db, isDry: true });
  if (compared.refused > 0 || signal?.aborted) return report({ ...compared, ...NOTHING }, false);
  let counts = noCounts();
  try {
    const store = () =>
      db.transaction(async (transaction) => {
        await lockBankForImport(transaction);
        const work = storingIn(transaction, authorship, onStored);
        counts = await pass(file.open(), work, { db: transaction, isRepeated: true });
        if (counts.refused > 0 || signal?.aborted) throw new RollBack();
      });
    await storingWhole(db, store);
  } catch (error) {
    if (error instanceof RollBack) return report({ ...counts, ...NOTHING }, false);
    throw error;
  }
  await countWords(db);
  return report(counts, isInBank(counts));
}

/** `db`: the transaction that the pass is in, or the database. */
type PassOptions = { db: Database; isDry?: boolean; isRepeated?: boolean };

/** `pass` reads the file once; a repeated pass reports no changes and warnings again. */
function newImport({ pictures, signal, now = () => new Date(), ...request }: ImportRequest) {
  const { options = {}, ...listeners } = request;
  const started = performance.now();
  const refusals: Refusal[] = [];
  const { update = false, dryRun = false, allOrNothing = false, dropPictures = false, defaults = {} } = options;
  return {
    pass: (source: Readable, work: BatchWork, { db, isDry = false, isRepeated = false }: PassOptions) =>
      run({
        rows: readFile({
          input: source,
          request: {
            format: request.format,
            options,
            edits: request.edits,
            prepare: { defaults, thisYear: yearInBangladesh(now()), dropPictures },
            withCells: listeners.onRow !== undefined && !isRepeated,
          },
          readPictures: new PictureReader({ db, source: pictures, isDry }).read,
          signal,
        }),
        work,
        session: new ImportSession(update),
        listener: {
          onCounts: (counts) => listeners.onProgress?.(counts),
          onRefusal: (refusal) => {
            if (refusals.length < MAX_REFUSALS) refusals.push(refusal);
            listeners.onRefusal?.(refusal);
          },
          onChange: (change) => isRepeated || listeners.onChange?.(change),
          onWarning: (warning) => isRepeated || listeners.onWarning?.(warning),
          onRow: isRepeated ? undefined : listeners.onRow,
        },
        signal,
      }),
    report: (counts: ImportCounts, stored: boolean): ImportReport => ({
      ...counts,
      dry_run: dryRun,
      all_or_nothing: allOrNothing,
      update,
      stored,
      stopped: signal?.aborted ?? false,
      seconds: Math.round(performance.now() - started) / 1000,
      refusals,
    }),
  };
}

const isInBank = ({ rows, refused }: ImportCounts) => rows > refused;

const NOTHING = { imported: 0, merged: 0, updated: 0 };
const IMPORT: Authorship = { author: 'import', reason: undefined };
