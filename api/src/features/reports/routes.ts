import { createHmac } from 'node:crypto';
import type { Request } from 'express';
import { callerOf, hasFullAccess, lockCaller } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { notFound, purchaseRequired } from '../../http/errors.ts';
import { networkOf } from '../../http/client-address.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import { deriveKey } from '../../keys.ts';
import { readQuestions } from '../study/index.ts';
import type { Services } from '../../services.ts';
import { errorMessages } from './error-messages.ts';
import * as inputs from './inputs.ts';
import { addReport, answerReport, findOpenReport, readOwnReports, readQueue } from './store.ts';

/** A reader who finds more mistakes a day is rare; a program that makes them up is not. */
const REPORTS: Limit = { name: 'reports', points: 5, seconds: 86_400 };
const DAY_MS = 86_400_000;
const ANSWERS: Limit = { name: 'reports-answered', points: 1_000, seconds: 3600 };

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'live' | 'bank'>;
type ReportOptions = Options & Pick<Services, 'addressOf' | 'secret' | 'reportDays'>;

export function reportRoutes({ db, limits, now, live, bank, addressOf, secret, reportDays }: ReportOptions) {
  const routes = new Routes();
  const key = deriveKey(secret, 'networks of reports');
  const networkHash = (request: Request) => {
    const address = addressOf(request);
    return createHmac('sha256', key)
      .update(networkOf(address) ?? address)
      .digest('base64url');
  };
  routes.add('GET /reports', async (request, response) => {
    const page = inputs.pageQuery.parse(request.query);
    send(response, 'listOwnReports', await readOwnReports(db, callerOf(request)!.id, page));
  });

  routes.add('POST /reports', ...jsonBody, async (request, response) => {
    const input = readBody(request, 'reportQuestion', inputs.reportBody);
    const reader = callerOf(request)!;
    const question = (await readQuestions(db, [input.question])).get(input.question);
    if (!question) throw notFound(errorMessages.noSuchQuestion());
    if (!question.isOpen && !hasFullAccess(reader)) throw purchaseRequired();
    const before = await findOpenReport(db, reader.id, input);
    if (before) return send(response.status(201), 'reportQuestion', { report: before });
    await limits.spend(REPORTS, String(reader.id));
    const { report, news } = await db.transaction(async (tx) => {
      const { id } = await lockCaller(tx, request);
      const at = now();
      const oldEnough = new Date(at.getTime() - reportDays * DAY_MS);
      const report = { ...input, reader: id, network: networkHash(request), oldEnough, now: at };
      const added = await findOpenReport(tx, id, input);
      return added ? { report: added, news: [] } : addReport(tx, report);
    });
    live.publish(news);
    bank.expire();
    send(response.status(201), 'reportQuestion', { report });
  });

  return routes;
}

/** The reviewers' queue. */
export function reviewRoutes({ db, limits, now, live, bank }: Options) {
  const routes = new Routes();
  routes.add('GET /studio/reports', async (request, response) => {
    const { state, ...page } = inputs.queueQuery.parse(request.query);
    send(response, 'listReports', await readQueue(db, state, page));
  });

  routes.add('POST /studio/reports/:id/answer', ...jsonBody, async (request, response) => {
    const { id } = inputs.reportParams.parse(request.params);
    const answer = readBody(request, 'answerReport', inputs.answerBody);
    await limits.spend(ANSWERS, String(callerOf(request)!.id));
    const { report, news } = await db.transaction(async (tx) => {
      const reviewer = await lockCaller(tx, request);
      return answerReport(tx, { id, reviewer: reviewer.id, now: now(), ...answer });
    });
    live.publish(news);
    bank.expire();
    send(response, 'answerReport', { report });
  });

  return routes;
}
