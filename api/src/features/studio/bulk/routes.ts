import type { Response } from 'express';
import { readBody, send } from '../../../http/contract.ts';
import { dryRunQuery } from '../../../http/dry-run.ts';
import { jsonBody, jsonBodyUpTo } from '../../../http/json-body.ts';
import { noteForLog } from '../../../http/log-params.ts';
import { Routes } from '../../../http/routes.ts';
import { callerOf } from '../../accounts/index.ts';
import { countWords } from '../../search/index.ts';
import { queryFilter } from '../filter-inputs.ts';
import { coAuthorsBody, handOverBody, questionParams, viewBody } from '../inputs.ts';
import { handOver, setCoAuthors } from '../hand-over.ts';
import { listIds } from '../list.ts';
import { type Options, questionResponses } from '../question-responses.ts';
import { listViews, removeView, saveView } from '../views.ts';
import { listWriters } from '../writers.ts';
import { type BulkOutcome, changeQuestions, previewBulk } from './change-questions.ts';
import { bulkBody, bulkParams, MAX_QUESTIONS, readChange } from './inputs.ts';
import { undoBulk } from './undo.ts';

/** The ids of 2,000 questions, each with 15 digits. */
const MAX_BULK = '64kb';

/** Changes of many questions, and how one gets other authors. */
export function bulkRoutes(options: Options) {
  const routes = new Routes();
  addBulkRoutes(routes, options);
  addHandOverRoutes(routes, options);
  addViewRoutes(routes, options);
  return routes;
}

function addBulkRoutes(routes: Routes, options: Options) {
  const { db, bank } = options;
  const { spendChange } = questionResponses(options);
  const answer = async (response: Response, { id, changed, refused }: BulkOutcome) => {
    bank.expire();
    await countWords(db);
    noteForLog(response, { changed, refused: refused.length });
    send(response, 'changeStudioQuestions', { id: id === null ? null : String(id), changed, refused });
  };

  routes.add('GET /studio/question-ids', async (request, response) => {
    const filter = queryFilter.parse(request.query);
    send(response, 'listStudioQuestionIds', { ids: await listIds(db, callerOf(request)!.id, filter, MAX_QUESTIONS) });
  });

  routes.add('POST /studio/bulk', ...jsonBodyUpTo(MAX_BULK), async (request, response) => {
    const { dryRun } = dryRunQuery.parse(request.query);
    const body = readBody(request, 'changeStudioQuestions', bulkBody);
    await spendChange(request);
    const bulk = { ids: body.ids, change: await readChange(db, body) };
    if (!dryRun) return answer(response, await changeQuestions(options, request, bulk));
    const { changed, refused } = await previewBulk(options, request, bulk);
    send(response, 'changeStudioQuestions', { id: null, changed, refused });
  });

  routes.add('POST /studio/bulk/:id/undo', async (request, response) => {
    const { id } = bulkParams.parse(request.params);
    await spendChange(request);
    await answer(response, await undoBulk(options, request, id));
  });
}

function addHandOverRoutes(routes: Routes, options: Options) {
  const { change } = questionResponses(options);

  routes.add('GET /studio/authors', async (_request, response) => {
    send(response, 'listStudioAuthors', { authors: await listWriters(options.db) });
  });

  routes.add('POST /studio/questions/:id/hand-over', ...jsonBody, async (request, response) => {
    const { id } = questionParams.parse(request.params);
    const { to } = readBody(request, 'handOverStudioQuestion', handOverBody);
    await change(request, response, { id, kinds: ['HANDED_OVER'] }, handOver(to));
  });

  routes.add('PUT /studio/questions/:id/co-authors', ...jsonBody, async (request, response) => {
    const { id } = questionParams.parse(request.params);
    const { people } = readBody(request, 'setStudioCoAuthors', coAuthorsBody);
    await change(request, response, { id, kinds: ['CO_AUTHORS_CHANGED'] }, setCoAuthors(people));
  });
}

function addViewRoutes(routes: Routes, options: Options) {
  const { db } = options;
  const { spendChange } = questionResponses(options);

  routes.add('GET /studio/views', async (request, response) => {
    send(response, 'listStudioViews', { views: await listViews(db, callerOf(request)!.id) });
  });

  routes.add('POST /studio/views', ...jsonBody, async (request, response) => {
    const view = readBody(request, 'saveStudioView', viewBody);
    await spendChange(request);
    send(response, 'saveStudioView', { view: await saveView(db, callerOf(request)!.id, view) });
  });

  routes.add('DELETE /studio/views/:id', async (request, response) => {
    const { id } = bulkParams.parse(request.params);
    await spendChange(request);
    await removeView(db, callerOf(request)!.id, id);
    response.status(204).end();
  });
}
