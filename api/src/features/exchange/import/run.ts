import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../../db/connection.ts';
import { lockBank, trustForeignKeys, noChanges, type Changes } from '../../bank/index.ts';
import { isAnotherQuestion } from './another-question.ts';
import { collectSooner } from './collect-sooner.ts';
import { decide } from './decide.ts';
import { FileError } from '../files/file-error.ts';
import type { ImportSession } from './import-session.ts';
import { KnownQuestions } from './known-question.ts';
import { loadKnown } from './load-known.ts';
import { fileMessages, rowMessages } from '../messages.ts';
import type { Refusal } from './parsed-row.ts';
import { lengthOf, type PreparedRow } from './prepare-row.ts';
import type { ReadRow, RowSource } from './reader/protocol.ts';
import { noCounts, type ImportCounts, type ImportListeners, type Warning } from './report.ts';
import { rowReports } from './table/row-reports.ts';

// Large enough to amortise statements, small enough that readers never wait long.
const BATCH = 500;
// While it is read, nothing is stored.
const FIRST_BATCH = 100;
// For long questions: a batch is held in memory, here and in the database.
const BATCH_CHARACTERS = 4_000_000;

// Twice the largest planned bank: a pass keeps something of each row in memory.
const MAX_ROWS = 500_000;

type CheckedRow = PreparedRow | Refusal;

/** Compares a batch, stores it if it stores at all, and reports what happened to each row. */
export type BatchWork = (
  rows: PreparedRow[],
  session: ImportSession,
  judge: (known: KnownQuestions, changes: Changes) => void,
) => Promise<void>;

/** A new question, by the line that it came from. */
export type OnStored = (question: { line: number; ref: string }) => void;

/** `known`: where all rows of the file are compared with each other, since the bank does not have the former ones. */
export type Store = {
  store: (transaction: Database, changes: Changes) => Promise<void>;
  known?: KnownQuestions;
  onStored?: OnStored | undefined;
};

export const storing =
  (db: Database, store: Store): BatchWork =>
  (rows, session, judge) =>
    db.transaction(async (transaction) => {
      await lockBankForImport(transaction);
      await storingIn(transaction, store)(rows, session, judge);
    });

export async function lockBankForImport(transaction: Database): Promise<void> {
  await lockBank(transaction);
  await trustForeignKeys(transaction);
}

export const storingIn =
  (transaction: Database, { store, known: shared, onStored }: Store): BatchWork =>
  async (rows, session, judge) => {
    const known = shared ?? new KnownQuestions();
    const changes = noChanges();
    await loadKnown(transaction, rows, known, session);
    judge(known, changes);
    await store(transaction, changes);
    for (const { line, ref } of changes.inserts) onStored?.({ line: line!, ref: ref! });
  };

/** Stores nothing; remembers the file's own questions to compare later rows with. */
export function comparing(db: Database): BatchWork {
  const known = new KnownQuestions();
  return async (rows, session, judge) => {
    const changes = noChanges();
    await loadKnown(db, rows, known, session);
    judge(known, changes);
    for (const entry of changes.inserts) entry.question = undefined;
  };
}

export type Pass = {
  rows: AsyncIterable<ReadRow>;
  work: BatchWork;
  session: ImportSession;
  listeners: ImportListeners;
  signal: AbortSignal | undefined;
};

/** Reads rows batch by batch until they end or `signal` aborts; finishes the current batch. */
export async function run({ rows, work, session, listeners, signal }: Pass): Promise<ImportCounts> {
  using _sooner = collectSooner();
  const counts = noCounts();
  let batch: CheckedRow[] = [];
  let sources: RowSource[] = [];
  let length = 0;
  const showRow = listeners.onRow && rowReports(session.names, listeners.onRow);
  const flush = async () => {
    const { outcomes, corrections, warnings } = await workThrough(batch, work, session);
    for (const outcome of outcomes) {
      counts.rows += 1;
      if (typeof outcome === 'string') counts[outcome] += 1;
      else {
        counts.refused += 1;
        listeners.onRefusal?.(outcome);
      }
    }
    for (const { line, current, changes } of corrections) listeners.onChange?.({ line, ref: current.ref, changes });
    counts.warned += warnings.length;
    for (const warning of warnings) listeners.onWarning?.(warning);
    for (const [index, source] of sources.entries()) {
      const own = warnings.filter(({ line }) => line === source.line).map(({ message }) => message);
      showRow?.({ source, checked: batch[index]!, outcome: outcomes[index]!, warnings: own });
    }
    batch = [];
    sources = [];
    length = 0;
    listeners.onProgress?.({ ...counts });
    await turn();
  };
  for await (const { checked, source, fileWarnings = [] } of rows) {
    if (counts.rows + batch.length >= MAX_ROWS) throw new FileError(fileMessages.tooManyRows({ max: MAX_ROWS }));
    for (const message of fileWarnings) {
      counts.warned += 1;
      listeners.onWarning?.({ line: checked.line, message, isOfFile: true });
    }
    batch.push(checked);
    if (source) sources.push(source);
    length += 'hash' in checked ? lengthOf(checked.question) : 0;
    if (batch.length < (counts.rows === 0 ? FIRST_BATCH : BATCH) && length < BATCH_CHARACTERS) continue;
    await flush();
    if (signal?.aborted) return counts;
  }
  if (batch.length > 0 && !signal?.aborted) await flush();
  return counts;
}

async function workThrough(batch: CheckedRow[], work: BatchWork, session: ImportSession) {
  const prepared = batch.filter((row) => 'hash' in row);
  let outcomes: ReturnType<typeof decide>[] = batch as Refusal[];
  let corrections: Changes['corrections'] = [];
  const warnings: Warning[] = [];
  if (prepared.length === 0) return { outcomes, corrections, warnings };
  await work(prepared, session, (known, changes) => {
    outcomes = batch.map((row) => {
      if (!('hash' in row)) return row;
      const messages = [...row.warnings];
      const decision = decide(row, known, changes, session, (message) => messages.push(message));
      const outcome = typeof decision === 'string' ? decision : { ...decision, ...placeOf(row) };
      if (typeof outcome === 'string') {
        messages.push(...session.names.enter(row.question));
        warnings.push(...messages.map((message) => ({ ...placeOf(row), message })));
      }
      return outcome;
    });
    ({ corrections } = changes);
    warnings.push(...corrections.flatMap(replacementWarning));
  });
  return { outcomes, corrections, warnings };
}

const placeOf = ({ line, at }: PreparedRow) => ({ line, ...(at && { at }) });

const replacementWarning = ({ line, current, next }: Changes['corrections'][number]): Warning[] =>
  isAnotherQuestion(current.content, next) ? [{ line, message: rowMessages.becomesAnother({ ref: current.ref }) }] : [];
