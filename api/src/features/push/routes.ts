import { callerOf, lockCaller, sessionOf } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { badRequest } from '../../http/errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { errorMessages } from './error-messages.ts';
import * as inputs from './inputs.ts';
import { addSubscription, readSettings, removeSubscription, storeSettings } from './store.ts';

/** A browser renews its subscription once a day. */
const CHANGES: Limit = { name: 'push-changes', points: 100, seconds: 3600 };

type Options = Pick<Services, 'db' | 'limits' | 'now' | 'push'>;

export function pushRoutes({ db, limits, now, push }: Options) {
  const routes = new Routes();
  const settingsOf = async (user: number) => ({ push: await readSettings(db, user, await push.publicKey()) });

  routes.add('GET /push', async (request, response) => {
    send(response, 'readPushSettings', await settingsOf(callerOf(request)!.id));
  });

  routes.add('PUT /push/settings', ...jsonBody, async (request, response) => {
    const body = readBody(request, 'setPushSettings', inputs.settingsBody);
    const { id } = callerOf(request)!;
    await limits.spend(CHANGES, String(id));
    const { kinds, quiet_from: quietFrom, quiet_to: quietTo } = body;
    await storeSettings(db, id, { kinds, quietFrom: quietFrom ?? undefined, quietTo: quietTo ?? undefined });
    send(response, 'setPushSettings', await settingsOf(id));
  });

  routes.add('POST /push/subscriptions', ...jsonBody, async (request, response) => {
    const { endpoint, p256dh, auth } = readBody(request, 'addPushSubscription', inputs.subscriptionBody);
    if (!push.allows(endpoint)) throw badRequest(errorMessages.notAService(), 'endpoint');
    const { id } = callerOf(request)!;
    await limits.spend(CHANGES, String(id));
    const isAdded = await db.transaction(async (tx) => {
      const user = (await lockCaller(tx, request)).id;
      const session = sessionOf(request)!;
      return addSubscription(tx, { user, session, endpoint: endpoint.href, p256dh, auth, now: now() });
    });
    if (!isAdded) throw badRequest(errorMessages.otherKeys(), 'p256dh');
    send(response, 'addPushSubscription', await settingsOf(id));
  });

  routes.add('POST /push/subscriptions/remove', ...jsonBody, async (request, response) => {
    const { endpoint } = readBody(request, 'removePushSubscription', inputs.removalBody);
    const { id } = callerOf(request)!;
    await limits.spend(CHANGES, String(id));
    await removeSubscription(db, id, endpoint.href);
    send(response, 'removePushSubscription', await settingsOf(id));
  });

  return routes;
}
