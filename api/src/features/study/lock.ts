import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

export { lockReader, lockReaders, waitForMarking } from '../memory/index.ts';

// Any number of our own.
const REBUILD_LOCK = 5_208_751;
const START_LOCK = 5_208_752;

/** One rebuild of the counters at a time. */
export const lockRebuild = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`);

/** One at a time looks whether a rebuild runs and starts one. */
export const lockRebuildStart = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);

/** Whether a rebuild runs, in any api of the database. */
export async function isRebuilding(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ free: boolean }>(db, sql`select pg_try_advisory_xact_lock(${REBUILD_LOCK}) as free`);
  return !row!.free;
}
