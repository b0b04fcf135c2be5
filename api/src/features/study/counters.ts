import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { DAY } from './insert-attempts.ts';

/** Recomputes all counters from the log. Keeps flags and notes, which are not in it. */
export async function rebuildCounters(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '256MB'`);
    // Blocks writers of attempts, not readers.
    await tx.execute(sql`lock table attempts, study_records, study_days, study_statistics in share row exclusive mode`);
    await tx.execute(sql`update study_records set
      attempts = 0, is_answered = false, last_outcome = null, last_at = null, last_attempt = null where attempts > 0`);
    await tx.execute(sql`
      insert into study_records as r ("user", question, attempts, is_answered, last_outcome, last_at, last_attempt)
      select "user", question, count(*), bool_or(outcome <> 'SKIPPED'),
        (array_agg(outcome order by answered_at desc, id desc))[1], max(answered_at),
        (array_agg(id order by answered_at desc, id desc))[1]
      from attempts group by "user", question
      on conflict ("user", question) do update set
        attempts = excluded.attempts, is_answered = excluded.is_answered, last_outcome = excluded.last_outcome,
        last_at = excluded.last_at, last_attempt = excluded.last_attempt`);
    await tx.execute(sql`delete from study_records where attempts = 0 and flagged_at is null and note_version = 0`);
    await tx.execute(sql`delete from study_days`);
    await tx.execute(sql`
      insert into study_days ("user", day, answered, "right")
      select a."user", ${DAY}, count(*), count(*) filter (where outcome = 'RIGHT')
      from attempts a where outcome <> 'SKIPPED' group by 1, 2`);
    await tx.execute(sql`delete from study_statistics`);
    await tx.execute(sql`
      with first as (${firstAnswers(sql`true`)}),
        sums as (
          select question, place, sum(chosen)::int as total
          from first, unnest(options) with ordinality as option(chosen, place) group by question, place
        ), chosen as (
          select question, array_agg(total order by place) as options from sums group by question
        )
      insert into study_statistics (question, answered, "right", options)
      select question, count(*), count(*) filter (where outcome = 'RIGHT'), coalesce(chosen.options, '{}')
      from first left join chosen using (question) group by question, chosen.options`);
  });
}

/** Deletes all that a reader has recorded, and takes their first answers out of the statistics. */
export async function deleteRecord(tx: Database, user: number): Promise<void> {
  await tx.execute(sql`
    update study_statistics s set answered = s.answered - 1, "right" = s."right" - (f.outcome = 'RIGHT')::int,
      options = array(select x - coalesce(y, 0) from unnest(s.options, f.options) as sums(x, y))
    from (${firstAnswers(sql`a."user" = ${user}`)}) as f where f.question = s.question`);
  await tx.execute(sql`delete from study_statistics where answered = 0`);
  for (const table of ['attempts', 'study_records', 'study_days', 'study_places', 'papers']) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where "user" = ${user}`);
  }
}

/** The first answer of each reader to each question, with 1 for each option that was chosen or called true. */
const firstAnswers = (condition: SQL) => sql`
  select distinct on (a."user", a.question) a.question, a.outcome, array(
    select coalesce(a.answer->>'sba' = o->>'key'
      or a.answer->'mtf' @> jsonb_build_array(jsonb_build_object('key', o->'key', 'value', true)), false)::int
    from jsonb_array_elements(q.options) with ordinality as options(o, place) order by place
  ) as options
  from attempts a join questions q on q.id = a.question
  where ${condition} and a.outcome <> 'SKIPPED'
  order by a."user", a.question, a.recorded_at, a.id`;
