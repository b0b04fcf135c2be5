import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

const MONTHS_AHEAD = 3;
// Any number of our own.
const PARTITION_LOCK = 5_208_734;
/** A second on a slow disk. */
const BATCH = 2_000;
const LOCK_WAIT = '2s';

type Partition = { name: string; from: string; to: string };

/** Creates the partitions of this month and the next ones. Moves their rows there from the default partition. */
export async function preparePartitions(db: Database, now: Date): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    await preparePartition(db, partitionOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))));
  }
}

function partitionOf(month: Date): Partition {
  const end = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
  const name = `attempts_${month.toISOString().slice(0, 7).replace('-', '_')}`;
  return { name, from: firstId(month), to: firstId(end) };
}

/** Copies in short transactions while others write. Only the last transaction, which copies the newest rows, blocks them. */
async function preparePartition(db: Database, partition: Partition): Promise<void> {
  for (let after: string | null = partition.from; after !== null;) after = await copyBatch(db, partition, after);
  await attach(db, partition);
}

/** Returns the last id of the batch; null if there are no more, or another api has attached the partition. */
function copyBatch(db: Database, { name, from, to }: Partition, after: string): Promise<string | null> {
  const partition = sql.identifier(name);
  const beyond = after === from ? sql`>=` : sql`>`;
  return db.transaction(async (tx) => {
    if (await lockAndLook(tx, name)) return null;
    await tx.execute(sql`create table if not exists ${partition} (like attempts including all)`);
    const [last] = await rowsOf<{ id: string }>(
      tx,
      sql`with batch as (
            select * from attempts_other where id ${beyond} ${after}::uuid and id < ${to}::uuid order by id limit ${BATCH}
          ), copied as (insert into ${partition} select * from batch on conflict do nothing)
          select id::text as id from batch order by id desc limit 1`,
    );
    return last?.id ?? null;
  });
}

function attach(db: Database, { name, from, to }: Partition): Promise<void> {
  const partition = sql.identifier(name);
  const isInside = sql`id >= ${from}::uuid and id < ${to}::uuid`;
  return db.transaction(async (tx) => {
    if (await lockAndLook(tx, name)) return;
    // Later calls queue behind this lock, and an import may hold "questions" for minutes. The job runs again.
    await tx.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_WAIT}'`)}`);
    // Writers wait here: one that waits for the default partition would then write a row that no longer belongs there.
    await tx.execute(sql`lock table attempts in share row exclusive mode`);
    await tx.execute(sql`lock table attempts_other in access exclusive mode`);
    // Readers may have deleted their records since.
    await tx.execute(sql`delete from ${partition} p where not exists (select from attempts_other o where o.id = p.id)`);
    await tx.execute(sql`insert into ${partition}
      select * from attempts_other o where ${isInside} and not exists (select from ${partition} p where p.id = o.id)`);
    await tx.execute(sql`delete from attempts_other where ${isInside}`);
    await tx.execute(
      sql`alter table attempts attach partition ${partition} for values from (${sql.raw(`'${from}'`)}) to (${sql.raw(`'${to}'`)})`,
    );
  });
}

/** One api works at a time, and takes longer than a call may. Whether the partition is attached already. */
async function lockAndLook(tx: Database, name: string): Promise<boolean> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${PARTITION_LOCK}::bigint)`);
  const [found] = await rowsOf<{ isThere: boolean }>(
    tx,
    sql`select exists (select from pg_class where oid = to_regclass(${name}) and relispartition) as "isThere"`,
  );
  return found!.isThere;
}

/** The smallest UUID v7 of an instant: its first 48 bits are milliseconds. */
function firstId(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
