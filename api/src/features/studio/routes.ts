import { type Request, type Response, Router } from 'express';
import { assertRole, callerOf, lockCaller, requireRole } from '../accounts/index.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import { wordsOf } from '../../http/messages.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { validate } from '../../http/validate.ts';
import { recordDeskCalls } from '../desk/index.ts';
import { countWords } from '../search/index.ts';
import type { Services } from '../../services.ts';
import { type Change, changeQuestionOf, type Work } from './change.ts';
import { digestOf, readInput } from './draft.ts';
import { errorMessages } from './error-messages.ts';
import * as inputs from './inputs.ts';
import { listQuestions } from './list.ts';
import { listPeople, lockRoles, setRole, viewPerson } from './people.ts';
import { undoChangesBank } from './permissions.ts';
import { retire } from './retire.ts';
import { approve, sendBack, submit } from './review.ts';
import { saveDraft, startDraft } from './save.ts';
import { readState } from './store.ts';
import { listSuspects } from './suspects.ts';
import { undo } from './undo.ts';
import { viewRow, viewWhole } from './view.ts';

/** Some seconds a change, all day. */
const CHANGES: Limit = { name: 'studio-changes', points: 1_000, seconds: 3600 };
/** A question of maximal length. */
const MAX_QUESTION = '2mb';

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'live' | 'bank' | 'logger'>;

export function studioRoutes({ db, limits, now, live, bank, logger }: Options) {
  const routes = Router();
  routes.use(requireRole('AUTHOR'), (_request, response, next) => {
    response.set('cache-control', 'private, no-store');
    next();
  });
  const viewerOf = (request: Request) => ({ user: callerOf(request)!, now: now() });

  async function view(request: Request, id: number, dropped?: readonly string[]) {
    const state = await readState(db, id);
    return state ? viewWhole(db, state, viewerOf(request), dropped) : null;
  }

  async function change(request: Request, response: Response, what: Change, work: Work, dropped?: readonly string[]) {
    await limits.spend(CHANGES, String(callerOf(request)!.id));
    try {
      live.publish(await changeQuestionOf({ db, now }, request, what, work));
      if (what.changesBank) {
        bank.expire();
        await countWords(db);
      }
      response.json({ question: await view(request, what.id, dropped) });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const question = await view(request, what.id);
      const { status, code, text } = error;
      response.status(status).json({ message: wordsOf(text), code, ...(question && { question }) });
    }
  }

  routes.get('/questions', async (request, response) => {
    const { states, total, next } = await listQuestions(
      db,
      callerOf(request)!.id,
      inputs.listQuery.parse(request.query),
    );
    const viewer = viewerOf(request);
    const questions = states.map(({ cursor, state }) => ({ cursor, question: viewRow(state, viewer) }));
    response.json({ questions, total, next });
  });

  routes.post('/questions', ...jsonBodyUpTo(MAX_QUESTION), async (request, response) => {
    const { question } = validate(inputs.createBody, request.body);
    const { draft, dropped } = await readInput(db, callerOf(request)!.id, question);
    await limits.spend(CHANGES, String(callerOf(request)!.id));
    const id = await startDraft({ db, now }, request, draft);
    response.status(201).json({ question: await view(request, id, dropped) });
  });

  routes.get('/questions/:id', async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const question = await view(request, id);
    if (!question) throw notFound(errorMessages.noQuestion());
    response.json({ question });
  });

  routes.put('/questions/:id', ...jsonBodyUpTo(MAX_QUESTION), async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, question } = validate(inputs.saveBody, request.body);
    const { draft, dropped } = await readInput(db, callerOf(request)!.id, question);
    const what: Change = { id, version, kinds: ['STARTED', 'SAVED'], least: 'AUTHOR', digest: digestOf(draft) };
    await change(request, response, what, saveDraft(draft), dropped);
  });

  routes.post('/questions/:id/submit', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = validate(inputs.versionBody, request.body);
    await change(request, response, { id, version, kinds: ['SUBMITTED'], least: 'AUTHOR' }, submit);
  });

  routes.post('/questions/:id/undo', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = validate(inputs.versionBody, request.body);
    const state = await readState(db, id);
    // Who takes a save back does not wait for an import.
    const changesBank = state !== undefined && undoChangesBank(state);
    await change(request, response, { id, version, kinds: ['UNDONE'], least: 'AUTHOR', changesBank }, undo);
  });

  routes.use(requireRole('REVIEWER'));

  routes.post('/questions/:id/approve', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version } = validate(inputs.versionBody, request.body);
    await change(
      request,
      response,
      { id, version, kinds: ['PUBLISHED'], least: 'REVIEWER', changesBank: true },
      approve,
    );
  });

  routes.post('/questions/:id/return', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, comment } = validate(inputs.commentBody, request.body);
    await change(request, response, { id, version, kinds: ['RETURNED'], least: 'REVIEWER', why: comment }, sendBack);
  });

  routes.post('/questions/:id/retire', ...jsonBody, async (request, response) => {
    const { id } = inputs.questionParams.parse(request.params);
    const { version, comment } = validate(inputs.commentBody, request.body);
    const what: Change = { id, version, kinds: ['RETIRED'], least: 'REVIEWER', changesBank: true, why: comment };
    await change(request, response, what, retire(comment));
  });

  routes.get('/suspects', async (request, response) => {
    const { states, ...page } = await listSuspects(db, inputs.pageQuery.parse(request.query));
    const viewer = viewerOf(request);
    response.json({
      questions: states.map(({ cursor, state }) => ({ cursor, question: viewRow(state, viewer) })),
      ...page,
    });
  });

  routes.use(requireRole('ADMIN'));

  routes.get('/people', async (request, response) => {
    const { text } = inputs.peopleQuery.parse(request.query);
    response.json({ people: (await listPeople(db, text)).map(viewPerson) });
  });

  routes.put('/people/:userId/role', recordDeskCalls({ db, now, logger }), ...jsonBody, async (request, response) => {
    const { userId } = inputs.personParams.parse(request.params);
    const { role } = validate(inputs.roleBody, request.body);
    await limits.spend(CHANGES, String(callerOf(request)!.id));
    const person = await db.transaction(async (tx) => {
      await lockRoles(tx);
      const by = await lockCaller(tx, request);
      assertRole(by, 'ADMIN');
      return setRole(tx, { userId, role, by, now: now() });
    });
    response.json({ person: viewPerson(person) });
  });

  return routes;
}
