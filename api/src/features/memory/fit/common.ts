import { sql } from 'drizzle-orm';
import { OWN_WEIGHTS_FROM } from 'review/weights.ts';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { putJob } from '../../../jobs/index.ts';
import { readCommonWeights } from '../weights.ts';
import { readHistories } from './histories.ts';
import type { FitOptions } from './options.ts';
import { RENEW_JOB } from './renew.ts';
import { storeFits } from './store.ts';
import { FitThread } from './thread.ts';

const EVERY_DAYS = 7;
const ACTIVE_DAYS = 90;
const MAX_READERS = 5_000;
const MAX_ANSWERS = 200_000;

/** Fits the common weights to the histories of a sample of readers, at most once a week. */
export async function fitCommonWeights({ db, now, logger }: FitOptions): Promise<void> {
  if (await wasFitted(db, now())) return;
  const readers = await drawReaders(db, now());
  if (readers.length === 0) return;
  const thread = await FitThread.open(logger);
  if (!thread) return;
  try {
    for (const reader of readers) {
      for await (const answers of readHistories(db, reader)) thread.add(answers);
    }
    const fits = await thread.fit(await readCommonWeights(db));
    await db.transaction(async (tx) => {
      if (await storeFits(tx, null, fits, now())) await putJob(tx, RENEW_JOB, { after: 0 });
    });
  } finally {
    await thread.close();
  }
}

async function wasFitted(db: Database, now: Date): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from memory_models where "user" is null and fitted_at > ${daysBefore(now, EVERY_DAYS)} limit 1`,
  );
  return rows.length > 0;
}

/**
 * A random sample of active readers, with MAX_ANSWERS answers at most. Random, because the newest readers have short
 * histories. Leaves out accounts that were made in bulk, as statistics do.
 */
async function drawReaders(db: Database, now: Date): Promise<number[]> {
  const rows = await rowsOf<{ user: number; answers: number }>(
    db,
    sql`with active as (
          select distinct d."user" from study_days d join users u on u.id = d."user"
          where d.day > ${daysBefore(now, ACTIVE_DAYS)}::date and not (u.made_in_bulk and u.email_verified_at is null)
        ), drawn as (
          select "user" from active order by md5("user"::text) limit ${MAX_READERS}
        )
        select "user"::float8 as "user", sum(sum(answered)) over (order by md5("user"::text))::int as answers
        from drawn join study_days using ("user") group by "user" order by answers`,
  );
  const within = rows.filter(({ answers }) => answers <= MAX_ANSWERS);
  return (within.at(-1)?.answers ?? 0) < OWN_WEIGHTS_FROM ? [] : within.map(({ user }) => user);
}

const daysBefore = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;
