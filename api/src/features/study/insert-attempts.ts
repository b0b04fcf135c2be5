import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { lockReader } from './lock.ts';
import type { Outcome } from './mark.ts';

/** As in the table; `options` has 1 for each option that statistics count. */
export type AttemptRow = {
  id: string;
  question: number;
  question_version: number;
  shown_version: number | null;
  answer: object;
  key: object;
  mode: string;
  outcome: Outcome;
  points: number;
  out_of: number;
  confidence: string | null;
  answered_at: string;
  utc_offset: number;
  took_ms: number | null;
  changes: number | null;
  session: string | null;
  device: string | null;
  options: number[];
};
export type StoredAttempt = { outcome: Outcome; points: number; out_of: number };

/** The reader's day of an attempt `a`. */
export const DAY = sql.raw(`((a.answered_at at time zone 'UTC') + make_interval(mins => a.utc_offset))::date`);

/** Whether statistics leave out a user `u` who was not yet proven to be a person at an attempt `a`. */
export const isUncounted = sql`(u.made_in_bulk and coalesce(u.email_verified_at > a.recorded_at, true))`;

/** Adds new attempts and counts them, in one transaction. The result lacks ids that are taken by other attempts. */
export async function insertAttempts(
  db: Database,
  user: number,
  rows: readonly AttemptRow[],
): Promise<Map<string, StoredAttempt>> {
  if (rows.length === 0) return new Map();
  return db.transaction(async (tx) => {
    await lockReader(tx, user);
    await tx.execute(statement(user, rows));
    const stored = await rowsOf<StoredAttempt & { id: string }>(
      tx,
      sql`select a.id, a.outcome, a.points, a.out_of
          from jsonb_to_recordset(${jsonRows(rows)}) as sent(id uuid, question bigint, answer jsonb)
            join attempts a on a.id = sent.id
          where a."user" = ${user} and a.question = sent.question and a.answer = sent.answer`,
    );
    return new Map(stored.map(({ id, ...attempt }) => [id, attempt]));
  });
}

// All parts of the statement see `study_records` as it was before, so they know which answer was the first.
const statement = (user: number, rows: readonly AttemptRow[]) => sql`
  with sent as (
    select * from jsonb_to_recordset(${jsonRows(rows)}) as one(
      id uuid, question bigint, question_version int, shown_version int, answer jsonb, key jsonb, mode text,
      outcome text, points int, out_of int, confidence text, answered_at timestamptz, utc_offset int, took_ms int,
      changes int, session uuid, device uuid, options int[])
  ), a as (
    insert into attempts (id, "user", question, question_version, shown_version, answer, key, mode, outcome, points,
      out_of, confidence, answered_at, recorded_at, utc_offset, took_ms, changes, session, device)
    select id, ${user}, question, question_version, shown_version, answer, key, mode, outcome, points, out_of,
      confidence, answered_at, statement_timestamp(), utc_offset, took_ms, changes, session, device
    from sent order by id
    on conflict do nothing
    returning *
  ), records as (
    insert into study_records as r ("user", question, attempts, is_answered, last_outcome, last_at, last_attempt)
    select ${user}, question, count(*), bool_or(outcome <> 'SKIPPED'),
      (array_agg(outcome order by answered_at desc, id desc))[1], max(answered_at),
      (array_agg(id order by answered_at desc, id desc))[1]
    from a group by question
    on conflict ("user", question) do update set
      attempts = r.attempts + excluded.attempts,
      is_answered = r.is_answered or excluded.is_answered,
      last_outcome = case when ${isLater} then excluded.last_outcome else r.last_outcome end,
      last_attempt = case when ${isLater} then excluded.last_attempt else r.last_attempt end,
      last_at = case when ${isLater} then excluded.last_at else r.last_at end
  ), days as (
    insert into study_days as d ("user", day, answered, "right")
    select ${user}, ${DAY}, count(*), count(*) filter (where outcome = 'RIGHT')
    from a where outcome <> 'SKIPPED' group by 2
    on conflict ("user", day) do update set
      answered = d.answered + excluded.answered, "right" = d."right" + excluded."right"
  ), first_answers as (
    select distinct on (a.question) a.question, a.outcome, sent.options
    from a join sent on sent.id = a.id and sent.question = a.question
      left join study_records r on r."user" = ${user} and r.question = a.question
    where a.outcome <> 'SKIPPED' and r.is_answered is not true
      and not exists (select from users u where u.id = ${user} and ${isUncounted})
    order by a.question, a.id
  )
  insert into study_statistics as s (question, answered, "right", options)
  select question, 1, (outcome = 'RIGHT')::int, options from first_answers order by question
  on conflict (question) do update set
    answered = s.answered + 1, "right" = s."right" + excluded."right",
    options = array(select coalesce(x, 0) + coalesce(y, 0) from unnest(s.options, excluded.options) as sums(x, y))`;

const isLater = sql`(r.last_at is null or (excluded.last_at, excluded.last_attempt) > (r.last_at, r.last_attempt))`;
