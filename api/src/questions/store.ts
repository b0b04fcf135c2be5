import { and, asc, between, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { questionLists, questionPlaces, questions } from '../db/schema.ts';
import type { BoardSubjectKey, SubjectKey } from './keys.ts';
import type { PlaceWindow } from './window.ts';

export type QuestionRow = typeof questions.$inferSelect;
/** Questions of a list in their order, and how long the whole list is. */
export type ListPage = { rows: QuestionRow[]; length: number };
export type ChapterRow = { id: number; name: string; total: number };

const ofBoard = (kind: 'topic' | 'year', { board, prof, subject }: BoardSubjectKey) =>
  and(
    eq(questionLists.kind, kind),
    eq(questionLists.board, board),
    eq(questionLists.prof, prof),
    eq(questionLists.subject, subject),
  );

/** Reads questions and chapters: a page is one range of places, at the same cost wherever it lies. */
export function questionStore(db: Database) {
  async function readPlaces(list: ReturnType<typeof and>, { first, last }: PlaceWindow): Promise<ListPage> {
    const rows = await db
      .select({ length: questionLists.total, question: questions })
      .from(questionLists)
      .innerJoin(
        questionPlaces,
        and(eq(questionPlaces.list, questionLists.id), between(questionPlaces.place, first, last)),
      )
      .innerJoin(questions, eq(questions.id, questionPlaces.question))
      .where(list)
      .orderBy(asc(questionPlaces.place));
    return { rows: rows.map((row) => row.question), length: rows[0]?.length ?? 0 };
  }

  return {
    topicPage: (key: BoardSubjectKey, topic: string, places: PlaceWindow) =>
      readPlaces(and(ofBoard('topic', key), eq(questionLists.name, topic)), places),

    yearPage: (key: BoardSubjectKey, year: number, places: PlaceWindow) =>
      readPlaces(and(ofBoard('year', key), eq(questionLists.name, String(year))), places),

    chapterPage: (id: number, places: PlaceWindow) =>
      readPlaces(and(eq(questionLists.id, id), eq(questionLists.kind, 'chapter')), places),

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
        .where(
          and(
            eq(questionLists.kind, 'chapter'),
            eq(questionLists.board, ''),
            eq(questionLists.prof, prof),
            eq(questionLists.subject, subject),
          ),
        )
        .orderBy(asc(sql`lower(${questionLists.name})`))
        .limit(limit),
  };
}

export type QuestionStore = ReturnType<typeof questionStore>;
