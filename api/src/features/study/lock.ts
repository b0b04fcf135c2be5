import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

// Any number of our own.
const STUDY_LOCK = 5_208_733;
const REBUILD_LOCK = 5_208_751;
const START_LOCK = 5_208_752;

/** One change of a reader's record at a time, until the transaction ends. */
export const lockReader = (tx: Database, user: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${STUDY_LOCK}::int, ${user}::int)`);

/** One rebuild of the counters at a time. */
export const lockRebuild = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`);

/** One at a time looks whether a rebuild runs and starts one. */
export const lockRebuildStart = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);

/** Whether a rebuild runs, in any api of the database. */
export async function isRebuilding(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ free: boolean }>(db, sql`select pg_try_advisory_xact_lock(${REBUILD_LOCK}) as free`);
  return !row!.free;
}
