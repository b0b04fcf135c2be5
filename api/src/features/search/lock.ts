import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

// Any number: it is only this program's own. Whoever imports takes the bank's lock before this one.
const SEARCH_LOCK = 5_208_732;
const LOCK_WAIT_MS = 600_000;

/** Holds other writers of the index back until this transaction ends. */
export async function lockSearch(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('statement_timeout', ${String(LOCK_WAIT_MS)}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK}::bigint)`);
}
