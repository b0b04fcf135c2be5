import { sql } from 'drizzle-orm';
import { PASS_SHARE } from 'review/readiness/estimate.ts';
import type { Expectation } from 'review/readiness/estimate.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { RealMark } from './inputs.ts';

/** Replaces an earlier mark for the same part and day. */
export async function storeRealMark(
  db: Database,
  { user, mark, expected, now }: { user: number; mark: RealMark; expected: Expectation | null; now: Date },
): Promise<void> {
  const { prof, subject, component, exam_on, share } = mark;
  await db.execute(sql`
    insert into real_marks ("user", prof, subject, component, exam_on, share, low, high, pass_of_ten, given_at)
    values (${user}, ${prof}, ${subject}, ${component}, ${exam_on}, ${share}, ${expected?.low ?? null},
      ${expected?.high ?? null}, ${expected?.passOfTen ?? null}, ${now.toISOString()}::timestamptz)
    on conflict ("user", prof, subject, component, exam_on) do update set share = excluded.share, low = excluded.low,
      high = excluded.high, pass_of_ten = excluded.pass_of_ten, given_at = excluded.given_at`);
}

/** The reader's own, newest examination first. */
export const readRealMarks = (db: Database, user: number) =>
  rowsOf<Schemas['RealMark']>(
    db,
    sql`select prof, subject, component, share, exam_on::text as exam_on, low, high, pass_of_ten from real_marks
        where "user" = ${user} order by exam_on desc, prof, subject, component`,
  );

/** How many readers gave a mark where something had been expected, by component. */
export async function countComparedReaders(db: Database, { prof, subject }: { prof: string; subject: string }) {
  const rows = await rowsOf<{ component: string; readers: number }>(
    db,
    sql`select component, count(distinct "user")::int as readers from real_marks
        where prof = ${prof} and subject = ${subject} and low is not null group by component`,
  );
  return new Map(rows.map(({ component, readers }) => [component, readers]));
}

/** Compares estimates with the marks that readers got, by part. */
export const compareRealMarks = (db: Database): Promise<Schemas['ReadinessComparison'][]> =>
  rowsOf<Schemas['ReadinessComparison']>(
    db,
    sql`select prof, subject, component, count(distinct "user")::int as readers, count(*)::int as marks,
          (count(*) filter (where low is not null))::int as compared,
          avg((share between low - 1e-9 and high + 1e-9)::int)::float8 as held,
          (avg((low + high) / 2) filter (where low is not null))::float8 as expected,
          (avg(share) filter (where low is not null))::float8 as real,
          (avg(pass_of_ten / 10.0))::float8 as expected_to_pass,
          (avg((share >= ${PASS_SHARE}::float8 - 1e-9)::int) filter (where low is not null))::float8 as passed
        from real_marks group by prof, subject, component order by prof, subject, component`,
  );
