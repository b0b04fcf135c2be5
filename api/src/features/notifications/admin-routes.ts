import type { Request } from 'express';
import { z } from 'zod';
import { callerOf, findUserByUserId } from '../accounts/index.ts';
import { jsonReply, readBody, send } from '../../http/contract.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { pageQuery } from '../../http/page-query.ts';
import type { Services } from '../../services.ts';
import { messageFields } from './message-input.ts';
import { safeMessage } from './message.ts';
import { countReaders, listSent, storeSent } from './sent.ts';
import { type NotificationRow, putNotification, toNotification } from './store.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { Routes } from '../../http/routes.ts';

const listQuery = pageQuery({ max: 100, standard: 20 });

const newNotification = z
  .strictObject({
    all: z.literal(true).optional(),
    user_id: z.string().min(1).max(64).optional(),
    ...messageFields,
  })
  .refine(({ all, user_id: userId }) => (all === undefined) !== (userId === undefined), {
    path: ['user_id'],
    message: inputMessages.allOrUser(),
  });

export function notificationAdminRoutes(options: Pick<Services, 'db' | 'live' | 'idempotent' | 'now'>) {
  const { db, live, idempotent, now } = options;
  const routes = new Routes();
  routes.add('GET /admin/notifications', async (request, response) => {
    send(response, 'listSentNotifications', await listSent(db, listQuery.parse(request.query)));
  });
  routes.add('POST /admin/notifications/preview', ...jsonBody, async (request, response) => {
    const { user, title, message } = await read(request);
    const readers = user ? 1 : await countReaders(db);
    send(response, 'previewNotification', { data: { title, message: safeMessage(message), readers } });
  });
  routes.add(
    'POST /admin/notifications',
    ...jsonBody,
    idempotent(async (request, effect) => {
      const { user, title, message } = await read(request);
      let sent: NotificationRow | undefined;
      const reply = await effect(async (tx) => {
        await storeSent(tx, { to: user, title, message, by: callerOf(request)!.id, at: now() });
        sent = await putNotification(tx, { user: user?.id ?? null, title, message });
        return jsonReply('sendNotification', 201, { data: toNotification(sent, false) });
      });
      if (sent) live.publish([sent]);
      return reply;
    }),
  );
  return routes;

  async function read(request: Request) {
    const { user_id: userId, title, message } = readBody(request, 'sendNotification', newNotification);
    if (safeMessage(message) === '') throw badRequest(errorMessages.nothingLeft(), 'message');
    const user = userId === undefined ? null : await findUserByUserId(db, userId);
    if (user === undefined) throw notFound(sharedMessages.noUser({ userId: userId! }));
    return { user, title, message };
  }
}
