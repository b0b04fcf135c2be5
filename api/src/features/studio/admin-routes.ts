import { lockCaller } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { adminPersonBody, adminRoleBody } from './inputs.ts';
import { appoint, listPeople, lockRoles, resetPersonsTwoFactor, viewPerson } from './people.ts';

/** What commands do with people: how the first administrator of the studio is appointed. */
export function roleAdminRoutes({
  db,
  live,
  now,
  mail,
  accounts,
}: Pick<Services, 'db' | 'live' | 'now' | 'mail' | 'accounts'>) {
  const routes = new Routes();

  routes.add('GET /admin/roles', async (_request, response) => {
    send(response, 'listRoles', { data: (await listPeople(db)).map(viewPerson) });
  });

  routes.add('POST /admin/roles', ...jsonBody, async (request, response) => {
    const { user_id: userId, role } = readBody(request, 'setRole', adminRoleBody);
    const { person, sent } = await db.transaction(async (tx) => {
      await lockRoles(tx);
      return appoint(tx, { userId, role, by: await lockCaller(tx, request), now: now() });
    });
    live.publish(sent);
    send(response, 'setRole', { data: viewPerson(person) });
  });

  routes.add('POST /admin/two-factor/reset', ...jsonBody, async (request, response) => {
    const { user_id: userId } = readBody(request, 'resetTwoFactor', adminPersonBody);
    const { person, changed, sent } = await db.transaction(async (tx) => {
      const by = await lockCaller(tx, request);
      return resetPersonsTwoFactor(accounts, tx, { userId, by, now: now() });
    });
    mail.wake();
    live.publish(sent);
    send(response, 'resetTwoFactor', { data: { person: viewPerson(person), changed } });
  });

  return routes;
}
