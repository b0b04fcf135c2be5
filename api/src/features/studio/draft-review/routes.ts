import type { Request } from 'express';
import { lockCaller, type User } from '../../accounts/index.ts';
import type { Database } from '../../../db/connection.ts';
import { readBody, send } from '../../../http/contract.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { jsonBody } from '../../../http/json-body.ts';
import { Routes } from '../../../http/routes.ts';
import { addComment, resolveThread } from '../comments/store.ts';
import { errorMessages } from '../error-messages.ts';
import { addLink, revokeLink } from '../expert/links.ts';
import { questionParams } from '../inputs.ts';
import { type Options, questionResponses, type QuestionResponses } from '../question-responses.ts';
import { isOpen, lockQuestion, type OpenDraft, readState } from '../store.ts';
import { assign } from './assign.ts';
import * as inputs from './inputs.ts';
import { viewDraftReview } from './view.ts';

type Work = (tx: Database, user: User, draft: OpenDraft) => Promise<void>;

/** Comments, who reviews what until when, and links for experts. None of it changes the question's version. */
export function draftReviewRoutes(options: Options) {
  const routes = new Routes();
  const responses = questionResponses(options);
  addCommentRoutes(routes, options, responses);
  addReviewerRoutes(routes, options, responses);
  return routes;
}

/** In one transaction, on a draft that is not published. */
function draftWork({ db }: Options, { spendChange }: QuestionResponses) {
  return async (request: Request, id: number, work: Work): Promise<void> => {
    await spendChange(request);
    await db.transaction(async (tx) => {
      const user = await lockCaller(tx, request);
      await lockQuestion(tx, id);
      const state = await readState(tx, id);
      if (!state) throw notFound(errorMessages.noQuestion());
      if (!isOpen(state.draft)) throw conflict(errorMessages.noDraft());
      await work(tx, user, state.draft);
    });
  };
}

function addCommentRoutes(routes: Routes, options: Options, responses: QuestionResponses) {
  const { db, now } = options;
  const change = draftWork(options, responses);
  const view = (request: Request, id: number) => viewDraftReview(db, id, responses.viewerOf(request));

  routes.add('GET /studio/questions/:id/review', async (request, response) => {
    const { id } = questionParams.parse(request.params);
    send(response, 'readDraftReview', { review: await view(request, id) });
  });

  routes.add('POST /studio/questions/:id/comments', ...jsonBody, async (request, response) => {
    const { id } = questionParams.parse(request.params);
    const { text, field = null, parent = null } = readBody(request, 'commentOnQuestion', inputs.newComment);
    await change(request, id, (tx, { id: who }) =>
      addComment(tx, { question: id, parent, field, text, who, expert: null }, now()),
    );
    send(response.status(201), 'commentOnQuestion', { review: await view(request, id) });
  });

  routes.add('POST /studio/questions/:id/comments/:comment/resolve', ...jsonBody, async (request, response) => {
    const { id, comment } = inputs.commentParams.parse(request.params);
    const { resolved: isResolved } = readBody(request, 'resolveComment', inputs.resolveBody);
    await change(request, id, (tx, user) => resolveThread(tx, { question: id, comment, isResolved, user, at: now() }));
    send(response, 'resolveComment', { review: await view(request, id) });
  });
}

function addReviewerRoutes(routes: Routes, options: Options, responses: QuestionResponses) {
  const { db, now } = options;
  const change = draftWork(options, responses);
  const view = (request: Request, id: number) => viewDraftReview(db, id, responses.viewerOf(request));

  routes.add('PUT /studio/questions/:id/assignment', ...jsonBody, async (request, response) => {
    const { id } = questionParams.parse(request.params);
    const { assignee, due_on: dueOn } = readBody(request, 'assignQuestion', inputs.assignBody);
    await change(request, id, (tx, _user, draft) => assign(tx, id, draft, { assignee, dueOn }));
    send(response, 'assignQuestion', { question: (await responses.view(request, id))! });
  });

  routes.add('POST /studio/questions/:id/expert-links', ...jsonBody, async (request, response) => {
    const { id } = questionParams.parse(request.params);
    const { days } = readBody(request, 'createExpertLink', inputs.linkBody);
    let token = '';
    await change(request, id, async (tx, { id: maker }) => {
      token = await addLink(tx, { question: id, maker, days, now: now() });
    });
    response.status(201).set('cache-control', 'no-store');
    send(response, 'createExpertLink', { token, review: await view(request, id) });
  });

  routes.add('POST /studio/questions/:id/expert-links/:link/revoke', async (request, response) => {
    const { id, link } = inputs.linkParams.parse(request.params);
    await change(request, id, (tx) => revokeLink(tx, id, link));
    send(response, 'revokeExpertLink', { review: await view(request, id) });
  });
}
