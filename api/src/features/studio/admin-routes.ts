import { lockCaller } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import { validate } from '../../http/validate.ts';
import { adminRoleBody } from './inputs.ts';
import { listPeople, lockRoles, setRole, viewPerson } from './people.ts';

/** How the first administrator of the studio is appointed. */
export function roleAdminRoutes({ db, now }: { db: Database; now: () => Date }) {
  const routes = new Routes();

  routes.add('GET /admin/roles', async (_request, response) => {
    response.json({ data: (await listPeople(db)).map(viewPerson) });
  });

  routes.add('POST /admin/roles', ...jsonBody, async (request, response) => {
    const { user_id: userId, role } = validate(adminRoleBody, request.body);
    const person = await db.transaction(async (tx) => {
      await lockRoles(tx);
      return setRole(tx, { userId, role, by: await lockCaller(tx, request), now: now() });
    });
    response.json({ data: viewPerson(person) });
  });

  return routes;
}
