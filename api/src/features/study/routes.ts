import type { Request } from 'express';
import { callerOf, hasFullAccess, lockCaller } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { readBody, send } from '../../http/contract.ts';
import { ApiError, badRequest, notFound, purchaseRequired } from '../../http/errors.ts';
import { jsonBody, jsonBodyUpTo } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { deleteRecord } from './counters.ts';
import { errorMessages } from './error-messages.ts';
import * as inputs from './inputs.ts';
import { lockReader } from './lock.ts';
import { readAttempts, readOwnList } from './own-lists.ts';
import { leavePlace, readOverview, readPlaces, readSubjects, readTopics } from './progress.ts';
import { type Reader, readQuestions } from './questions.ts';
import { recordAttempts } from './record-attempts.ts';
import { readNotes, readRecords, setFlag, setNote } from './records.ts';
import { undoAttempt } from './undo.ts';

/** A reader who was offline for weeks may send everything at once; a program that invents attempts is slowed down. */
const ATTEMPTS: Limit = { name: 'study-attempts', points: 20_000, seconds: 3600 };
export const CHANGES: Limit = { name: 'study-changes', points: 2000, seconds: 3600 };
/** For 100 attempts with long answers. */
const MAX_BATCH = '256kb';
/** Bangla letters take three bytes. */
const MAX_NOTE = '32kb';

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'quotas'>;

export function studyRoutes(options: Options) {
  const routes = new Routes();
  addAttemptRoutes(routes, options);
  addRecordRoutes(routes, options);
  addProgressRoutes(routes, options);
  addDeletionRoute(routes, options);
  return routes;
}

function addAttemptRoutes(routes: Routes, { db, limits, now, quotas }: Options) {
  routes.add('POST /study/attempts', ...jsonBodyUpTo(MAX_BATCH), async (request, response) => {
    const { attempts } = readBody(request, 'recordAttempts', inputs.batchSchema);
    const reader = readerOf(request);
    await limits.spend(ATTEMPTS, String(reader.id), attempts.length);
    send(response, 'recordAttempts', {
      results: await recordAttempts(db, reader, attempts, { now: now(), maxAttempts: quotas.attempts }),
    });
  });

  routes.add('GET /study/attempts', async (request, response) => {
    const page = inputs.attemptsQuery.parse(request.query);
    send(response, 'listAttempts', await readAttempts(db, readerOf(request).id, page));
  });

  routes.add('POST /study/attempts/:attempt/undo', async (request, response) => {
    const { attempt } = inputs.attemptParams.parse(request.params);
    const reader = readerOf(request);
    await limits.spend(CHANGES, String(reader.id));
    const question = await undoAttempt(db, reader.id, attempt, now());
    send(response, 'undoAttempt', { record: await recordOf(db, reader, question) });
  });
}

function addRecordRoutes(routes: Routes, { db, limits, now }: Options) {
  routes.add('GET /study/records', async (request, response) => {
    const { questions } = inputs.recordsQuery.parse(request.query);
    send(response, 'readStudyRecords', { records: await readRecords(db, readerOf(request).id, questions) });
  });

  routes.add('PUT /study/records/:question/flag', ...jsonBody, async (request, response) => {
    const { question } = inputs.questionParams.parse(request.params);
    const { flagged } = readBody(request, 'setQuestionFlag', inputs.flagBody);
    const reader = readerOf(request);
    await limits.spend(CHANGES, String(reader.id));
    await requireReadable(db, reader, question);
    await setFlag(db, reader.id, question, flagged);
    send(response, 'setQuestionFlag', { record: await recordOf(db, reader, question) });
  });

  routes.add('PUT /study/records/:question/note', ...jsonBodyUpTo(MAX_NOTE), async (request, response) => {
    const { question } = inputs.questionParams.parse(request.params);
    const change = readBody(request, 'setQuestionNote', inputs.noteBody);
    const reader = readerOf(request);
    await limits.spend(CHANGES, String(reader.id));
    await requireReadable(db, reader, question);
    const isSet = await setNote(db, { user: reader.id, question, ...change });
    const record = await recordOf(db, reader, question);
    if (isSet) return send(response, 'setQuestionNote', { record });
    throw new ApiError(409, 'CONFLICT', errorMessages.noteChanged(), { details: { record } });
  });

  routes.add('GET /study/questions', async (request, response) => {
    const query = inputs.listQuery.parse(request.query);
    send(response, 'listOwnQuestions', await readOwnList(db, readerOf(request), query, now()));
  });

  routes.add('GET /study/notes', async (request, response) => {
    send(response, 'listNotes', await readNotes(db, readerOf(request).id, inputs.notesQuery.parse(request.query)));
  });
}

function addProgressRoutes(routes: Routes, { db, limits, now }: Options) {
  routes.add('GET /study/overview', async (request, response) => {
    send(response, 'readStudyOverview', { overview: await readOverview(db, readerOf(request).id) });
  });

  routes.add('GET /study/subjects', async (request, response) => {
    send(response, 'listSubjectProgress', { subjects: await readSubjects(db, readerOf(request), now()) });
  });

  routes.add('GET /study/topics', async (request, response) => {
    const { prof, subject } = inputs.topicsQuery.parse(request.query);
    send(response, 'listTopicProgress', { topics: await readTopics(db, readerOf(request).id, prof, subject) });
  });

  routes.add('GET /study/places', async (request, response) => {
    send(response, 'listStudyPlaces', { places: await readPlaces(db, readerOf(request).id) });
  });

  routes.add('PUT /study/places', ...jsonBody, async (request, response) => {
    const place = readBody(request, 'leaveStudyPlace', inputs.placeBody);
    const { id } = readerOf(request);
    await limits.spend(CHANGES, String(id));
    await leavePlace(db, id, place);
    send(response, 'leaveStudyPlace', { places: await readPlaces(db, id) });
  });
}

function addDeletionRoute(routes: Routes, { db }: Options) {
  // POST, because some proxies drop the body of a DELETE.
  routes.add('POST /study/deletion', ...jsonBody, async (request, response) => {
    const { confirm } = readBody(request, 'deleteStudyRecord', inputs.deleteBody);
    await db.transaction(async (tx) => {
      const user = await lockCaller(tx, request);
      if (confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
        throw badRequest(errorMessages.wrongConfirmation(), 'confirm');
      }
      await lockReader(tx, user.id);
      await deleteRecord(tx, user.id);
    });
    send(response, 'deleteStudyRecord', { deleted: true });
  });
}

export function readerOf(request: Request): Reader {
  const user = callerOf(request)!;
  return { id: user.id, hasFullAccess: hasFullAccess(user) };
}

/** Throws 404 and 403. */
export async function requireReadable(db: Database, reader: Reader, id: number): Promise<void> {
  const question = (await readQuestions(db, [id])).get(id);
  if (!question) throw notFound(errorMessages.noSuchQuestion());
  if (!question.isOpen && !reader.hasFullAccess) throw purchaseRequired();
}

const recordOf = async (db: Database, reader: Reader, question: number) =>
  (await readRecords(db, reader.id, [question]))[0]!;
