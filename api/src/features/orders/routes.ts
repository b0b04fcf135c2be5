import { LANGUAGE_HEADER } from 'schema/languages.ts';
import type { Request, Response } from 'express';
import { readBody, send } from '../../http/contract.ts';
import { jsonBody } from '../../http/json-body.ts';
import type { Limit } from '../../http/rate-limits.ts';
import { Routes } from '../../http/routes.ts';
import type { Services } from '../../services.ts';
import { callerOf, lockCaller } from '../accounts/index.ts';
import { guardCode } from '../coupons/index.ts';
import { lockBuyer } from '../purchases/index.ts';
import * as inputs from './inputs.ts';
import { type Method, viewMethod } from './methods.ts';
import { methodsOf } from './offered-methods.ts';
import { amountOf, type OrderRow } from './order.ts';
import { openFreeOrder } from './settle.ts';
import { findRepeated, storeOrder } from './start.ts';
import { findOwnOrder, readOwnOrders, viewOrder, viewOrders } from './store.ts';
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
    const { order, isNew } = await startOrder(services, request, { input, methods });
    send(response.status(isNew ? 201 : 200), 'startOrder', { data: await viewOrder(db, order, methods) });
  });

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

type Start = { input: inputs.OrderInput; methods: readonly Method[] };

/** The order that the same call made before, or a new one. */
async function startOrder(services: Services, request: Request, { input, methods }: Start) {
  const { db, limits, live, addressOf } = services;
  const { id, userId } = callerOf(request)!;
  const repeated = await findRepeated(db, { buyer: callerOf(request)!, input });
  if (repeated) return { order: await begin(repeated, methods), isNew: false };
  await limits.spend(STARTS, String(id));
  const make = () => makeOrder(services, request, { input, methods });
  const sender = { userId, address: addressOf(request) };
  const made = await (input.coupon === undefined ? make() : guardCode(limits, sender, make));
  live.publish(made.news);
  return { order: await begin(made.order, methods), isNew: made.isNew };
}

const makeOrder = (services: Services, request: Request, { input, methods }: Start) =>
  services.db.transaction(async (tx) => {
    // A code that was paid for before earns the referrer a commission at once.
    if (input.coupon !== undefined) await lockBuyer(tx, callerOf(request)!, services.houseId);
    const buyer = await lockCaller(tx, request);
    const order = await findRepeated(tx, { buyer, input });
    if (order) return { order, isNew: false, news: [] };
    const stored = await storeOrder(tx, { buyer, input, methods, now: services.now() });
    const isFree = amountOf(stored) === 0;
    const opened = isFree ? await openFreeOrder(tx, services, { order: stored, buyer }) : { order: stored, news: [] };
    return { ...opened, isNew: true };
  });

/** The provider is asked after the order is stored, so that none of its answers is lost. */
async function begin(order: OrderRow, methods: readonly Method[]): Promise<OrderRow> {
  const method = methods.find(({ id }) => id === order.method);
  return order.state === 'OPEN' && method?.kind === 'REDIRECT' ? method.begin(order) : order;
}
