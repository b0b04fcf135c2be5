import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

// Any number of our own. Imports take the bank's lock before this one.
const SEARCH_LOCK = 5_208_732;
const LOCK_WAIT_MS = 600_000;

export async function lockSearch(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('statement_timeout', ${String(LOCK_WAIT_MS)}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK}::bigint)`);
}
