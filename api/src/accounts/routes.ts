import { Router } from 'express';
import { z } from 'zod';
import { callerOf } from './auth.ts';
import { notFound, unauthorized } from '../http/errors.ts';
import type { User } from './store.ts';

const ownQuery = z.object({ user_id: z.string().regex(/^[\w-]{1,64}$/, 'is not the id of a user') });

/** What the owner of a record may see of it: a fixed list, which `fields` never widens. */
const toOwnRecord = (user: User) => ({
  _id: String(user.id),
  user_id: user.userId,
  name: user.name,
  email: user.email,
  user_type: user.userType,
  access_doc: user.accessDoc,
});

/** /users: one's own record. */
export function userRoutes() {
  const routes = Router();
  routes.get('/', (request, response) => {
    const caller = callerOf(request);
    if (!caller) throw unauthorized();
    const { user_id: id } = ownQuery.parse(request.query);
    if (id !== caller.userId) throw notFound('No such user.');
    response.json({ data: toOwnRecord(caller) });
  });
  return routes;
}
