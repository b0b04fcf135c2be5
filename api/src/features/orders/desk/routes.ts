import type { Response } from 'express';
import { readBody, send } from '../../../http/contract.ts';
import { jsonBody, jsonBodyUpTo } from '../../../http/json-body.ts';
import { Routes } from '../../../http/routes.ts';
import type { Services } from '../../../services.ts';
import { callerOf } from '../../accounts/index.ts';
import * as inputs from '../inputs.ts';
import { methodsOf } from '../offered-methods.ts';
import { rejectTransaction, settleOrder } from '../settle.ts';
import { matchStatement } from '../statement/match.ts';
import { settleStatement } from '../statement/settle.ts';
import type { OrderRow } from '../order.ts';
import { readDeskOrders } from './list.ts';
import { viewDeskOrders } from './view.ts';

/** A statement of 1 MB, with what JSON adds to it. */
const statementBody = jsonBodyUpTo('3mb');

export function deskOrderRoutes(services: Services) {
  const { db } = services;
  const methods = methodsOf(services);
  const routes = new Routes();

  routes.add('GET /admin/orders', async (request, response) => {
    const { rows, ...rest } = await readDeskOrders(db, inputs.deskQuery.parse(request.query));
    send(response, 'listDeskOrders', { data: await viewDeskOrders(db, rows, methods), ...rest });
  });

  const reply = async (response: Response, operation: 'settleOrder' | 'rejectTransaction', row: OrderRow) => {
    const [order] = await viewDeskOrders(db, [row], methods);
    send(response, operation, { data: order! });
  };

  routes.add('POST /admin/orders/:id/settle', ...jsonBody, async (request, response) => {
    const payment = readBody(request, 'settleOrder', inputs.paymentBody);
    const by = callerOf(request)!.id;
    await reply(response, 'settleOrder', await settleOrder(services, { id: request.params.id, payment, by }));
  });

  routes.add('POST /admin/orders/:id/reject', ...jsonBody, async (request, response) => {
    const rejection = readBody(request, 'rejectTransaction', inputs.rejectionBody);
    await reply(
      response,
      'rejectTransaction',
      await rejectTransaction(services, { id: request.params.id, ...rejection }),
    );
  });

  routes.add('POST /admin/statements/match', ...statementBody, async (request, response) => {
    const statement = readBody(request, 'matchStatement', inputs.matchBody);
    const by = callerOf(request)!.id;
    send(response, 'matchStatement', { data: await matchStatement(db, { ...statement, by, methods }) });
  });

  routes.add('POST /admin/statements/settle', ...statementBody, async (request, response) => {
    const statement = readBody(request, 'settleStatement', inputs.settleStatementBody);
    const by = callerOf(request)!.id;
    const settled = await settleStatement(services, { ...statement, by, methods });
    send(response, 'settleStatement', { data: await viewDeskOrders(db, settled, methods) });
  });

  return routes;
}
