import { Router } from 'express';
import { z } from 'zod';
import { findUserByUserId } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { validate } from '../../http/validate.ts';
import type { Live } from './live.ts';
import { safeMessage } from './message.ts';
import { putNotification, toNotification } from './store.ts';
import { errorMessages, inputMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

const MAX_TITLE = 200;
const MAX_MESSAGE = 5_000;

const text = (part: 'title' | 'message', max: number) =>
  z
    .string(inputMessages.required({ part }))
    .transform((value) => value.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, inputMessages.required({ part }))
        .max(max, inputMessages.tooLong({ part, max }))
        .refine((value) => !value.includes('\0'), inputMessages.hasNul({ part })),
    );

const newNotification = z
  .strictObject({
    all: z.literal(true).optional(),
    user_id: z.string().min(1).max(64).optional(),
    title: text('title', MAX_TITLE),
    message: text('message', MAX_MESSAGE),
  })
  .refine(({ all, user_id: userId }) => (all === undefined) !== (userId === undefined), {
    path: ['user_id'],
    message: inputMessages.allOrUser(),
  });

export function notificationAdminRoutes({ db, live }: { db: Database; live: Live }) {
  const routes = Router();
  routes.post('/notifications', ...jsonBody, async (request, response) => {
    const { user_id: userId, title, message } = validate(newNotification, request.body);
    if (safeMessage(message) === '') throw badRequest(errorMessages.nothingLeft(), 'message');
    const user = userId === undefined ? null : await findUserByUserId(db, userId);
    if (user === undefined) throw notFound(sharedMessages.noUser({ userId: userId! }));
    const row = await db.transaction((tx) => putNotification(tx, { user: user?.id ?? null, title, message }));
    live.publish([row]);
    response.status(201).json({ data: toNotification(row, false) });
  });
  return routes;
}
