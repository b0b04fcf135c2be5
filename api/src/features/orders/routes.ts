import { LANGUAGE_HEADER } from 'schema/languages.ts';
import type { Request, Response } from 'express';
import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf, lockCaller } from '../accounts/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import * as inputs from './inputs.ts';
import { viewMethod } from './methods.ts';
import { methodsOf } from './offered-methods.ts';
import { openFreeOrder } from './settle.ts';
import { findRepeated, storeOrder } from './start.ts';
import { amountOf, findOwnOrder, type OrderRow, readOwnOrders, viewOrder, viewOrders } from './store.ts';
import { cancelOrder, enterTransaction } from './transaction.ts';

/** A reader buys once or twice a year. */
const STARTS: Limit = { name: 'orders', points: 20, seconds: 3600 };
const TRANSACTIONS: Limit = { name: 'order-transactions', points: 30, seconds: 3600 };

export function orderRoutes(services: Services) {
  const { db, limits, now } = services;
  const methods = methodsOf(services);
  const routes = new Routes();

  routes.add('GET /checkout', (_request, response) => {
    const data = methods.length === 0 ? null : { methods: methods.map(viewMethod) };
    send(response.vary(LANGUAGE_HEADER).set('cache-control', 'public, max-age=60'), 'getCheckout', { data });
  });

  routes.add('GET /orders', async (request, response) => {
    const page = inputs.pageQuery.parse(request.query);
    const { rows, ...rest } = await readOwnOrders(db, callerOf(request)!.id, page);
    send(response, 'listOrders', { data: await viewOrders(db, rows, methods), ...rest });
  });

  routes.add('POST /orders', ...jsonBody, async (request, response) => {
    const input = readBody(request, 'startOrder', inputs.orderBody);
    const repeated = await findRepeated(db, { buyer: callerOf(request)!, input });
    const { order, isNew } = repeated ? { order: repeated, isNew: false } : await makeOrder(request, input);
    const begun = await begin(order);
    send(response.status(isNew ? 201 : 200), 'startOrder', { data: await viewOrder(db, begun, methods) });
  });

  async function makeOrder(request: Request, input: inputs.OrderInput) {
    await limits.spend(STARTS, String(callerOf(request)!.id));
    let news: NotificationRow[] = [];
    const made = await db.transaction(async (tx) => {
      const buyer = await lockCaller(tx, request);
      const repeated = await findRepeated(tx, { buyer, input });
      if (repeated) return { order: repeated, isNew: false };
      const order = await storeOrder(tx, { buyer, input, methods, now: now() });
      if (amountOf(order) > 0) return { order, isNew: true };
      const opened = await openFreeOrder(tx, services, { order, buyer });
      news = opened.news;
      return { order: opened.order, isNew: true };
    });
    services.live.publish(news);
    return made;
  }

  /** The provider is asked after the order is stored, so that none of its answers is lost. */
  async function begin(order: OrderRow): Promise<OrderRow> {
    const method = methods.find(({ id }) => id === order.method);
    return order.state === 'OPEN' && method?.kind === 'REDIRECT' ? method.begin(order) : order;
  }

  const reply = async (response: Response, operation: 'enterTransaction' | 'cancelOrder' | 'getOrder', row: OrderRow) =>
    send(response, operation, { data: await viewOrder(db, row, methods) });

  routes.add('GET /orders/:id', async (request, response) => {
    await reply(response, 'getOrder', await findOwnOrder(db, request.params.id, callerOf(request)!.id));
  });

  routes.add('PUT /orders/:id/transaction', ...jsonBody, async (request, response) => {
    const entered = readBody(request, 'enterTransaction', inputs.transactionBody);
    const { id } = request.params;
    await findOwnOrder(db, id, callerOf(request)!.id);
    await limits.spend(TRANSACTIONS, String(callerOf(request)!.id));
    const order = await db.transaction(async (tx) => {
      const { id: user } = await lockCaller(tx, request);
      return enterTransaction(tx, { id, user, ...entered });
    });
    await reply(response, 'enterTransaction', order);
  });

  routes.add('POST /orders/:id/cancel', async (request, response) => {
    const order = await db.transaction(async (tx) => {
      const { id: user } = await lockCaller(tx, request);
      return cancelOrder(tx, { id: request.params.id, user, at: now() });
    });
    await reply(response, 'cancelOrder', order);
  });

  return routes;
}
