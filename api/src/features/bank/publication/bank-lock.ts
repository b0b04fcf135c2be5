import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';

// Arbitrary, but unique among advisory locks.
const BANK_LOCK = 5_208_731;
const LOCK_WAIT_MS = 600_000;

/** Blocks other writers until the transaction ends, so that places have no gaps and refs are unique. */
export async function lockBank(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('statement_timeout', ${String(LOCK_WAIT_MS)}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${BANK_LOCK}::bigint)`);
}

/** Where the role may, as in PGlite. Only for imports, whose ids are their own: saves a third of the time. */
export async function trustForeignKeys(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('session_replication_role', 'replica', true) from pg_roles
          where rolname = current_user and rolsuper`,
  );
}
