import type { Request, Response } from 'express';
import type { Database } from '../../db/connection.ts';
import { deskMessages } from '../../db/schema.ts';
import { jsonReply, readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { lockCaller, type User } from '../accounts/index.ts';
import { safeMessage } from '../notifications/index.ts';
import { countReaders, listYears } from './audiences.ts';
import { cancelBody, changeBody, listQuery, messageBody, messageParams, previewBody } from './inputs.ts';
import {
  listMessages,
  lockMessage,
  lockScheduled,
  prepareMessage,
  putSending,
  readMessage,
  readRecipients,
  updateMessage,
} from './store.ts';

export function messageReads({ db, now }: Pick<Services, 'db' | 'now'>) {
  const routes = new Routes();
  routes.add('GET /admin/messages', async (request, response) => {
    send(response, 'listMessages', await listMessages(db, listQuery.parse(request.query)));
  });

  routes.add('GET /admin/messages/years', async (_request, response) => {
    send(response, 'listProfileYears', { years: await listYears(db) });
  });

  routes.add('POST /admin/messages/preview', ...jsonBody, async (request, response) => {
    const body = readBody(request, 'previewMessage', previewBody);
    const { title = '', message = '', title_bn = null, message_bn = null } = body;
    const readers = await countReaders(db, await readRecipients(db, body), now());
    send(response, 'previewMessage', {
      data: {
        title,
        message: safeMessage(message),
        title_bn,
        message_bn: message_bn && safeMessage(message_bn),
        readers,
      },
    });
  });

  return routes;
}

export function messageChanges({ db, now, idempotent }: Pick<Services, 'db' | 'now' | 'idempotent'>) {
  const routes = new Routes();
  routes.add(
    'POST /admin/messages',
    ...jsonBody,
    idempotent((request, effect) => {
      const body = readBody(request, 'scheduleMessage', messageBody);
      return effect(async (tx) => {
        const user = await lockCaller(tx, request);
        const at = now();
        const values = {
          ...(await prepareMessage(tx, body, at)),
          state: 'SCHEDULED',
          createdAt: at,
          by: user.id,
        } as const;
        const [row] = await tx.insert(deskMessages).values(values).returning();
        await putSending(tx, row!, at);
        return jsonReply('scheduleMessage', 201, { data: await readMessage(tx, row!.id) });
      });
    }),
  );

  routes.add('PUT /admin/messages/:id', ...jsonBody, (request, response) => {
    const { version, ...body } = readBody(request, 'changeMessage', changeBody);
    return change(request, response, async (tx, id, user) => {
      const row = await lockScheduled(tx, id, version);
      const at = now();
      const fields = { ...(await prepareMessage(tx, body, at)), by: user.id, version: row.version + 1 };
      await updateMessage(tx, id, fields);
      await putSending(tx, { ...row, ...fields }, at);
    });
  });

  routes.add('POST /admin/messages/:id/cancel', ...jsonBody, (request, response) => {
    const { version } = readBody(request, 'cancelMessage', cancelBody);
    return change(request, response, async (tx, id, user) => {
      if ((await lockMessage(tx, id)).state === 'CANCELLED') return;
      await lockScheduled(tx, id, version);
      await updateMessage(tx, id, { state: 'CANCELLED', by: user.id });
    });
  });
  return routes;

  async function change(
    request: Request,
    response: Response,
    work: (tx: Database, id: number, user: User) => Promise<void>,
  ): Promise<void> {
    const { id } = messageParams.parse(request.params);
    const data = await db.transaction(async (tx) => {
      await work(tx, id, await lockCaller(tx, request));
      return readMessage(tx, id);
    });
    send(response, 'changeMessage', { data });
  }
}
