import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';

// Any number of our own.
const STUDY_LOCK = 5_208_733;
const MARKING_LOCK = 5_208_753;

/**
 * One change of a reader's record at a time, until the transaction ends. Questions that answers are marked by must be
 * read after it: `waitForMarking` relies on it.
 */
export const lockReader = (tx: Database, user: number) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(${STUDY_LOCK}::int, ${user}::int), pg_advisory_xact_lock_shared(${MARKING_LOCK}::bigint)`);

/** As `lockReader` for several readers. In the order of their ids, which prevents deadlocks. */
export const lockReaders = (tx: Database, users: readonly number[]) =>
  tx.execute(sql`
    select pg_advisory_xact_lock(${STUDY_LOCK}::int, "user")
    from (select value::int as "user" from jsonb_array_elements_text(${jsonRows(users)}) order by 1) ordered`);

/**
 * Waits until no transaction goes on that may have read a key before now. New ones wait meanwhile, so it gives up after
 * a while.
 */
export const waitForMarking = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${MARKING_LOCK}::bigint)`);
  });
