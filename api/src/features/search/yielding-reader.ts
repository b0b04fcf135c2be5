import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/connection.ts';
import type { Reader } from '../../db/sql-rows.ts';

// For the whole of a search.
const PATIENCE_MS = 500;

export type Source = Pick<OpenDatabase, 'db' | 'whenIdle' | 'hasWaiters'>;
type Open = { transaction: Database; end: () => Promise<void> };

/**
 * Reads in one transaction as long as nobody waits for it to end, as pages and log-ins do where there is one
 * connection; else in several, one after the other.
 */
export async function readPolitely<Result>(
  { db, whenIdle, hasWaiters }: Source,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  let open: Open | undefined;

  async function close() {
    const last = open;
    open = undefined;
    await last?.end();
  }

  const reader: Reader = {
    async execute(statement) {
      if (open && hasWaiters()) await close();
      if (!open) {
        await whenIdle(until - performance.now());
        open = await begin(db);
      }
      return open.transaction.execute(statement);
    },
  };
  try {
    const result = await work(reader);
    await close();
    return result;
  } catch (error) {
    // A statement that failed has ended the transaction, which is what closing it would say.
    await close().catch(() => undefined);
    throw error;
  }
}

function begin(db: Database): Promise<Open> {
  return new Promise((resolve, reject) => {
    const over = Promise.withResolvers<void>();
    const ended = byIndexes(db, (transaction) => {
      resolve({
        transaction,
        end: () => {
          over.resolve();
          return ended;
        },
      });
      return over.promise;
    });
    ended.catch(reject);
  });
}

/**
 * Reads by the indexes alone. The planner takes a rare word for a common one and reads the whole table in the hope
 * to be done soon: 170 ms where the index takes 7; and from one time to the next it begins elsewhere.
 */
const byIndexes = (db: Database, work: (transaction: Database) => Promise<void>): Promise<void> =>
  db.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('enable_seqscan', 'off', true)`);
      return work(transaction);
    },
    { accessMode: 'read only' },
  );
