import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { DAY } from '../memory/index.ts';
import { correctRecords, COUNTED, countOf, MARKED } from './correct-records.ts';
import { isUncounted } from './insert-attempts.ts';
import { lockRebuild } from './lock.ts';

/** How many rows were not what the log says. */
export type Corrections = { records: number; days: number; questions: number };

/** Recomputes all counters from the log, and writes those that differ. Keeps flags and notes, which are not in it. */
export async function rebuildCounters(db: Database): Promise<Corrections> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockRebuild(tx);
    await tx.execute(sql`set local work_mem = '256MB'`);
    // Blocks writers of attempts, not readers.
    await tx.execute(
      sql`lock table attempts, remarks, undone_attempts, study_records, study_days, study_statistics in share row exclusive mode`,
    );
    for (const table of [sql`remarks`, sql`undone_attempts`])
      await tx.execute(sql`delete from ${table} m where not exists (select from attempts a where a.id = m.attempt)`);
    const records = await correctRecords(tx, sql`true`);
    return { records, days: await countOf(tx, correctDays), questions: await countOf(tx, correctStatistics) };
  });
}

const correctDays = sql`
  with fresh as (
    select a."user", ${DAY} as day, count(*)::int as answered, (count(*) filter (where outcome = 'RIGHT'))::int as "right"
    from ${COUNTED} where outcome <> 'SKIPPED' group by 1, 2
  ), written as (
    insert into study_days ("user", day, answered, "right")
    select * from fresh f where not exists (
      select from study_days d where (d."user", d.day, d.answered, d."right") = (f."user", f.day, f.answered, f."right"))
    on conflict ("user", day) do update set answered = excluded.answered, "right" = excluded."right"
    returning 1
  ), removed as (
    delete from study_days d where not exists (select from fresh f where f."user" = d."user" and f.day = d.day)
    returning 1
  )`;

/** The first answer of each reader to each question, also one that was taken back, with 1 for each option that was chosen or called true. */
const firstAnswers = (condition: SQL) => sql`
  select a.question, a.outcome, a.options from (${allFirstAnswers(condition)}) a join users u on u.id = a."user"
  where not ${isUncounted}`;

const allFirstAnswers = (condition: SQL) => sql`
  select distinct on (a."user", a.question) a."user", a.recorded_at, a.question, a.outcome, array(
    select coalesce(a.answer->>'sba' = o->>'key'
      or a.answer->'mtf' @> jsonb_build_array(jsonb_build_object('key', o->'key', 'value', true)), false)::int
    from jsonb_array_elements(q.options) with ordinality as options(o, place) order by place
  ) as options
  from ${MARKED} join questions q on q.id = a.question
  where ${condition} and a.outcome <> 'SKIPPED'
  order by a."user", a.question, a.recorded_at, a.id`;

const correctStatistics = sql`
  with first as (${firstAnswers(sql`true`)}),
    sums as (
      select question, place, sum(chosen)::int as total
      from first, unnest(options) with ordinality as option(chosen, place) group by question, place
    ), chosen as (
      select question, array_agg(total order by place) as options from sums group by question
    ), fresh as (
      select question, count(*)::int as answered, (count(*) filter (where outcome = 'RIGHT'))::int as "right",
        coalesce(chosen.options, '{}') as options
      from first left join chosen using (question) group by question, chosen.options
    ), written as (
      insert into study_statistics (question, answered, "right", options)
      select * from fresh f where not exists (
        select from study_statistics s
        where (s.question, s.answered, s."right", s.options) = (f.question, f.answered, f."right", f.options))
      on conflict (question) do update set
        answered = excluded.answered, "right" = excluded."right", options = excluded.options
      returning 1
    ), removed as (
      delete from study_statistics s where not exists (select from fresh f where f.question = s.question) returning 1
    )`;

const TABLES = [
  'attempts',
  'remarks',
  'undone_attempts',
  'memory_states',
  'memory_models',
  'study_records',
  'study_days',
  'study_places',
  'papers',
  'study_plans',
  'postponements',
  'item_targets',
  'real_marks',
];

/** Deletes all that a reader has recorded, and takes their first answers out of the statistics. */
export async function deleteRecord(tx: Database, user: number): Promise<void> {
  // Locked before its partitions are read: otherwise this and the making of a partition could deadlock.
  await tx.execute(sql`lock table attempts in row exclusive mode`);
  await tx.execute(sql`
    update study_statistics s set answered = s.answered - 1, "right" = s."right" - (f.outcome = 'RIGHT')::int,
      options = array(select x - coalesce(y, 0) from unnest(s.options, f.options) as sums(x, y))
    from (${firstAnswers(sql`a."user" = ${user}`)}) as f where f.question = s.question`);
  await tx.execute(sql`delete from study_statistics where answered = 0`);
  for (const table of TABLES) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where "user" = ${user}`);
  }
}
