import { z } from 'zod';
import { send } from '../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { Routes } from '../../http/routes.ts';
import { answerPage, isUnchanged, subjectKey, type ChapterRow, type CachedStore } from '../bank/index.ts';
import { inputMessages } from './error-messages.ts';

const MAX_CHAPTERS = 100_000;
const MAX_ID = 2_147_483_647;

// The first segment (Anatomy) is for readers; only the key counts.
const chaptersParams = z.object({ subjectId: subjectKey });
const chaptersQuery = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, sharedMessages.wholeNumber())
    .transform((limit) => Math.min(Number(limit), MAX_CHAPTERS))
    .default(MAX_CHAPTERS),
});
const pageParams = z.object({
  chapterId: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, inputMessages.notAChapter())
    .transform(Number)
    .pipe(z.number().max(MAX_ID, inputMessages.notAChapter())),
});

const toChapter = (row: ChapterRow) => ({
  _id: String(row.id),
  chapter_name: row.name,
  total_question: row.total,
  ...(row.formerIds.length > 0 && { former_ids: row.formerIds.map(String) }),
});

export function questionSetRoutes(store: CachedStore) {
  const routes = new Routes();
  // `{ data: [{ _id, chapter_name, total_question }] }`.
  routes.add('GET /bank/:subject/chapter/:subjectId', async (request, response) => {
    const { subjectId } = chaptersParams.parse(request.params);
    const { limit } = chaptersQuery.parse(request.query);
    if (isUnchanged(request, response, await store.version(), String(limit))) return;
    send(response, 'listChapters', { data: (await store.chapters(subjectId, limit)).map(toChapter) });
  });

  routes.add('GET /bank-filter/:chapterId', async (request, response) => {
    const { chapterId } = pageParams.parse(request.params);
    await answerPage(request, response, store.chapterList(chapterId), await store.version());
  });
  return routes;
}
