import { desc, eq, lt } from 'drizzle-orm';
import { deskEvents, users } from '../../db/schema.ts';
import { textSchema } from 'text/text-schema.ts';
import { send } from '../../http/contract.ts';
import { errorMessages as sharedMessages, inputMessages } from '../../http/error-messages.ts';
import { notFound } from '../../http/errors.ts';
import { pageOf, pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { listUsers } from '../accounts/index.ts';
import { peopleOf } from './about.ts';
import { callOf } from './former-call.ts';
import { readPerson, viewPerson } from './people.ts';

const MAX_TEXT = 254;
const eventsQuery = pageQuery({ max: 100, standard: 50 });

const peopleQuery = pageQuery({ max: 100, standard: 20 }).extend({
  text: textSchema(MAX_TEXT, {
    notText: inputMessages.once(),
    tooLong: inputMessages.tooLong({ max: MAX_TEXT }),
    tooManyMarks: inputMessages.tooManyMarks(),
  })
    .refine((text) => text !== '' && text.length <= MAX_TEXT && !text.includes('\0'))
    .optional(),
});

type Options = Pick<Services, 'db' | 'now' | 'houseId'>;

export function deskRoutes({ db, now, houseId }: Options) {
  const routes = new Routes();
  routes.add('GET /admin/events', async (request, response) => {
    const { limit, after } = eventsQuery.parse(request.query);
    const found = await db
      .select({ event: deskEvents, by: { user_id: users.userId, name: users.name } })
      .from(deskEvents)
      .leftJoin(users, eq(users.id, deskEvents.who))
      .where(after === undefined ? undefined : lt(deskEvents.id, after))
      .orderBy(desc(deskEvents.id))
      .limit(limit + 1);
    const { rows, next } = pageOf(found, limit, ({ event }) => event.id);
    const people = await peopleOf(
      db,
      rows.map(({ event }) => event),
    );
    const events = rows.map(({ event: { id, at, action, params, status }, by }, index) => ({
      id: String(id),
      at: at.toISOString(),
      by,
      about: people[index]!,
      action,
      params,
      call: callOf(action, params),
      body: params,
      status,
    }));
    send(response, 'listDeskEvents', { events, next });
  });

  routes.add('GET /admin/people', async (request, response) => {
    const { rows, next } = await listUsers(db, peopleQuery.parse(request.query));
    send(response, 'listPeople', { people: rows.map(viewPerson), next });
  });

  routes.add('GET /admin/people/:userId', async (request, response) => {
    const { userId } = request.params;
    const found = userId.includes('\0') ? undefined : await readPerson(db, userId, { now: now(), houseId });
    if (!found) throw notFound(sharedMessages.noUser({ userId }));
    send(response, 'readPerson', found);
  });

  return routes;
}
