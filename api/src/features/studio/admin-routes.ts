import { lockCaller } from '../accounts/index.ts';
import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { adminRoleBody } from './inputs.ts';
import { appoint, listPeople, lockRoles, viewPerson } from './people.ts';

/** How the first administrator of the studio is appointed. */
export function roleAdminRoutes({ db, live, now }: Pick<Services, 'db' | 'live' | 'now'>) {
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

  return routes;
}
