import { sql } from 'drizzle-orm';
import type { Answer } from 'question/answer.ts';
import type { KindName } from 'question/kinds/names.ts';
import type { Outcome } from 'question/mark.ts';
import type { Database } from '../../db/connection.ts';
import type { OptionRow } from '../../db/schema.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { DAY, updateStates } from '../memory/index.ts';

/**
 * `outcome` and `points`: as they are marked now, null if an earlier version did it; `first…`: as in the log. `session` is the
 * paper's id, if it was in one.
 */
export type MarkedAttempt = {
  id: string;
  user: number;
  version: number;
  answer: Answer;
  outcome: Outcome;
  points: number | null;
  firstOutcome: Outcome;
  firstPoints: number;
  recordedAt: number;
  day: string;
  session: string | null;
  isUndone: boolean;
  isFirst: boolean;
  isLast: boolean;
};
/** `was`: the outcome before it was marked again. */
export type Remark = MarkedAttempt & { was: Outcome; points: number };

type Version = { version: number; type: KindName; options: OptionRow[] };
export type CurrentQuestion = Version & { ref: string; correctedAt: number; former: Version[] };

export async function readCurrent(tx: Database, question: number): Promise<CurrentQuestion> {
  const [row] = await rowsOf<CurrentQuestion>(
    tx,
    sql`select ref, version, type, options, (extract(epoch from key_corrected_at) * 1000)::float8 as "correctedAt",
          (select coalesce(json_agg(json_build_object('version', v.version, 'type', v.content->'type',
            'options', v.content->'options')), '[]') from question_versions v where v.question = q.id) as former
        from questions q where id = ${question}`,
  );
  return row!;
}

/** All answers of the readers to a question. */
export const readMarkedAttempts = (tx: Database, question: number, users: readonly number[]) =>
  rowsOf<MarkedAttempt>(
    tx,
    sql`select a.id::text as id, a."user"::float8 as "user", a.question_version as version, a.answer,
          coalesce(m.outcome, a.outcome) as outcome, a.outcome as "firstOutcome",
          case when m.attempt is null then a.points else m.points end as points, a.points as "firstPoints",
          exists (select from undone_attempts n where n.attempt = a.id) as "isUndone",
          (extract(epoch from a.recorded_at) * 1000)::float8 as "recordedAt", ${DAY}::text as day,
          case when a.mode = 'PAPER' then a.session::text end as session,
          row_number() over (partition by a."user" order by a.recorded_at, a.id) = 1 as "isFirst",
          coalesce(r.last_attempt = a.id, false) as "isLast"
        from attempts a
          left join remarks m on m.attempt = a.id
          left join study_records r on r."user" = a."user" and r.question = a.question
        where a.question = ${question} and a."user" in ${users} and a.outcome <> 'SKIPPED'`,
  );

/** Keeps the marks that differ from the log, and changes all that is counted from them. */
export async function storeRemarks(tx: Database, question: number, remarks: readonly Remark[]): Promise<void> {
  if (remarks.length === 0) return;
  await tx.execute(sql`
    with changed as (
      select * from jsonb_to_recordset(${jsonRows(remarks)}) as one(id uuid, "user" bigint, outcome text, was text,
        "firstOutcome" text, points int, "firstPoints" int, day date, "isUndone" boolean, "isFirst" boolean,
        "isLast" boolean)
    ), stored as (
      insert into remarks (attempt, "user", question, outcome, points, first_outcome)
      select id, "user", ${question}, outcome, points, "firstOutcome" from changed where ${DIFFERS}
      on conflict (attempt) do update set outcome = excluded.outcome, points = excluded.points
    ), dropped as (
      delete from remarks where attempt in (select id from changed where not ${DIFFERS})
    ), records as (
      update study_records r set last_outcome = c.outcome from changed c
      where c."isLast" and r."user" = c."user" and r.question = ${question}
    ), days as (
      update study_days d set "right" = d."right" + c.gained
      from (select "user", day, ${GAINED} as gained from changed where not "isUndone" group by "user", day) as c
      where d."user" = c."user" and d.day = c.day
    )
    update study_statistics s set "right" = s."right" + c.gained
    from (select coalesce(${GAINED}, 0) as gained from changed where "isFirst") as c
    where s.question = ${question}`);
  await updateStates(tx, [...new Set(remarks.map(({ user }) => user))], [question]);
}

const DIFFERS = sql.raw(`(outcome, points) <> ("firstOutcome", "firstPoints")`);
const GAINED = sql.raw(`sum((outcome = 'RIGHT')::int - (was = 'RIGHT')::int)::int`);
