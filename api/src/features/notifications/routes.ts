import { z } from 'zod';
import { callerOf } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { Routes } from '../../http/routes.ts';
import { listNotifications, markAllRead, markRead } from './store.ts';
import { errorMessages, inputMessages } from './error-messages.ts';

const ID = /^\d{1,15}$/;
const listQuery = z.object({ since: z.string().regex(ID, inputMessages.notAnId()).optional() });

export function notificationRoutes(db: Database) {
  const routes = new Routes();
  routes.add('GET /notifications', async (request, response) => {
    const { since } = listQuery.parse(request.query);
    const user = callerOf(request)!.id;
    send(response, 'listNotifications', {
      notifications: await listNotifications(db, user, since === undefined ? undefined : Number(since)),
    });
  });

  routes.add('PUT /notifications/read-all', async (request, response) => {
    const user = callerOf(request)!.id;
    await markAllRead(db, user);
    send(response, 'markAllNotificationsRead', { notifications: await listNotifications(db, user) });
  });

  routes.add('PUT /notifications/:id/read', async (request, response) => {
    const { id } = request.params;
    const read = ID.test(id) ? await markRead(db, callerOf(request)!.id, Number(id)) : undefined;
    if (!read) throw notFound(errorMessages.noSuchNotification());
    send(response, 'markNotificationRead', { data: read });
  });

  return routes;
}
