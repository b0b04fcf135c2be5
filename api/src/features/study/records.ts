import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { optionKey } from '../bank/draft/index.ts';

/** Below it, a share could show what a single reader answered. */
const MIN_READERS = 20;

type Row = {
  question: string;
  attempts: number | null;
  lastOutcome: Schemas['QuestionRecord']['last_outcome'];
  lastAt: string | null;
  remarkedFrom: Schemas['QuestionRecord']['remarked_from'];
  dueOn: string | null;
  flagged: boolean;
  note: string | null;
  noteVersion: number | null;
  keyCorrectedOn: string | null;
  answered: number | null;
  right: number | null;
  options: number[] | null;
};

/** In the order of `questions`, with zeros where nothing is recorded. */
export async function readRecords(db: Database, user: number, questions: readonly number[]) {
  const rows = await rowsOf<Row>(
    db,
    sql`select requested.id as question, r.attempts, r.last_outcome as "lastOutcome", nullif(m.first_outcome, m.outcome) as "remarkedFrom",
          to_json(r.last_at at time zone 'UTC')#>>'{}' as "lastAt", r.flagged_at is not null as flagged, r.note,
          r.note_version as "noteVersion", coalesce(r.blank_on, d.due_on)::text as "dueOn",
          to_char(q.key_corrected_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as "keyCorrectedOn", s.answered, s."right", s.options
        from jsonb_array_elements_text(${jsonRows(questions)}) with ordinality as requested(id, place)
          left join study_records r on r."user" = ${user} and r.question = requested.id::bigint
          left join memory_states d on d."user" = r."user" and d.question = r.question
          left join remarks m on m.attempt = r.last_attempt
          left join questions q on q.id = r.question and q.key_corrected_at > r.last_at
          left join study_statistics s
            on s.question = r.question and r.attempts > 0 and s.answered >= ${MIN_READERS}
        order by requested.place`,
  );
  return rows.map((row): Schemas['QuestionRecord'] => ({
    question_id: row.question,
    attempts: row.attempts ?? 0,
    last_outcome: row.lastOutcome,
    last_at: row.lastAt === null ? null : new Date(`${row.lastAt}Z`).toISOString(),
    remarked_from: row.remarkedFrom,
    flagged: row.flagged,
    note: row.note,
    note_version: row.noteVersion ?? 0,
    due_on: row.dueOn,
    key_corrected_on: row.keyCorrectedOn,
    stats: statisticsOf(row),
  }));
}

function statisticsOf({ answered, right, options }: Row): Schemas['QuestionRecord']['stats'] {
  if (answered === null || right === null || options === null) return null;
  return {
    answered,
    right_share: right / answered,
    option_shares: options.map((chosen, index) => ({ key: optionKey(index), share: chosen / answered })),
  };
}

export async function setFlag(db: Database, user: number, question: number, flagged: boolean): Promise<void> {
  await db.execute(sql`
    insert into study_records as r ("user", question, flagged_at)
    values (${user}, ${question}, case when ${flagged} then now() end)
    on conflict ("user", question) do update set
      flagged_at = case when ${flagged} then coalesce(r.flagged_at, now()) end`);
}

/** All flags and notes by question id, without texts: the reader may no longer have access to some of the questions. */
export async function readNotes(
  db: Database,
  user: number,
  { limit, after = 0 }: { limit: number; after?: number | undefined },
) {
  const rows = await rowsOf<{ question_id: string; ref: string; flagged: boolean; note: string | null }>(
    db,
    sql`select q.id::text as question_id, q.ref, r.flagged_at is not null as flagged, r.note
        from study_records r join questions q on q.id = r.question
        where r."user" = ${user} and q.id > ${after}::bigint and (r.flagged_at is not null or r.note is not null)
        order by q.id limit ${limit + 1}`,
  );
  const notes = rows.slice(0, limit).map((row) => ({ cursor: row.question_id, ...row }));
  return { notes, next: rows.length > limit ? notes.at(-1)!.cursor : null };
}

/** False if the note has another version. An empty text removes the note. */
export async function setNote(
  db: Database,
  { user, question, note, version }: { user: number; question: number; note: string; version: number },
): Promise<boolean> {
  const text = note === '' ? null : note;
  const rows = await rowsOf(
    db,
    sql`insert into study_records as r ("user", question, note, noted_at, note_version)
        select ${user}, ${question}, ${text}::text, case when ${text}::text is not null then now() end, 1
        where ${version} = 0
          or exists (select from study_records where "user" = ${user} and question = ${question})
        on conflict ("user", question) do update set
          note = excluded.note, noted_at = excluded.noted_at, note_version = r.note_version + 1
        where r.note_version = ${version}
        returning 1`,
  );
  return rows.length > 0;
}
