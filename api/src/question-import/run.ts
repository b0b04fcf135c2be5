import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/connection.ts';
import { decide, noChanges, type Changes } from './decide.ts';
import { KnownQuestions } from './known-question.ts';
import { loadKnown } from './load-known.ts';
import type { RowDefaults } from './options.ts';
import type { ParsedRow, Refusal } from './parsed-row.ts';
import { prepareRow, type PreparedRow } from './prepare.ts';
import { noCounts, type ImportCounts } from './report.ts';
import { lockBank, storeChanges } from './store.ts';

// Large enough that a statement's cost is spread, small enough that a reader never waits long behind one.
const BATCH = 500;

export type Listener = { onCounts: (counts: ImportCounts) => void; onRefusal: (refusal: Refusal) => void };
type Judged = PreparedRow | Refusal;

/** Works through a batch: compares, stores if it stores at all, and calls back with what became of each row. */
export type BatchWork = (
  rows: PreparedRow[],
  judge: (known: KnownQuestions, changes: Changes) => void,
) => Promise<void>;

/** Stores each batch in a transaction of its own. */
export const storing =
  (db: Database): BatchWork =>
  (rows, judge) =>
    db.transaction(async (transaction) => {
      await lockBank(transaction);
      await storingIn(transaction)(rows, judge);
    });

/** Stores in a transaction that holds the lock already. */
export const storingIn =
  (transaction: Database): BatchWork =>
  async (rows, judge) => {
    const known = new KnownQuestions();
    const changes = noChanges();
    await loadKnown(transaction, rows, known);
    judge(known, changes);
    await storeChanges(transaction, changes);
  };

/** Stores nothing, and remembers the file's own questions to compare later rows with. */
export function comparing(db: Database): BatchWork {
  const known = new KnownQuestions();
  return async (rows, judge) => {
    const changes = noChanges();
    await loadKnown(db, rows, known);
    judge(known, changes);
    for (const entry of changes.inserts) entry.question = undefined;
  };
}

/** Reads all rows, batch by batch, until they end or `signal` says so (a batch is always finished). */
export async function run(
  rows: AsyncIterable<ParsedRow>,
  work: BatchWork,
  defaults: RowDefaults,
  listener: Listener,
  signal: AbortSignal | undefined,
): Promise<ImportCounts> {
  const counts = noCounts();
  let batch: Judged[] = [];
  const flush = async () => {
    const outcomes = await workThrough(batch, work);
    for (const outcome of outcomes) {
      counts.rows += 1;
      if (typeof outcome === 'string') counts[outcome] += 1;
      else {
        counts.refused += 1;
        listener.onRefusal(outcome);
      }
    }
    batch = [];
    listener.onCounts({ ...counts });
    await turn();
  };
  for await (const row of rows) {
    batch.push(prepareRow(row, defaults));
    if (batch.length < BATCH) continue;
    await flush();
    if (signal?.aborted) return counts;
  }
  if (batch.length > 0) await flush();
  return counts;
}

async function workThrough(batch: Judged[], work: BatchWork) {
  const prepared = batch.filter((row) => 'hash' in row);
  let outcomes: ReturnType<typeof decide>[] = [];
  if (prepared.length === 0) return batch as Refusal[];
  await work(prepared, (known, changes) => {
    outcomes = batch.map((row) => ('hash' in row ? decide(row, known, changes) : row));
  });
  return outcomes;
}
