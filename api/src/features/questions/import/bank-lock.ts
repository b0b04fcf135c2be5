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

/**
 * Skips foreign key checks where the role may, as in PGlite. Only for imports, whose ids come from the same
 * transaction: the checks are a third of their time there.
 */
export async function trustForeignKeys(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('session_replication_role', 'replica', true) from pg_roles
          where rolname = current_user and rolsuper`,
  );
}
