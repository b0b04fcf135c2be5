import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { MixInput, SittingInput } from './inputs.ts';
import type { Reader } from '../study/index.ts';

/** Undefined: a visitor. */
export type Sitter = Reader | undefined;
export type DrawnQuestion = { id: number; type: 'MTF' | 'SBA' | 'SAQ'; version: number; marks: number };
export type Counts = { mtf: number; sba: number; saq: number };

// The order of the hall.
const BY_TYPE = sql`array_position(array['MTF', 'SBA', 'SAQ'], q.type)`;
const DRAWN = sql`q.id::float8 as id, q.type, q.version,
  coalesce((select sum((part->>'marks')::float8) from jsonb_array_elements(q.parts) part), 0) as marks`;
const COUNTS = sql`count(*) filter (where q.type = 'MTF')::int as mtf, count(*) filter (where q.type = 'SBA')::int as sba,
  count(*) filter (where q.type = 'SAQ')::int as saq`;

/** Questions that nobody hides and this reader may read. */
const readable = (sitter: Sitter) => sql`exists (
  select from search_stems s where s.question = q.id and (${sitter?.hasFullAccess ?? false} or s.open))`;

/** All questions of a sitting, by type and then in the order of the year's list; without a sitting, of its whole year. */
export const drawSitting = (
  db: Database,
  sitter: Sitter,
  { board, prof, subject, year, sitting }: SittingInput,
): Promise<DrawnQuestion[]> => {
  const appearance = JSON.stringify([{ board, year, ...(sitting == null ? {} : { sitting }) }]);
  return rowsOf<DrawnQuestion>(
    db,
    sql`select ${DRAWN}
        from question_lists l join question_places p on p.list = l.id join questions q on q.id = p.question
        where l.kind = 'year' and l.board = ${board} and l.prof = ${prof} and l.subject = ${subject}
          and l.name = ${String(year)} and q.appearances @> ${appearance}::text::jsonb and ${readable(sitter)}
        order by ${BY_TYPE}, p.place`,
  );
};

/** How many questions a mix could be drawn from. */
export async function countMatches(db: Database, sitter: Sitter, mix: MixInput): Promise<Counts> {
  const [counts] = await rowsOf<Counts>(db, sql`select ${COUNTS} from questions q where ${matches(sitter, mix)}`);
  return counts!;
}

/** At random, spread evenly over the topics; fewer where not enough match. */
export const drawMix = (db: Database, sitter: Sitter, mix: MixInput): Promise<DrawnQuestion[]> =>
  rowsOf<DrawnQuestion>(
    db,
    sql`with matching as (
          select q.id, q.type, row_number() over (partition by q.type, q.subject, q.topic order by random()) as round
          from questions q where ${matches(sitter, mix)}
        ), chosen as (
          select id, row_number() over (partition by type order by round, random()) as place, type from matching
        )
        select ${DRAWN} from chosen join questions q on q.id = chosen.id
        where chosen.place <= case chosen.type
          when 'MTF' then ${mix.mtf}::int when 'SBA' then ${mix.sba}::int else ${mix.saq}::int end
        order by ${BY_TYPE}, random()`,
  );

/** The questions of another paper in its order, at their present versions; without those that are hidden now. */
export const drawCopy = (db: Database, sitter: Sitter, paper: string) =>
  rowsOf<DrawnQuestion & { isReadable: boolean }>(
    db,
    sql`select ${DRAWN}, ${readable(sitter)} as "isReadable"
        from paper_items i join questions q on q.id = i.question
        where i.paper = ${paper} and not q.hidden order by i.number`,
  );

/** `sitting` is null for the questions of a year that name none; their paper is the whole year. */
export type SittingRow = { year: number; sitting: string | null } & Counts;

/** Newest first. */
export const listSittings = (
  db: Database,
  { board, prof, subject }: { board: string; prof: string; subject: string },
): Promise<SittingRow[]> =>
  rowsOf<SittingRow>(
    db,
    sql`with asked as (
          select q.id, q.type, a.year, a.sitting
          from question_lists l join question_places p on p.list = l.id join questions q on q.id = p.question,
            jsonb_to_recordset(q.appearances) as a(board text, year int, sitting text)
          where l.kind = 'year' and l.board = ${board} and l.prof = ${prof} and l.subject = ${subject}
            and a.board = l.board and a.year::text = l.name
        ), years as (
          select year from asked group by year having bool_or(sitting is null)
        ), sat as (
          select id, type, year, sitting from asked where sitting is not null
          union all
          select distinct id, type, year, null from asked where year in (select year from years)
        )
        select q.year, q.sitting, ${COUNTS} from sat q group by q.year, q.sitting
        order by q.year desc, q.sitting desc nulls last`,
  );

function matches(sitter: Sitter, mix: MixInput): SQL {
  const { prof, subjects, topics, boards, from_year: from, to_year: to } = mix;
  const conditions = [sql`q.prof = ${prof} and q.subject in ${subjects}`, readable(sitter)];
  if (topics?.length) conditions.push(sql`q.topic in ${topics}`);
  if (boards?.length || from != null || to != null) {
    conditions.push(sql`q.id in (
      select p.question from question_lists l join question_places p on p.list = l.id
      where l.kind = 'year' and l.prof = ${prof} and l.subject in ${subjects}
        and ${boards?.length ? sql`l.board in ${boards}` : sql`true`}
        and l.name::int between ${from ?? 0} and ${to ?? 9999})`);
  }
  if (mix.pool !== 'ALL') conditions.push(inPool(sitter?.id ?? 0, mix.pool));
  return sql.join(conditions, sql` and `);
}

function inPool(user: number, pool: 'UNSEEN' | 'WRONG' | 'FLAGGED'): SQL {
  const record = (condition: SQL) =>
    sql`exists (select from study_records r where r."user" = ${user} and r.question = q.id and ${condition})`;
  if (pool === 'UNSEEN') return sql`not ${record(sql`r.attempts > 0`)}`;
  return record(pool === 'WRONG' ? sql`r.last_outcome in ('WRONG', 'PARTLY')` : sql`r.flagged_at is not null`);
}
