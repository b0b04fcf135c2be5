import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Outcome } from 'question/mark.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { DAY, readLog, updateStates } from '../memory/index.ts';
import { recordsFrom } from './correct-records.ts';
import { undoAttempts } from './undo.ts';

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
  /** If it was taken back before it was sent. */
  undone_at?: string | null;
  options: number[];
};
export type StoredAttempt = { outcome: Outcome; points: number; out_of: number };

/** Whether statistics leave out a user `u` who was not yet proven to be a person at an attempt `a`. */
export const isUncounted = sql`(u.made_in_bulk and coalesce(u.email_verified_at > a.recorded_at, true))`;

/**
 * Adds new attempts and counts them. The result lacks ids that are taken by other attempts. The caller holds the reader's
 * lock, since before it read the questions.
 */
export async function insertAttempts(
  tx: Database,
  user: number,
  rows: readonly AttemptRow[],
): Promise<Map<string, StoredAttempt>> {
  if (rows.length === 0) return new Map();
  await tx.execute(statement(user, rows));
  const questions = [...new Set(rows.map(({ question }) => question))];
  const log = await readLog(tx, [user], questions);
  await updateStates(tx, [user], questions, log);
  const logged = new Map(log.map((attempt) => [attempt.id, attempt]));
  const stored = rows.flatMap(({ id, answer, undone_at: undoneAt }) => {
    const attempt = logged.get(id);
    return attempt && isDeepStrictEqual(attempt.answer, answer) ? [{ ...attempt, undoneAt }] : [];
  });
  // Also those that had arrived before: the device may not know it.
  await undoAttempts(
    tx,
    user,
    stored.flatMap(({ id, undoneAt: at }) => (at ? [{ id, at }] : [])),
  );
  return new Map(
    stored.map(({ id, firstOutcome, firstPoints, outOf }) => [
      id,
      { outcome: firstOutcome, points: firstPoints, out_of: outOf },
    ]),
  );
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
    insert into study_records as r
      ("user", question, attempts, last_outcome, last_at, last_attempt, blank_at, blank_on)
    ${recordsFrom(sql`a`)}
    on conflict ("user", question) do update set
      attempts = r.attempts + excluded.attempts,
      last_outcome = case when ${isLater} then excluded.last_outcome else r.last_outcome end,
      last_attempt = case when ${isLater} then excluded.last_attempt else r.last_attempt end,
      last_at = greatest(r.last_at, excluded.last_at),
      (blank_at, blank_on) = (
        select at, day from (values (r.blank_at, r.blank_on), (excluded.blank_at, excluded.blank_on)) as blank(at, day)
        where at > coalesce(greatest(r.last_at, excluded.last_at), '-infinity') order by at desc, day desc limit 1)
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
    where a.outcome <> 'SKIPPED' and coalesce(r.attempts, 0) = 0
      and not exists (
        select from undone_attempts n where n."user" = ${user} and n.question = a.question and n.is_answer)
      and not exists (select from users u where u.id = ${user} and ${isUncounted})
    order by a.question, a.id
  )
  insert into study_statistics as s (question, answered, "right", options)
  select question, 1, (outcome = 'RIGHT')::int, options from first_answers order by question
  on conflict (question) do update set
    answered = s.answered + 1, "right" = s."right" + excluded."right",
    options = array(select coalesce(x, 0) + coalesce(y, 0) from unnest(s.options, excluded.options) as sums(x, y))`;

const isLater = sql`(excluded.last_at is not null
  and (r.last_at is null or (excluded.last_at, excluded.last_attempt) > (r.last_at, r.last_attempt)))`;
