import type { KindName } from 'question/kinds/names.ts';
import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PlaceWindow } from 'question/list-pages.ts';
import type { Database } from '../../db/connection.ts';
import { formerTopics, questionLists } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { BoardSubjectKey, SubjectKey } from './keys.ts';
import { OPEN_PLACES } from '../../list-pages.ts';

/** Questions as JSON in UTF-8, as it is sent, and the length of the whole list. */
export type ListPage = { questions: Buffer; length: number };
export type QuestionList = {
  page: (places: PlaceWindow) => Promise<ListPage | null>;
  /** Counted from 1; undefined if the question is not in the list. */
  placeOf: (ref: string) => Promise<number | undefined>;
};
/** `open`: how many of them everybody may read. */
export type ItemPage = ListPage & { open: number };
/** Published questions of one kind with the same items. */
export type ItemGroup = { items: string[]; type: KindName; questions: number };
/** If both are given, the ref takes precedence. */
export type QuestionKey = { ref: string | undefined; id: number | undefined };
/** `formerIds` are those of chapters that were merged into it. */
export type ChapterRow = { id: number; name: string; total: number; formerIds: number[] };

const FORMER_IDS = sql<number[]>`array(
  select m.id from merged_chapters m where m."into" = question_lists.id order by m.id)`;

/** `isOpen`: everybody may read it. */
export type ListedQuestion = { id: string; kind: KindName; isOpen: boolean };

/** Whether a question `q` is public, because it is on the first page of a list. */
export const IS_OPEN = sql`exists (select from question_places where question = q.id and place <= ${OPEN_PLACES})`;

const EMPTY: QuestionList = { page: async () => null, placeOf: async () => undefined };

type ListKind = 'topic' | 'year' | 'chapter';

const ofBoard = (kind: ListKind, { board, prof, subject }: BoardSubjectKey) =>
  and(
    eq(questionLists.kind, kind),
    eq(questionLists.board, board),
    eq(questionLists.prof, prof),
    eq(questionLists.subject, subject),
  );

/** What readers should know about a question `q`; null as a rule. */
export const NOTICE = sql`case
  when exists (select from review_marks where question = q.id and is_on) then json_build_object('kind', 'UNDER_REVIEW', 'on', null)
  when q.key_corrected_at is not null then json_build_object(
    'kind', 'KEY_CORRECTED', 'on', to_char(q.key_corrected_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')) end`;

/** A question `q` as every call returns it. */
export const QUESTION = sql`json_build_object(
  '_id', q.id::text, 'ref', q.ref, 'type', q.type, 'stem', q.stem, 'options', q.options, 'parts', q.parts,
  'explanation', q.explanation, 'explanation_bn', q.explanation_bn, 'take_away', q.take_away,
  'references', q."references", 'topic', q.topic,
  'appearances', q.appearances, 'origin', q.origin, 'items', q.items, 'media', q.media, 'notice', ${NOTICE},
  'review', q.stamp || jsonb_build_object('version', q.version))`;

// One row of JSON text: twice as fast as parsing rows here only to serialise them again.
async function readPage(db: Database, kind: ListKind, id: number, window: PlaceWindow): Promise<ListPage | null> {
  const { first, last } = window;
  const [row] = await rowsOf<{ questions: string; length: number }>(
    db,
    sql`select l.total as length, json_agg(${QUESTION} order by p.place)::text as questions
        from question_places p
          join questions q on q.id = p.question
          join question_lists l on l.id = p.list and l.kind = ${kind}
        where p.list = ${id} and p.place between ${first} and ${last}
        group by l.total`,
  );
  return row ? { questions: Buffer.from(row.questions), length: row.length } : null;
}

async function findPlace(db: Database, kind: ListKind, id: number, ref: string): Promise<number | undefined> {
  const [row] = await rowsOf<{ place: number }>(
    db,
    sql`select p.place from questions q
        join question_places p on p.question = q.id and p.list = ${id}
        join question_lists l on l.id = p.list and l.kind = ${kind}
        where q.ref = ${ref}`,
  );
  return row?.place;
}

async function listNames(db: Database, kind: ListKind, key: BoardSubjectKey, order: SQL): Promise<string[]> {
  const rows = await db
    .select({ name: questionLists.name })
    .from(questionLists)
    .where(and(ofBoard(kind, key), gt(questionLists.total, 0)))
    .orderBy(order);
  return rows.map((row) => row.name);
}

const byName = asc(sql`lower(${questionLists.name})`);

export class QuestionStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A former name leads to the present one, unless another topic has it now. */
  async topicList(key: BoardSubjectKey, topic: string): Promise<QuestionList> {
    const list = await this.#boardList('topic', key, topic);
    if (list !== EMPTY) return list;
    const [former] = await this.#db
      .select({ into: formerTopics.into })
      .from(formerTopics)
      .where(and(eq(formerTopics.prof, key.prof), eq(formerTopics.subject, key.subject), eq(formerTopics.name, topic)));
    return former ? this.#boardList('topic', key, former.into) : EMPTY;
  }

  yearList = (key: BoardSubjectKey, year: number) => this.#boardList('year', key, String(year));

  chapterList = (id: number) => this.#list('chapter', id);

  /** `open` if it is on the first page of some list. Null if it is hidden. */
  async question({ ref, id }: QuestionKey): Promise<{ question: string; open: boolean } | null> {
    const [row] = await rowsOf<{ question: string; open: boolean }>(
      this.#db,
      sql`select ${QUESTION}::text as question, ${IS_OPEN} as open
          from questions q
          where not q.hidden and ((${ref ?? null}::text is not null and q.ref = ${ref ?? null})
            or (${id ?? null}::bigint is not null and q.id = ${id ?? null}))
          order by q.ref = ${ref ?? null} desc nulls last limit 1`,
    );
    return row ?? null;
  }

  /** Each question once, in the order of the board's lists: topics by name, then years, the newest first. */
  listed = (key: BoardSubjectKey): Promise<ListedQuestion[]> =>
    rowsOf<ListedQuestion>(
      this.#db,
      sql`select q.id::text as id, q.type as kind, ${IS_OPEN} as "isOpen"
          from (
            select p.question, min(array[l.rank, p.place]) as rank
            from (
              select id, row_number() over (order by kind, case kind when 'year' then -name::int end, lower(name)) as rank
              from question_lists where board = ${key.board} and prof = ${key.prof} and subject = ${key.subject}
            ) l join question_places p on p.list = l.id
            group by p.question
          ) c join questions q on q.id = c.question order by c.rank`,
    );

  /** Questions of any of the items, those that everybody may read first; null without any. */
  async itemPage(codes: readonly string[], { first, last }: PlaceWindow, openOnly: boolean): Promise<ItemPage | null> {
    const [row] = await rowsOf<{ questions: string | null; length: number; open: number }>(
      this.#db,
      sql`with found as materialized (
            select id, open, row_number() over (order by open desc, id) as place from (
              select q.id, ${IS_OPEN} as open from questions q
              where q.items && array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)) and not q.hidden) c)
          select count(*)::int as length, (count(*) filter (where open))::int as open,
            (select json_agg(${QUESTION} order by f.place)::text from found f join questions q on q.id = f.id
              where f.place between ${first} and ${last} and (f.open or not ${openOnly})) as questions
          from found`,
    );
    if (!row || row.length === 0) return null;
    return { ...row, questions: Buffer.from(row.questions ?? '[]') };
  }

  itemGroups = (): Promise<ItemGroup[]> =>
    rowsOf<ItemGroup>(
      this.#db,
      sql`select items, type, count(*)::int as questions from questions where not hidden and items <> '{}'
          group by items, type`,
    );

  topics = (key: BoardSubjectKey) => listNames(this.#db, 'topic', key, byName);

  years = async (key: BoardSubjectKey) =>
    (await listNames(this.#db, 'year', key, desc(questionLists.name))).map(Number);

  chapters = ({ prof, subject }: SubjectKey, limit: number): Promise<ChapterRow[]> =>
    this.#db
      .select({ id: questionLists.id, name: questionLists.name, total: questionLists.total, formerIds: FORMER_IDS })
      .from(questionLists)
      .where(and(ofBoard('chapter', { board: '', prof, subject }), gt(questionLists.total, 0)))
      .orderBy(byName)
      .limit(limit);

  #list(kind: ListKind, id: number): QuestionList {
    return {
      page: (places) => readPage(this.#db, kind, id, places),
      placeOf: (ref) => findPlace(this.#db, kind, id, ref),
    };
  }

  async #boardList(kind: ListKind, key: BoardSubjectKey, name: string): Promise<QuestionList> {
    const [list] = await this.#db
      .select({ id: questionLists.id })
      .from(questionLists)
      .where(and(ofBoard(kind, key), eq(questionLists.name, name)));
    return list ? this.#list(kind, list.id) : EMPTY;
  }
}
