import { send } from '../../http/contract.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { notFound } from '../../http/errors.ts';
import { attachment, sendFile } from '../../http/file-response.ts';
import { pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { listUsers } from '../accounts/index.ts';
import { writeEvents } from './csv.ts';
import { eventFilter, listEvents, soughtText } from './events.ts';
import { callOf } from './former-call.ts';
import { readPerson, viewPerson } from './people.ts';

const eventsQuery = pageQuery({ max: 100, standard: 50 });
const peopleQuery = pageQuery({ max: 100, standard: 20 }).extend({ text: soughtText.optional() });

type Options = Pick<Services, 'db' | 'now' | 'houseId'>;

export function deskRoutes({ db, now, houseId }: Options) {
  const routes = new Routes();
  routes.add('GET /admin/events', async (request, response) => {
    const { events, next } = await listEvents(db, eventsQuery.parse(request.query), eventFilter.parse(request.query));
    const shown = events.map(({ id, at, by, about, action, params, status }) => ({
      id: String(id),
      at: at.toISOString(),
      by,
      about,
      action,
      params,
      call: callOf(action, params),
      body: params,
      status,
    }));
    send(response, 'listDeskEvents', { events: shown, next });
  });

  routes.add('GET /admin/events/csv', async (request, response) => {
    const filter = eventFilter.parse(request.query);
    const day = now().toISOString().slice(0, 10);
    response.set(attachment(`log-${day}.csv`, 'text/csv; charset=utf-8'));
    await sendFile(writeEvents(db, filter), request, response);
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
