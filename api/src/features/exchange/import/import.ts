import type { Readable } from 'node:stream';
import type { Database } from '../../../db/connection.ts';
import { type Authorship, storeChanges } from '../../bank/index.ts';
import { type ImportBatch, storeDrafts, storePublished } from '../../imports/index.ts';
import type { ImportFormat } from '../formats/index.ts';
import { ImportSession } from './import-session.ts';
import { KnownQuestions } from './known-question.ts';
import type { ImportOptions } from './options.ts';
import type { Refusal } from './parsed-row.ts';
import { PictureReader, type PictureSource } from './pictures/read-pictures.ts';
import { readFile } from './reader/read-file.ts';
import { MAX_REFUSALS, noCounts, type ImportCounts, type ImportListeners, type ImportReport } from './report.ts';
import {
  comparing,
  lockBankForImport,
  run,
  storing,
  storingIn,
  type BatchWork,
  type OnStored,
  type Store,
} from './run.ts';
import { countWords } from '../../search/index.ts';
import { spoolFile } from '../files/spool.ts';
import { storingWhole } from './storing-whole.ts';
import type { Edits } from './table/edits.ts';
import { yearInBangladesh } from '../../bank/draft/index.ts';

export type ImportRequest = ImportListeners & {
  db: Database;
  input: Readable;
  format: ImportFormat;
  options?: ImportOptions;
  /** With each new question. With all_or_nothing the report says whether they stay. */
  onStored?: OnStored;
  edits?: Edits | undefined;
  /** Without it, rows name stored pictures by their public id alone. */
  pictures?: PictureSource | undefined;
  /** The `user_id` of who updates questions, and why. */
  authorship?: Authorship;
  /** Under which the questions can be reviewed and taken back; without it they are published. */
  batch?: ImportBatch;
  now?: () => Date;
  /** Stops after the current batch; with all_or_nothing everything is undone. */
  signal?: AbortSignal;
};

class RollBack extends Error {}

/** Throws FileError if the file cannot be read; batches stored before stay, except with all_or_nothing. */
export async function importQuestions(request: ImportRequest): Promise<ImportReport> {
  const { db, input, options = {} } = request;
  if (options.allOrNothing && !options.dryRun) return importAllOrNothing(request);
  const importing = new ImportRun(request);
  if (options.dryRun) return importing.report(await importing.pass(input, comparing(db), { db, isDry: true }), false);
  try {
    const counts = await importing.pass(input, storing(db, storeOf(request)), { db });
    return importing.report(counts, isInBank(counts));
  } finally {
    await countWords(db);
  }
}

async function importAllOrNothing(request: ImportRequest): Promise<ImportReport> {
  const { db, input, signal } = request;
  const importing = new ImportRun(request);
  // Compare first: a refused file then never opens a transaction, which blocks every reader on PGlite.
  await using file = await spoolFile(input);
  const compared = await importing.pass(file.open(), comparing(db), { db, isDry: true });
  if (compared.refused > 0 || signal?.aborted) return importing.report({ ...compared, ...NOTHING }, false);
  let counts = noCounts();
  try {
    const store = () =>
      db.transaction(async (transaction) => {
        await lockBankForImport(transaction);
        const work = storingIn(transaction, storeOf(request));
        counts = await importing.pass(file.open(), work, { db: transaction, isRepeated: true });
        if (counts.refused > 0 || signal?.aborted) throw new RollBack();
      });
    await storingWhole(db, store);
  } catch (error) {
    if (error instanceof RollBack) return importing.report({ ...counts, ...NOTHING }, false);
    throw error;
  }
  await countWords(db);
  return importing.report(counts, isInBank(counts));
}

const isAsDrafts = ({ batch }: ImportRequest): boolean => batch !== undefined && !batch.isPublished;

function storeOf({ authorship = IMPORT, batch, onStored }: ImportRequest): Store {
  if (!batch) return { store: (tx, changes) => storeChanges(tx, changes, authorship), onStored };
  if (batch.isPublished)
    return { store: (tx, changes) => storePublished(tx, changes, { batch, authorship }), onStored };
  return { store: (tx, changes) => storeDrafts(tx, changes, batch), known: new KnownQuestions() };
}

/** `db`: the transaction that the pass is in, or the database. */
type PassOptions = { db: Database; isDry?: boolean; isRepeated?: boolean };

class ImportRun {
  readonly #request: ImportRequest;
  readonly #started = performance.now();
  readonly #refusals: Refusal[] = [];

  constructor(request: ImportRequest) {
    this.#request = request;
  }

  /** Reads the file once; a repeated pass reports no changes and warnings again. */
  pass(
    source: Readable,
    work: BatchWork,
    { db, isDry = false, isRepeated = false }: PassOptions,
  ): Promise<ImportCounts> {
    const { format, options = {}, edits, pictures, signal, now = () => new Date(), ...request } = this.#request;
    const { onProgress, onChange, onWarning, onRow } = request;
    const { defaults = {}, dropPictures = false, update = false } = options;
    const prepare = { defaults, thisYear: yearInBangladesh(now()), dropPictures };
    const withCells = onRow !== undefined && !isRepeated;
    return run({
      rows: readFile({
        input: source,
        request: { format, options, edits, prepare, withCells },
        readPictures: new PictureReader({ db, source: pictures, isDry }).read,
        signal,
      }),
      work,
      session: new ImportSession({ update, asDrafts: isAsDrafts(this.#request) }),
      listeners: { ...(!isRepeated && { onChange, onWarning, onRow }), onProgress, onRefusal: this.#noteRefusal },
      signal,
    });
  }

  report(counts: ImportCounts, stored: boolean): ImportReport {
    const { options: { dryRun = false, allOrNothing = false, update = false } = {}, signal } = this.#request;
    return {
      ...counts,
      dry_run: dryRun,
      all_or_nothing: allOrNothing,
      update,
      stored,
      stopped: signal?.aborted ?? false,
      seconds: Math.round(performance.now() - this.#started) / 1000,
      refusals: this.#refusals,
    };
  }

  #noteRefusal = (refusal: Refusal): void => {
    if (this.#refusals.length < MAX_REFUSALS) this.#refusals.push(refusal);
    this.#request.onRefusal?.(refusal);
  };
}

const isInBank = ({ rows, refused }: ImportCounts) => rows > refused;

const NOTHING = { imported: 0, merged: 0, updated: 0 };
const IMPORT: Authorship = { author: 'import', reason: undefined };
