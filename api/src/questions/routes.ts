import { Router } from 'express';
import { z } from 'zod';
import { boardSubjectKey } from './keys.ts';
import { answerPage } from './question-page.ts';
import type { QuestionStore } from './store.ts';

const MAX_TOPIC = 500;

const topicQuery = z.object({
  subject_id: boardSubjectKey,
  topic_name: z
    .string()
    .min(1)
    .max(MAX_TOPIC)
    .refine((name) => !name.includes('\0'), 'has a NUL in it')
    .transform((name) => name.normalize('NFC')),
});
const keyParams = z.object({ key: boardSubjectKey });
const yearParams = keyParams.extend({
  year: z
    .string()
    .regex(/^\d{4}$/, 'must be a year')
    .transform(Number),
});

/** /board-filter: topics, years and questions of a board's subject. */
export function boardFilterRoutes(store: QuestionStore) {
  const routes = Router();

  routes.get('/topic/questions', async (request, response) => {
    const { subject_id: key, topic_name: topic } = topicQuery.parse(request.query);
    await answerPage(request, response, (places) => store.topicPage(key, topic, places));
  });

  routes.get('/topics/:key', async (request, response) => {
    const { key } = keyParams.parse(request.params);
    response.json({ data: await store.topics(key) });
  });

  routes.get('/:key/years', async (request, response) => {
    const { key } = keyParams.parse(request.params);
    response.json({ data: { year: await store.years(key) } });
  });

  routes.get('/:key/years/:year', async (request, response) => {
    const { key, year } = yearParams.parse(request.params);
    await answerPage(request, response, (places) => store.yearPage(key, year, places));
  });

  return routes;
}
