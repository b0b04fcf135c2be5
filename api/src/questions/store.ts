import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { questionLists } from '../db/schema.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { BoardSubjectKey, SubjectKey } from './keys.ts';
import type { PlaceWindow } from './window.ts';

/** Questions of a list in their order, as JSON that the database has put together, and the whole list's length. */
export type ListPage = { questions: string; length: number };
export type ChapterRow = { id: number; name: string; total: number };

type ListKind = 'topic' | 'year' | 'chapter';

const ofBoard = (kind: ListKind, { board, prof, subject }: BoardSubjectKey) =>
  and(
    eq(questionLists.kind, kind),
    eq(questionLists.board, board),
    eq(questionLists.prof, prof),
    eq(questionLists.subject, subject),
  );

/** Reads questions and chapters: a page is one range of places, at the same cost wherever it lies. */
export function questionStore(db: Database) {
  // One row of text: twice as fast as rows that are parsed here only to be written out again.
  async function page(kind: ListKind, id: number | undefined, { first, last }: PlaceWindow): Promise<ListPage | null> {
    if (id === undefined) return null;
    const [row] = await rowsOf<ListPage>(
      db,
      sql`select l.total as length, json_agg(json_build_object(
            '_id', q.id::text, 'ref', q.ref, 'type', q.type, 'stem', q.stem, 'options', q.options, 'parts', q.parts,
            'explanation', q.explanation, 'take_away', q.take_away, 'references', q."references", 'topic', q.topic,
            'appearances', q.appearances) order by p.place)::text as questions
          from question_places p
            join questions q on q.id = p.question
            join question_lists l on l.id = p.list and l.kind = ${kind}
          where p.list = ${id} and p.place between ${first} and ${last}
          group by l.total`,
    );
    return row ?? null;
  }

  async function listId(kind: ListKind, key: BoardSubjectKey, name: string): Promise<number | undefined> {
    const [list] = await db
      .select({ id: questionLists.id })
      .from(questionLists)
      .where(and(ofBoard(kind, key), eq(questionLists.name, name)));
    return list?.id;
  }

  return {
    topicPage: async (key: BoardSubjectKey, topic: string, places: PlaceWindow) =>
      page('topic', await listId('topic', key, topic), places),

    yearPage: async (key: BoardSubjectKey, year: number, places: PlaceWindow) =>
      page('year', await listId('year', key, String(year)), places),

    chapterPage: (id: number, places: PlaceWindow) => page('chapter', id, places),

    async topics(key: BoardSubjectKey): Promise<string[]> {
      const rows = await db
        .select({ name: questionLists.name })
        .from(questionLists)
        .where(and(ofBoard('topic', key), gt(questionLists.total, 0)))
        .orderBy(asc(sql`lower(${questionLists.name})`));
      return rows.map((row) => row.name);
    },

    async years(key: BoardSubjectKey): Promise<number[]> {
      const rows = await db
        .select({ name: questionLists.name })
        .from(questionLists)
        .where(and(ofBoard('year', key), gt(questionLists.total, 0)))
        .orderBy(desc(questionLists.name));
      return rows.map((row) => Number(row.name));
    },

    chapters: ({ prof, subject }: SubjectKey, limit: number): Promise<ChapterRow[]> =>
      db
        .select({ id: questionLists.id, name: questionLists.name, total: questionLists.total })
        .from(questionLists)
        .where(ofBoard('chapter', { board: '', prof, subject }))
        .orderBy(asc(sql`lower(${questionLists.name})`))
        .limit(limit),
  };
}

export type QuestionStore = ReturnType<typeof questionStore>;
