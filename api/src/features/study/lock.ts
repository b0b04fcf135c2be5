import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

// Any number of our own.
const STUDY_LOCK = 5_208_733;

/** One change of a reader's record at a time, until the transaction ends. */
export const lockReader = (tx: Database, user: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${STUDY_LOCK}::int, ${user}::int)`);
