import { z } from 'zod';
import { hasLongMarkRun, toNfc } from 'text/normalise.ts';
import { callerOf, hasFullAccess } from '../accounts/index.ts';
import { send } from '../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { notFound, purchaseRequired } from '../../http/errors.ts';
import { Routes } from '../../http/routes.ts';
import { boardSubjectKey } from './keys.ts';
import { answerPage } from './question-page.ts';
import type { CachedStore } from './cached-store.ts';
import { isUnchanged } from './unchanged.ts';
import { errorMessages } from './error-messages.ts';
import { inputMessages } from './draft/input-messages.ts';

const MAX_TOPIC = 500;

const topicQuery = z.object({
  subject_id: boardSubjectKey,
  topic_name: z
    .string()
    .min(1)
    .max(MAX_TOPIC)
    .refine((name) => !name.includes('\0'), sharedMessages.hasNul())
    .refine((name) => !hasLongMarkRun(name), sharedMessages.tooManyMarks())
    .transform(toNfc),
});
const keyParams = z.object({ key: boardSubjectKey });
const yearParams = keyParams.extend({
  year: z
    .string()
    .regex(/^\d{4}$/, inputMessages.year())
    .transform(Number),
});

const questionParams = z.object({
  key: z
    .string()
    .max(100)
    .refine((key) => !key.includes('\0'), sharedMessages.hasNul()),
});
const questionQuery = z.object({ by: z.enum(['ref', 'id'], inputMessages.refOrId()).optional() });
const ID = /^[1-9]\d{0,14}$/;

export function questionRoutes(store: CachedStore) {
  const routes = new Routes();
  routes.add('GET /questions/:key', async (request, response) => {
    const { key } = questionParams.parse(request.params);
    const { by } = questionQuery.parse(request.query);
    const ref = by === 'id' ? undefined : key;
    const id = by !== 'ref' && ID.test(key) ? Number(key) : undefined;
    const found = await store.question({ ref, id });
    if (!found) throw notFound(errorMessages.noSuchQuestion());
    if (!found.open && !hasFullAccess(callerOf(request))) throw purchaseRequired();
    response.type('json').send(`{"data":${found.question}}`);
  });
  return routes;
}

export function boardFilterRoutes(store: CachedStore) {
  const routes = new Routes();

  routes.add('GET /board-filter/topic/questions', async (request, response) => {
    const { subject_id: key, topic_name: topic } = topicQuery.parse(request.query);
    await answerPage(request, response, store.topicList(key, topic), await store.version());
  });

  routes.add('GET /board-filter/topics/:key', async (request, response) => {
    const { key } = keyParams.parse(request.params);
    if (isUnchanged(request, response, await store.version())) return;
    send(response, 'listTopics', { data: await store.topics(key) });
  });

  routes.add('GET /board-filter/:key/years', async (request, response) => {
    const { key } = keyParams.parse(request.params);
    if (isUnchanged(request, response, await store.version())) return;
    send(response, 'listYears', { data: { year: await store.years(key) } });
  });

  routes.add('GET /board-filter/:key/years/:year', async (request, response) => {
    const { key, year } = yearParams.parse(request.params);
    await answerPage(request, response, store.yearList(key, year), await store.version());
  });

  return routes;
}
