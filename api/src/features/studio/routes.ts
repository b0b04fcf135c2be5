import { callerOf, lockCaller } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import type { Change } from './change.ts';
import { digestOf, readInput } from './draft.ts';
import { errorMessages } from './error-messages.ts';
import * as inputs from './inputs.ts';
import { listQuestions } from './list.ts';
import { giveRole, listPeople, lockRoles, viewPerson } from './people.ts';
import { undoChangesBank } from './permissions.ts';
import { type Options, questionResponses, type QuestionResponses } from './question-responses.ts';
import { retire } from './retire.ts';
import { approve, sendBack, submit } from './review.ts';
import { saveDraft, startDraft } from './save.ts';
import { readState } from './store.ts';
import { listSuspects } from './suspects.ts';
import { undo } from './undo.ts';
import { viewRow } from './view.ts';

/** A question of maximal length. */
const MAX_QUESTION = '2mb';

export function studioRoutes(options: Options) {
  const routes = new Routes();
  const responses = questionResponses(options);
  addListRoutes(routes, options, responses);
  addDraftRoutes(routes, options, responses);
  addReviewRoutes(routes, options, responses);
  addPeopleRoutes(routes, options, responses);
  return routes;
}

function addListRoutes(routes: Routes, { db }: Options, { viewerOf, view }: QuestionResponses) {
  routes.add('GET /studio/questions', async (request, response) => {
    const { states, total, next } = await listQuestions(
      db,
      callerOf(request)!.id,
      inputs.listQuery.parse(request.query),
    );
    const viewer = viewerOf(request);
    const questions = states.map(({ cursor, state }) => ({ cursor, question: viewRow(state, viewer) }));
    send(response, 'listStudioQuestions', { questions, total, next });
  });

  routes.add('GET /studio/questions/:id', async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const question = await view(request, id);
    if (!question) throw notFound(errorMessages.noQuestion());
    send(response, 'readStudioQuestion', { question });
  });
}

function addDraftRoutes(routes: Routes, { db, now }: Options, { spendChange, view, change }: QuestionResponses) {
  routes.add('POST /studio/questions', ...jsonBodyUpTo(MAX_QUESTION), async (request, response) => {
    const { question } = readBody(request, 'createStudioQuestion', inputs.createBody);
    const { draft, dropped } = await readInput(db, callerOf(request)!.id, question);
    await spendChange(request);
    const id = await startDraft({ db, now }, request, draft);
    send(response.status(201), 'createStudioQuestion', { question: (await view(request, id, dropped))! });
  });

  routes.add('PUT /studio/questions/:id', ...jsonBodyUpTo(MAX_QUESTION), async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, question } = readBody(request, 'saveStudioQuestion', inputs.saveBody);
    const { draft, dropped } = await readInput(db, callerOf(request)!.id, question);
    const what: Change = { id, version, kinds: ['STARTED', 'SAVED'], digest: digestOf(draft) };
    await change(request, response, what, saveDraft(draft), dropped);
  });

  routes.add('POST /studio/questions/:id/submit', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = readBody(request, 'submitStudioQuestion', inputs.versionBody);
    await change(request, response, { id, version, kinds: ['SUBMITTED'] }, submit);
  });

  routes.add('POST /studio/questions/:id/undo', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = readBody(request, 'undoStudioQuestion', inputs.versionBody);
    const state = await readState(db, id);
    // Undoing a save does not wait for an import.
    const changesBank = state !== undefined && undoChangesBank(state);
    await change(request, response, { id, version, kinds: ['UNDONE'], changesBank }, undo);
  });
}

function addReviewRoutes(routes: Routes, { db }: Options, { viewerOf, change }: QuestionResponses) {
  routes.add('POST /studio/questions/:id/approve', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = readBody(request, 'approveStudioQuestion', inputs.versionBody);
    await change(request, response, { id, version, kinds: ['PUBLISHED'], changesBank: true }, approve);
  });

  routes.add('POST /studio/questions/:id/return', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, comment } = readBody(request, 'returnStudioQuestion', inputs.returnBody);
    const why = comment || undefined;
    await change(request, response, { id, version, kinds: ['RETURNED'], why }, sendBack(why));
  });

  routes.add('POST /studio/questions/:id/retire', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, comment } = readBody(request, 'retireStudioQuestion', inputs.commentBody);
    const what: Change = { id, version, kinds: ['RETIRED'], changesBank: true, why: comment };
    await change(request, response, what, retire(comment));
  });

  routes.add('GET /studio/suspects', async (request, response) => {
    const { states, ...page } = await listSuspects(db, inputs.pageQuery.parse(request.query));
    const viewer = viewerOf(request);
    send(response, 'listSuspects', {
      questions: states.map(({ cursor, state }) => ({ cursor, question: viewRow(state, viewer) })),
      ...page,
    });
  });
}

function addPeopleRoutes(routes: Routes, { db, live, now }: Options, { spendChange }: QuestionResponses) {
  routes.add('GET /studio/people', async (request, response) => {
    const { text } = inputs.peopleQuery.parse(request.query);
    send(response, 'listStudioPeople', { people: (await listPeople(db, text)).map(viewPerson) });
  });

  routes.add('PUT /studio/people/:userId/role', ...jsonBody, async (request, response) => {
    const { userId } = inputs.personParams.parse(request.params);
    const { role } = readBody(request, 'setStudioRole', inputs.roleBody);
    await spendChange(request);
    const { person, sent } = await db.transaction(async (tx) => {
      await lockRoles(tx);
      const by = await lockCaller(tx, request);
      return giveRole(tx, { userId, role, by, now: now() });
    });
    live.publish(sent);
    send(response, 'setStudioRole', { person: viewPerson(person) });
  });
}
