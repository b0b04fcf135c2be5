import { sql, type SQL } from 'drizzle-orm';
import type { ResponseBody, Schemas } from 'schema/rest/bodies.ts';
import { badRequest } from '../../http/errors.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { QUESTION } from '../bank/index.ts';
import { readToday } from '../memory/index.ts';
import { errorMessages } from './error-messages.ts';
import type { LISTS } from './inputs.ts';
import { isReadable, type Reader } from './questions.ts';

type OwnList = (typeof LISTS)[number];
type Filter = { prof?: string | undefined; subject?: string | undefined };
type Page = { limit: number; after?: string | undefined };

/** Whether a question is due, by its record `r` and its state `s` of the states that are due. */
export const IS_DUE = sql`(r.blank_at is not null or s.due_on is not null)`;

/** Joins to records `r` the states `s` that are due. */
export const joinDueStates = (today: string) => sql`
  left join memory_states s on s."user" = r."user" and s.question = r.question and s.due_on <= ${today}::date`;

/** For each list, the time that orders it and the condition for its records `r`, with their states `s`. */
const CONDITIONS: Record<OwnList, { at: SQL; where: SQL }> = {
  WRONG: { at: sql`r.last_at`, where: sql`r.last_outcome in ('WRONG', 'PARTLY')` },
  FLAGGED: { at: sql`r.flagged_at`, where: sql`r.flagged_at is not null` },
  NOTED: { at: sql`r.noted_at`, where: sql`r.note is not null` },
  DUE: { at: sql`coalesce(r.blank_at, s.due_on::timestamp at time zone 'UTC')`, where: IS_DUE },
};

/** Newest first, without questions that the reader has no access to. */
export async function readOwnList(
  db: Database,
  reader: Reader,
  { list, prof, subject, limit, after }: { list: OwnList } & Filter & Page,
  now: Date,
): Promise<ResponseBody<'listOwnQuestions'>> {
  const { at, where } = CONDITIONS[list];
  const states = list === 'DUE' ? joinDueStates(await readToday(db, reader.id, now)) : sql``;
  const own = sql`
    from study_records r join questions q on q.id = r.question ${states}
    where r."user" = ${reader.id} and ${where} and ${isReadable(reader)}
      and (${prof ?? null}::text is null or q.prof = ${prof ?? null})
      and (${subject ?? null}::text is null or q.subject = ${subject ?? null})`;
  const since = after === undefined ? undefined : parseCursor(after);
  const rows = await rowsOf<{ micros: string; id: string; question: Schemas['Question'] }>(
    db,
    sql`select (extract(epoch from ${at}) * 1000000)::bigint::text as micros, q.id::text as id, ${QUESTION} as question
        ${own} ${since ? sql`and (${at}, q.id) < (${instantOf(since.micros)}, ${since.id}::bigint)` : sql``}
        order by ${at} desc, q.id desc limit ${limit + 1}`,
  );
  const [count] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${own}`);
  const page = rows.slice(0, limit).map(({ micros, id, question }) => ({ cursor: cursorOf(micros, id), question }));
  return { questions: page, total: count!.total, next: rows.length > limit ? page.at(-1)!.cursor : null };
}

type AttemptRow = Omit<Schemas['Attempt'], 'cursor' | 'marks' | 'answered_at' | 'undone_at'> & {
  points: number;
  micros: string;
  /** Milliseconds since 1970. */
  undone_at: number | null;
};

/** Newest first. */
export async function readAttempts(db: Database, user: number, { limit, after }: Page) {
  const since = after === undefined ? undefined : parseCursor(after, UUID);
  const rows = await rowsOf<AttemptRow>(
    db,
    sql`select a.id::text as id, a.question::text as question_id, q.ref, q.topic, a.answer, a.mode, a.outcome, nullif(m.outcome, a.outcome) as counts_as, a.points,
          a.out_of, a.confidence, a.took_ms,
          (extract(epoch from n.undone_at) * 1000)::float8 as undone_at, (extract(epoch from a.answered_at) * 1000000)::bigint::text as micros
        from attempts a left join remarks m on m.attempt = a.id
          left join undone_attempts n on n.attempt = a.id left join questions q on q.id = a.question where a."user" = ${user}
          ${since ? sql`and (a.answered_at, a.id) < (${instantOf(since.micros)}, ${since.id}::uuid)` : sql``}
        order by a.answered_at desc, a.id desc limit ${limit + 1}`,
  );
  const attempts = rows.slice(0, limit).map(({ micros, points, out_of: outOf, undone_at: undoneAt, ...attempt }) => ({
    cursor: cursorOf(micros, attempt.id),
    ...attempt,
    marks: points / 1000,
    out_of: outOf / 1000,
    answered_at: new Date(Number(micros) / 1000).toISOString(),
    undone_at: undoneAt === null ? null : new Date(undoneAt).toISOString(),
  }));
  return { attempts, next: rows.length > limit ? attempts.at(-1)!.cursor : null };
}

// Microseconds, which is as exact as the column.
const cursorOf = (micros: string, id: string) => `${micros}-${id}`;
const NUMBER = /^\d{1,15}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instantOf = (micros: string) => sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

function parseCursor(text: string, idPattern = NUMBER): { micros: string; id: string } {
  const dash = text.indexOf('-');
  const [micros, id] = [text.slice(0, dash), text.slice(dash + 1)];
  if (!/^\d{1,17}$/.test(micros) || !idPattern.test(id)) throw badRequest(errorMessages.notACursor(), 'after');
  return { micros, id };
}
