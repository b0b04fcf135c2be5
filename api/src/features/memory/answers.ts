import { sql, type SQL } from 'drizzle-orm';
import type { Outcome } from 'question/mark.ts';
import type { ReviewAnswer } from 'review/answers.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';

/** The reader's day of an attempt `a`. */
export const DAY = sql.raw(`((a.answered_at at time zone 'UTC') + make_interval(mins => a.utc_offset))::date`);

/** Of an attempt `a` with its remark `m`: thousandths of a mark, by the key as it is now. */
export const POINTS = sql.raw(`case when m.attempt is null then a.points
  else coalesce(m.points, case m.outcome when 'RIGHT' then a.out_of when 'PARTLY' then a.out_of / 2 else 0 end) end`);

/** `firstOutcome` and `firstPoints` are of the log, the others by the key as it is now. */
export type LoggedAttempt = Omit<ReviewAnswer, 'outcome'> & {
  user: number;
  question: number;
  answer: unknown;
  outcome: Outcome;
  firstOutcome: Outcome;
  firstPoints: number;
  isUndone: boolean;
};
export type LoggedAnswer = LoggedAttempt & ReviewAnswer;

/** Looks each question up by its index. With old statistics PostgreSQL would read the reader's whole log. */
const attemptsAt = (users: readonly number[], questions: readonly number[]) => sql`
  select a.* from jsonb_array_elements_text(${jsonRows(users)}) as u(id),
    jsonb_array_elements_text(${jsonRows(questions)}) as q(id),
    lateral (select * from attempts where "user" = u.id::bigint and question = q.id::bigint offset 0) as a`;

/** Includes skipped questions and answers that were taken back. */
export const readLog = (tx: Database, users: readonly number[], questions: readonly number[]) =>
  readAttempts(tx, attemptsAt(users, questions));

/** Answers that count. `scope` is a condition on attempts. */
export const readAnswers = async (tx: Database, scope: SQL): Promise<LoggedAnswer[]> =>
  (await readAttempts(tx, sql`select * from attempts where ${scope}`)).filter(isAnswer);

const readAttempts = (tx: Database, attempts: SQL): Promise<LoggedAttempt[]> =>
  rowsOf<LoggedAttempt>(
    tx,
    // Materialised, or most of the time would go into plans of joins with each month of the log.
    sql`with a as materialized (${attempts})
        select a."user"::float8 as "user", a.question::float8 as question, a.id::text as id, q.type as kind, a.answer,
          coalesce(m.outcome, a.outcome) as outcome, ${POINTS} as points, a.outcome as "firstOutcome",
          a.points as "firstPoints", a.out_of as "outOf", a.confidence, a.took_ms as "tookMs",
          (extract(epoch from a.answered_at) * 1000)::float8 as "answeredAt", ${DAY}::text as day,
          n.attempt is not null as "isUndone"
        from a join questions q on q.id = a.question
          left join remarks m on m.attempt = a.id
          left join undone_attempts n on n.attempt = a.id`,
  );

/** Whether it counts. */
export const isAnswer = (attempt: LoggedAttempt): attempt is LoggedAnswer =>
  attempt.outcome !== 'SKIPPED' && !attempt.isUndone;
