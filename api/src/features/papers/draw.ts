import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { type KindCounts, type KindName, fieldOf, KINDS, PAPER_ORDER } from 'question/kinds/names.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { MixInput, SittingInput } from './inputs.ts';
import type { Reader } from '../study/index.ts';

/** Undefined: a visitor. */
export type Sitter = Reader | undefined;
export type DrawnQuestion = { id: number; type: KindName; version: number; marks: number };

// Shuffling all of 50,000 questions would take most of the time. Several times what a paper may have.
const SAMPLE = 600;
const BY_TYPE = sql`array_position(array[${sql.join([...PAPER_ORDER], sql`, `)}]::text[], q.type)`;
export const DRAWN = sql`q.id::float8 as id, q.type, q.version,
  coalesce((select sum((part->>'marks')::float8) from jsonb_array_elements(q.parts) part), 0) as marks`;
const COUNTS = sql.join(
  KINDS.map((kind) => sql`count(*) filter (where q.type = ${kind})::int as ${sql.identifier(fieldOf(kind))}`),
  sql`, `,
);

export const openToAll = sql`(q.id in (select question from search_stems where open))`;

export const readable = (sitter: Sitter) =>
  sitter?.hasFullAccess ? sql`not q.hidden` : sql`(not q.hidden and ${openToAll})`;

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
export async function countMatches(db: Database, sitter: Sitter, mix: MixInput): Promise<KindCounts> {
  const matching = await matches(db, sitter, mix);
  const [counts] = await rowsOf<KindCounts>(db, sql`select ${COUNTS} from questions q where ${matching}`);
  return counts!;
}

/** Random questions, spread evenly over the topics. Fewer if too few match. */
export async function drawMix(db: Database, sitter: Sitter, mix: MixInput): Promise<DrawnQuestion[]> {
  const matching = await matches(db, sitter, mix);
  return rowsOf<DrawnQuestion>(
    db,
    sql`with matching as materialized (
          select q.id, q.type, q.subject, q.topic, random() as luck from questions q where ${matching} and q.type in ${KINDS.filter((kind) => mix[fieldOf(kind)] > 0)}
        ), counts as (
          select type, count(*) as number from matching group by type
        ), sample as (
          select m.*, row_number() over (partition by type, subject, topic order by random()) as round
          from matching m join counts using (type) where luck < ${SAMPLE}::float8 / number
        ), chosen as (
          select id, type, row_number() over (partition by type order by round, random()) as place from sample
        )
        select ${DRAWN} from chosen join questions q on q.id = chosen.id
        where chosen.place <= (${JSON.stringify(mix)}::text::jsonb->>lower(chosen.type))::int
        order by ${BY_TYPE}, random()`,
  );
}

export type DrawnCopy = DrawnQuestion & { isReadable: boolean };

/** The current versions of another paper's questions, in its order and without hidden ones. */
export const drawCopy = (db: Database, sitter: Sitter, paper: string) =>
  rowsOf<DrawnCopy>(
    db,
    sql`select ${DRAWN}, ${readable(sitter)} as "isReadable"
        from paper_items i join questions q on q.id = i.question
        where i.paper = ${paper} and not q.hidden order by i.number`,
  );

/** Newest first. `sitting` is null for a whole year, listed where some of its questions name no sitting. */
export const listSittings = (
  db: Database,
  { board, prof, subject }: { board: string; prof: string; subject: string },
): Promise<Schemas['Sitting'][]> =>
  rowsOf<Schemas['Sitting']>(
    db,
    sql`with appearing as (
          select q.id, q.type, a.year, a.sitting
          from question_lists l join question_places p on p.list = l.id join questions q on q.id = p.question,
            jsonb_to_recordset(q.appearances) as a(board text, year int, sitting text)
          where l.kind = 'year' and l.board = ${board} and l.prof = ${prof} and l.subject = ${subject}
            and a.board = l.board and a.year::text = l.name
        ), years as (
          select year from appearing group by year having bool_or(sitting is null)
        ), sat as (
          select id, type, year, sitting from appearing where sitting is not null
          union all
          select distinct id, type, year, null from appearing where year in (select year from years)
        )
        select q.year, q.sitting, ${COUNTS} from sat q group by q.year, q.sitting
        order by q.year desc, q.sitting desc nulls last`,
  );

async function matches(db: Database, sitter: Sitter, mix: MixInput): Promise<SQL> {
  const { prof, subjects, topics, boards, from_year: from, to_year: to } = mix;
  const conditions = [sql`q.prof = ${prof} and q.subject in ${subjects}`, readable(sitter)];
  if (topics?.length) conditions.push(sql`q.topic in ${await presentTopics(db, mix, topics)}`);
  if (boards?.length || from != null || to != null) conditions.push(inLists(await yearLists(db, mix)));
  if (mix.pool !== 'ALL') conditions.push(inPool(sitter?.id ?? 0, mix.pool));
  return sql.join(conditions, sql` and `);
}

/** With the names that some of them have now. */
async function presentTopics(db: Database, { prof, subjects }: MixInput, topics: readonly string[]) {
  const renamed = await rowsOf<{ into: string }>(
    db,
    sql`select "into" from former_topics where prof = ${prof} and subject in ${subjects} and name in ${topics}`,
  );
  return [...topics, ...renamed.map(({ into }) => into)];
}

// Ids instead of a subquery: for a subquery PostgreSQL plans as if it returned one list.
const inLists = (lists: readonly number[]) =>
  lists.length === 0 ? sql`false` : sql`q.id in (select question from question_places where list in ${lists})`;

async function yearLists(db: Database, { prof, subjects, boards, from_year: from, to_year: to }: MixInput) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id from question_lists
        where kind = 'year' and prof = ${prof} and subject in ${subjects}
          and ${boards?.length ? sql`board in ${boards}` : sql`true`} and name::int between ${from ?? 0} and ${to ?? 9999}`,
  );
  return rows.map(({ id }) => id);
}

function inPool(user: number, pool: 'UNSEEN' | 'WRONG' | 'FLAGGED'): SQL {
  const record = (condition: SQL) =>
    sql`exists (select from study_records r where r."user" = ${user} and r.question = q.id and ${condition})`;
  if (pool === 'UNSEEN') return sql`not ${record(sql`r.attempts > 0`)}`;
  return record(pool === 'WRONG' ? sql`r.last_outcome in ('WRONG', 'PARTLY')` : sql`r.flagged_at is not null`);
}
