import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders, payments } from '../../db/schema.ts';
import { faultsOf } from '../../testing/affiliate.ts';
import { type Shop, startShop } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.api.close());

const newTransaction = () => randomUUID().slice(0, 8).toUpperCase();

test('an order of somebody else does not exist', async () => {
  const { order } = await shop.newOrder();
  const thief = await shop.newBuyer();
  expect((await shop.api.get(`/orders/${order.id}`, thief.token)).status).toBe(404);
  expect((await shop.enter(thief, order.id, newTransaction())).status).toBe(404);
  expect((await shop.cancel(thief, order.id)).status).toBe(404);
  expect((await shop.order(thief, { id: order.id })).status).toBe(409);
});

test.each([
  { amount: 1 },
  { price: 1 },
  { discount: 298 },
  { state: 'PAID' },
  { plan: 'limited' },
  { plan: 'none' },
  { duration: '100 years' },
  { method: 'cash' },
  { coupon: 'FREE' },
  { return_to: 'https://evil.example/' },
  { return_to: '//evil.example' },
  { id: '../../../etc' },
])('a client cannot order %o', async (fields) => {
  expect((await shop.order(await shop.newBuyer(), fields)).status).toBe(400);
});

test('of 200 orders at once five are made', async () => {
  const buyer = await shop.newBuyer();
  const all = await Promise.all(Array.from({ length: 200 }, () => shop.order(buyer)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(all.filter(({ status }) => ![201, 409, 429].includes(status))).toEqual([]);
  expect(await shop.api.db.$count(orders, eq(orders.user, Number(buyer.id)))).toBe(5);
});

test('one id sent 20 times at once is one order', async () => {
  const buyer = await shop.newBuyer();
  const id = randomUUID();
  const all = await Promise.all(Array.from({ length: 20 }, () => shop.order(buyer, { id })));
  expect(new Set(all.map(({ body }) => body.data.code)).size).toBe(1);
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('a TrxID is entered for one order, even by 10 readers at once', async () => {
  const transaction = newTransaction();
  const all = await Promise.all(Array.from({ length: 10 }, () => shop.newOrder()));
  const entered = await Promise.all(all.map(({ buyer, order }) => shop.enter(buyer, order.id, transaction)));
  expect(entered.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
});

test('two assistants at once never use one TrxID twice', async () => {
  const reference = newTransaction();
  const all = await Promise.all(Array.from({ length: 10 }, () => shop.newOrder()));
  const settled = await Promise.all(
    all.flatMap(({ order }) => [shop.settle(order.id, { reference }), shop.settle(order.id, { reference })]),
  );
  const paid = settled.filter(({ status }) => status === 200).map(({ body }) => body.data.order.code);
  expect(new Set(paid).size).toBe(1);
  const refused = settled.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(18);
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(body.message).toContain(paid[0]);
  }
  expect(await shop.api.db.$count(payments, eq(payments.reference, reference))).toBe(1);
});

test('who enters the TrxID of somebody else loses it when the desk finds whose it is', async () => {
  const transaction = newTransaction();
  const thief = await shop.newOrder();
  const victim = await shop.newOrder();
  await shop.enter(thief.buyer, thief.order.id, transaction);
  expect((await shop.enter(victim.buyer, victim.order.id, transaction)).status).toBe(409);
  expect((await shop.settle(victim.order.id, { reference: transaction })).status).toBe(200);
  expect(await shop.read(thief.buyer, thief.order.id)).toMatchObject({ state: 'OPEN', transaction: null });
  expect((await shop.enter(thief.buyer, thief.order.id, transaction)).status).toBe(409);
});

test('the ledger adds up after all of it', async () => {
  expect(await faultsOf(shop.api.db)).toEqual([]);
});
