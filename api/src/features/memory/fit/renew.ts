import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/sql-rows.ts';
import { putJob } from '../../../jobs/index.ts';
import { lockReader } from '../lock.ts';
import { deriveStates } from '../states.ts';
import type { FitOptions } from './options.ts';

export const RENEW_JOB = 'renew-memory-states';
const READERS_AT_ONCE = 50;

/** Derives the states of the next readers with the weights in use now, each in a transaction of its own. */
export async function renewStates({ db, logger }: FitOptions, after: number): Promise<void> {
  const readers = await rowsOf<{ id: number }>(
    db,
    sql`select u.id::float8 as id from users u
        where u.id > ${after}::bigint and exists (select from memory_states s where s."user" = u.id)
        order by u.id limit ${READERS_AT_ONCE}`,
  );
  let moved = 0;
  for (const { id } of readers) {
    const { dueDates } = await db.transaction(async (tx) => {
      await lockReader(tx, id);
      return deriveStates(tx, [id], sql`"user" = ${id}`);
    });
    moved += dueDates;
  }
  logger.info({ readers: readers.length, moved }, 'memory states follow new weights');
  if (readers.length === READERS_AT_ONCE) await putJob(db, RENEW_JOB, { after: readers.at(-1)!.id });
}
