import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

const MONTHS_AHEAD = 3;
// Any number of our own.
const PARTITION_LOCK = 5_208_734;

/** Creates the partitions of this month and the next ones. Moves their rows there from the default partition. */
export async function preparePartitions(db: Database, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    await preparePartition(db, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)));
  }
}

function preparePartition(db: Database, month: Date): Promise<void> {
  const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
  const [from, to] = [firstId(month), firstId(end)];
  const name = `attempts_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  const partition = sql.identifier(name);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${PARTITION_LOCK}::bigint)`);
    const [found] = await rowsOf<{ exists: boolean }>(tx, sql`select to_regclass(${name}) is not null as exists`);
    if (found!.exists) return;
    await tx.execute(sql`create table ${partition} (like attempts including all)`);
    await tx.execute(sql`lock table attempts in share update exclusive mode`);
    await tx.execute(sql`lock table attempts_other in access exclusive mode`);
    await tx.execute(sql`with moved as (
        delete from attempts_other where id >= ${from}::uuid and id < ${to}::uuid returning *
      ) insert into ${partition} select * from moved`);
    await tx.execute(
      sql`alter table attempts attach partition ${partition} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
    );
  });
}

/** The smallest UUID v7 of an instant: its first 48 bits are milliseconds. */
function firstId(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
