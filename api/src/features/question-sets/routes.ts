import { Router } from 'express';
import { z } from 'zod';
import { answerPage, subjectKey, type ChapterRow, type QuestionStore } from '../questions/index.ts';

const MAX_CHAPTERS = 100_000;
const MAX_ID = 2_147_483_647;

// The first segment (Anatomy) is for readers; only the key counts.
const chaptersParams = z.object({ subjectId: subjectKey });
const chaptersQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
    .transform((limit) => Math.min(Number(limit), MAX_CHAPTERS))
    .default(MAX_CHAPTERS),
});
const pageParams = z.object({
  chapterId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'is not the id of a chapter')
    .transform(Number)
    .pipe(z.number().max(MAX_ID, 'is not the id of a chapter')),
});

const toChapter = (row: ChapterRow) => ({
  _id: String(row.id),
  chapter_name: row.name,
  total_question: row.total,
});

/** `{ data: [{ _id, chapter_name, total_question }] }` */
export function bankRoutes(store: QuestionStore) {
  const routes = Router();
  routes.get('/:subject/chapter/:subjectId', async (request, response) => {
    const { subjectId } = chaptersParams.parse(request.params);
    const { limit } = chaptersQuery.parse(request.query);
    response.json({ data: (await store.chapters(subjectId, limit)).map(toChapter) });
  });
  return routes;
}

export function bankFilterRoutes(store: QuestionStore) {
  const routes = Router();
  routes.get('/:chapterId', async (request, response) => {
    const { chapterId } = pageParams.parse(request.params);
    await answerPage(request, response, store.chapterList(chapterId));
  });
  return routes;
}
