import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../db/connection.ts';
import type { Reader } from '../../db/sql-rows.ts';

const MAX_WAIT_MS = 500;

export type Source = Pick<OpenDatabase, 'db' | 'whenIdle' | 'hasWaiters'>;
type Open = { transaction: Database; end: () => Promise<void> };

/** Starts a new transaction whenever others wait: PGlite has one connection for everybody. */
export async function readYielding<Result>(
  { db, whenIdle, hasWaiters }: Source,
  work: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + MAX_WAIT_MS;
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
    // A failed statement has already ended the transaction.
    await close().catch(() => undefined);
    throw error;
  }
}

function begin(db: Database): Promise<Open> {
  return new Promise((resolve, reject) => {
    const over = Promise.withResolvers<void>();
    const ended = readByIndexes(db, (transaction) => {
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

/** The planner mistakes rare words for common ones and scans the table: 170 ms instead of 7. */
const readByIndexes = (db: Database, work: (transaction: Database) => Promise<void>): Promise<void> =>
  db.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('enable_seqscan', 'off', true)`);
      return work(transaction);
    },
    { accessMode: 'read only' },
  );
