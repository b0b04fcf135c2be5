import { z } from 'zod';
import { TWO_FACTOR_PERMISSIONS } from 'schema/two-factor.ts';
import { callerOf, may, type User } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { COUNTERS, type WaitingKind } from './counters.ts';
import { isMailOn, setMail } from './daily-mail.ts';

const CHANGES: Limit = { name: 'daily-mail', points: 100, seconds: 3600 };

const mailBody = z.strictObject({ on: z.boolean(sharedMessages.trueOrFalse()) });
const KINDS = Object.keys(COUNTERS) as WaitingKind[];

export function noticeRoutes({ db, limits, now, accounts }: Pick<Services, 'db' | 'limits' | 'now' | 'accounts'>) {
  const routes = new Routes();
  const maySee = (user: User, kind: WaitingKind) => {
    const { needs } = COUNTERS[kind];
    return may(user, needs) && !(TWO_FACTOR_PERMISSIONS.includes(needs) && accounts.twoFactor.isMissing(user));
  };

  routes.add('GET /studio/waiting', async (request, response) => {
    const user = callerOf(request)!;
    const asking = { db, user: user.id, now: now() };
    const waiting = [];
    for (const kind of KINDS) {
      if (maySee(user, kind)) waiting.push({ kind, count: await COUNTERS[kind].count(asking) });
    }
    send(response, 'countWaiting', { waiting });
  });

  routes.add('GET /studio/daily-mail', async (request, response) => {
    send(response, 'readDailyMail', { on: await isMailOn(db, callerOf(request)!.id) });
  });

  routes.add('PUT /studio/daily-mail', ...jsonBody, async (request, response) => {
    const { on } = readBody(request, 'setDailyMail', mailBody);
    const { id } = callerOf(request)!;
    await limits.spend(CHANGES, String(id));
    await setMail(db, id, on, now());
    send(response, 'setDailyMail', { on });
  });
  return routes;
}
