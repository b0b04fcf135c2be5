import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { DAY } from '../memory/index.ts';

const ANSWERED = sql.raw(`a.outcome <> 'SKIPPED'`);
const BLANK = sql.raw(`(a.outcome = 'SKIPPED' and a.mode = 'PAPER')`);

/**
 * Records, as columns of `study_records`, from attempts `a` with the given outcome: answers count, skips do not. A
 * blank in a paper stays until the next answer.
 */
export const recordsFrom = (attempts: SQL) => sql`
  select "user", question, attempts, last_outcome, last_at, last_attempt,
    case when last_at is null or blank_at > last_at then blank_at end as blank_at,
    case when last_at is null or blank_at > last_at then blank_on end as blank_on
  from (
    select a."user", a.question, (count(*) filter (where ${ANSWERED}))::int as attempts,
      (array_agg(a.outcome order by a.answered_at desc, a.id desc) filter (where ${ANSWERED}))[1] as last_outcome,
      max(a.answered_at) filter (where ${ANSWERED}) as last_at,
      (array_agg(a.id order by a.answered_at desc, a.id desc) filter (where ${ANSWERED}))[1] as last_attempt,
      max(a.answered_at) filter (where ${BLANK}) as blank_at,
      (array_agg(${DAY} order by a.answered_at desc, ${DAY} desc) filter (where ${BLANK}))[1] as blank_on
    from ${attempts} where ${ANSWERED} or ${BLANK} group by a."user", a.question
  ) as latest`;

/** The log as `a`, with the outcomes as they are marked now. */
export const MARKED = sql`(
  select a.id, a."user", a.question, a.mode, coalesce(m.outcome, a.outcome) as outcome, a.answer, a.answered_at,
    a.recorded_at, a.utc_offset
  from attempts a left join remarks m on m.attempt = a.id) as a`;

/** As `MARKED`, without what was taken back. */
export const COUNTED = sql`(
  select * from ${MARKED} where not exists (select from undone_attempts n where n.attempt = a.id)) as a`;

/** Of a statement that ends in the CTEs `written` and `removed`. */
export async function countOf(tx: Database, statement: SQL): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`${statement} select ((select count(*) from written) + (select count(*) from removed))::int as count`,
  );
  return row!.count;
}

/**
 * Makes records what the log says, and returns how many were not. Keeps flags and notes, which are not in it. `scope` is a
 * condition on users and questions.
 */
export async function correctRecords(tx: Database, scope: SQL): Promise<number> {
  const count = await countOf(tx, statement(scope));
  await tx.execute(sql`
    delete from study_records
    where ${scope} and attempts = 0 and blank_at is null and flagged_at is null and note_version = 0`);
  return count;
}

const statement = (scope: SQL) => sql`
  with fresh as (
    ${recordsFrom(sql`(select * from ${COUNTED} where ${scope}) as a`)}
  ), written as (
    insert into study_records ("user", question, attempts, last_outcome, last_at, last_attempt, blank_at, blank_on)
    select * from fresh f where not exists (
      select from study_records r where r."user" = f."user" and r.question = f.question
        and (r.attempts, r.last_outcome, r.last_at, r.last_attempt, r.blank_at, r.blank_on)
          is not distinct from (f.attempts, f.last_outcome, f.last_at, f.last_attempt, f.blank_at, f.blank_on))
    on conflict ("user", question) do update set
      attempts = excluded.attempts, last_outcome = excluded.last_outcome, last_at = excluded.last_at,
      last_attempt = excluded.last_attempt, blank_at = excluded.blank_at, blank_on = excluded.blank_on
    returning 1
  ), removed as (
    update study_records r set
      attempts = 0, last_outcome = null, last_at = null, last_attempt = null, blank_at = null, blank_on = null
    where ${scope} and (attempts > 0 or blank_at is not null)
      and not exists (select from fresh f where f."user" = r."user" and f.question = r.question)
    returning 1
  )`;
