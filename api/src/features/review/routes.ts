import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { readToday } from '../memory/index.ts';
import { CHANGES, readerOf, requireReadable } from '../study/index.ts';
import * as inputs from './inputs.ts';
import { readDays, readItemTargets, readStudyPlan } from './planning.ts';
import { endPlan, readPlan, storePlan } from './plans.ts';
import { postpone } from './postpone.ts';
import { readQueue } from './queue.ts';
import { removeTarget, storeTarget } from './targets.ts';

/** A year of a long plan takes a fifth of a second of the processor. */
const CALENDARS: Limit = { name: 'study-calendars', points: 600, seconds: 3600 };

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'questions'>;

export function reviewRoutes(options: Options) {
  const routes = new Routes();
  addPlanRoutes(routes, options);
  addDayRoutes(routes, options);
  addTargetRoutes(routes, options);
  return routes;
}

function addPlanRoutes(routes: Routes, { db, limits, now, questions }: Options) {
  const sources = { db, questions };
  routes.add('GET /study/plan', async (request, response) => {
    const reader = readerOf(request);
    const plan = await readPlan(db, reader.id);
    const today = await readToday(db, reader.id, now());
    send(response, 'readStudyPlan', { plan: plan && (await readStudyPlan(sources, reader, today, plan)) });
  });

  routes.add('PUT /study/plan', ...jsonBody, async (request, response) => {
    const reader = readerOf(request);
    const today = await readToday(db, reader.id, now());
    const plan = readBody(request, 'setStudyPlan', inputs.planBody(today));
    await limits.spend(CHANGES, String(reader.id));
    const whole = await readStudyPlan(sources, reader, today, plan);
    await storePlan(db, reader.id, { ...plan, minutesADay: whole.minutes_a_day });
    send(response, 'setStudyPlan', { plan: whole });
  });

  routes.add('POST /study/plan/preview', ...jsonBody, async (request, response) => {
    const reader = readerOf(request);
    const today = await readToday(db, reader.id, now());
    const plan = readBody(request, 'previewStudyPlan', inputs.planBody(today));
    await limits.spend(CHANGES, String(reader.id));
    send(response, 'previewStudyPlan', { plan: await readStudyPlan(sources, reader, today, plan) });
  });

  routes.add('POST /study/plan/end', async (request, response) => {
    const { id } = readerOf(request);
    await limits.spend(CHANGES, String(id));
    send(response, 'endStudyPlan', { ended: await endPlan(db, id) });
  });
}

function addDayRoutes(routes: Routes, { db, limits, now, questions }: Options) {
  const sources = { db, questions };
  routes.add('GET /study/today', async (request, response) => {
    const [day] = await readDays(sources, readerOf(request), 1, now());
    send(response, 'readStudyDay', { day: day! });
  });

  routes.add('GET /study/calendar', async (request, response) => {
    const { days } = inputs.calendarQuery.parse(request.query);
    const reader = readerOf(request);
    await limits.spend(CALENDARS, String(reader.id));
    send(response, 'readStudyCalendar', { days: await readDays(sources, reader, days, now()) });
  });

  routes.add('GET /study/queue', async (request, response) => {
    const { limit } = inputs.queueQuery.parse(request.query);
    send(response, 'readStudyQueue', { items: await readQueue(sources, readerOf(request), limit, now()) });
  });

  routes.add('POST /study/postponements', ...jsonBody, async (request, response) => {
    const { question_id: question } = readBody(request, 'postponeQuestion', inputs.postponementBody);
    const reader = readerOf(request);
    await limits.spend(CHANGES, String(reader.id));
    await requireReadable(db, reader, question);
    send(response, 'postponeQuestion', { item: await postpone(sources, reader, question, now()) });
  });
}

function addTargetRoutes(routes: Routes, { db, limits, now, questions }: Options) {
  const sources = { db, questions };
  routes.add('GET /study/targets', async (request, response) => {
    send(response, 'listItemTargets', { targets: await readItemTargets(sources, readerOf(request), now()) });
  });

  routes.add('POST /study/targets', ...jsonBody, async (request, response) => {
    const reader = readerOf(request);
    const today = await readToday(db, reader.id, now());
    const choices = readBody(request, 'setItemTarget', inputs.targetBody(today));
    await limits.spend(CHANGES, String(reader.id));
    const stored = await storeTarget(db, reader, today, choices);
    const targets = await readItemTargets(sources, reader, now());
    send(response, 'setItemTarget', { target: targets.find(({ id }) => id === stored)! });
  });

  routes.add('DELETE /study/targets/:target', async (request, response) => {
    const { target } = inputs.targetParams.parse(request.params);
    const { id } = readerOf(request);
    await limits.spend(CHANGES, String(id));
    send(response, 'removeItemTarget', { removed: await removeTarget(db, id, target) });
  });
}
