import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';

// Any number: it is only this program's own.
const BANK_LOCK = 5_208_731;
const LOCK_WAIT_MS = 600_000;

/** Keeps other writers of the bank waiting until this transaction ends: places stay without gaps, refs without twins. */
export async function lockBank(transaction: Database): Promise<void> {
  await transaction.execute(sql`select set_config('statement_timeout', ${String(LOCK_WAIT_MS)}, true)`);
  await transaction.execute(sql`select pg_advisory_xact_lock(${BANK_LOCK}::bigint)`);
}

/**
 * Where the role may, as in PGlite, foreign keys are not checked row by row until the transaction ends. For an import
 * alone, whose ids come from the same transaction: the checks are a third of its time there.
 */
export async function trustForeignKeys(transaction: Database): Promise<void> {
  await transaction.execute(
    sql`select set_config('session_replication_role', 'replica', true) from pg_roles
          where rolname = current_user and rolsuper`,
  );
}
