import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { orderRow } from '../../testing/orders.ts';

const ORDER = `{ id code state plan duration amount discount payUrl transaction returnTo createdAt expiresAt
  method { id name kind payTo instructions } receipt { number issuedAt path } refunds { amount state expectedBy } }`;
const START = `mutation ($input: OrderInput!) { startOrder(input: $input) ${ORDER} }`;
const ID = 'order-of-rahima';
const INPUT = {
  id: ID,
  plan: 'premium',
  duration: '6 months',
  method: 'bkash-manual',
  returnTo: '/board-question/DHK',
};

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { checkout: true } },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    'POST /orders': { data: orderRow() },
    [`/orders/${ID}`]: { data: orderRow() },
    [`/orders/${ID}/transaction`]: { data: orderRow({ state: 'CHECKING', transaction: 'AB12CD34EF' }) },
    [`/orders/${ID}/cancel`]: { data: orderRow({ state: 'CANCELLED' }) },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const fail = (query: string, variables = {}) => gateway.errorOf(query, variables, { token });

test('a reader orders, enters the TrxID, reads the order, and gives it up', async () => {
  const { startOrder } = await ask(START, { input: INPUT });
  expect(startOrder).toMatchObject({
    code: 'K7M2-49QX',
    state: 'OPEN',
    amount: 499,
    method: { kind: 'MANUAL', payTo: '01711000000' },
    returnTo: '/board-question/DHK',
    receipt: null,
    refunds: [],
  });
  const { returnTo, ...input } = INPUT;
  expect(called('/orders')[0]).toMatchObject({ method: 'POST', body: { ...input, return_to: returnTo } });

  const { enterTransaction } = await ask(
    `mutation { enterTransaction(order: "${ID}", transaction: "AB12CD34EF", payer: "678") { state transaction } }`,
  );
  expect(enterTransaction).toEqual({ state: 'CHECKING', transaction: 'AB12CD34EF' });
  expect(called(`/orders/${ID}/transaction`)[0]!.body).toEqual({ transaction: 'AB12CD34EF', payer: '678' });
  expect((await ask(`mutation { cancelOrder(order: "${ID}") { state } }`)).cancelOrder.state).toBe('CANCELLED');

  const paid = orderRow({
    state: 'REFUNDED',
    receipt: { number: '000123', issued_at: '2026-11-27T10:00:00.000Z' },
    refunds: [
      {
        id: '4',
        amount: 499,
        state: 'SENT',
        asked_at: '2026-11-28T10:00:00.000Z',
        expected_by: '2026-12-09',
        done_at: null,
      },
    ],
  });
  gateway.stub.change({ [`/orders/${ID}`]: { data: paid } });
  expect((await ask(`{ viewer { order(id: "${ID}") ${ORDER} } }`)).viewer.order).toMatchObject({
    receipt: { number: '000123', path: `/orders/${ID}/receipt` },
    refunds: [{ amount: 499, state: 'SENT', expectedBy: '2026-12-09' }],
  });
});

test('orders come page by page; one of somebody else is null', async () => {
  const list = { data: [orderRow()], pagination: { has_next: true, next: ID }, total: 3 };
  gateway.stub.change({ 'GET /orders': list, '/orders/of-another': answer(404, { message: 'No' }) });
  const { viewer } = await ask(`{ viewer { orders(first: 1, after: "before") {
    edges { cursor node { id } } pageInfo { hasNextPage endCursor } } order(id: "of-another") { id } } }`);
  expect(viewer).toEqual({
    orders: { edges: [{ cursor: ID, node: { id: ID } }], pageInfo: { hasNextPage: true, endCursor: ID } },
    order: null,
  });
  expect(called('/orders')[0]!.query).toEqual({ limit: '1', after: 'before' });
  expect(await fail('{ viewer { orders(first: 51) { edges { cursor } } } }')).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'first' },
  });
});

test('how plans are paid for is cleaned, and null where nothing can be bought', async () => {
  const CHECKOUT = '{ checkout { methods { id instructions } } }';
  const instructions = '<ol><li onclick="steal()">Open</li></ol><script>steal()</script>';
  const hostile = { ...orderRow().method, instructions };
  gateway.stub.change({ '/checkout': { data: { methods: [hostile] } } });
  expect((await gateway.dataOf(CHECKOUT)).checkout.methods).toEqual([
    { id: 'bkash-manual', instructions: '<ol><li>Open</li></ol>' },
  ]);
  for (const body of [{ data: null }, { data: { methods: [] } }, answer(404, { message: 'No' })]) {
    gateway.stub.reset({ '/capabilities': { capabilities: { checkout: true } }, '/checkout': body });
    expect((await gateway.dataOf(CHECKOUT)).checkout).toBeNull();
  }
  gateway.stub.reset({});
  expect((await gateway.dataOf(CHECKOUT)).checkout).toBeNull();
  expect(called('/checkout')).toEqual([]);
});

test('where an order sends the browser is never taken on trust', async () => {
  const hostile = orderRow({ pay_url: 'javascript:steal()', return_to: '//evil.example' });
  gateway.stub.change({ 'POST /orders': { data: hostile } });
  expect((await ask(START, { input: INPUT })).startOrder).toMatchObject({ payUrl: null, returnTo: null });
});

test.each([
  [400, 'BAD_USER_INPUT'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [429, 'TOO_MANY_REQUESTS'],
])('a refusal with %s keeps the words of the api', async (status, code) => {
  const message = 'The order K7M2-49QX is closed.';
  gateway.stub.change({ [`/orders/${ID}/cancel`]: answer(status, { message }) });
  const error = await fail(`mutation { cancelOrder(order: "${ID}") { id } }`);
  expect(error.extensions?.code).toBe(code);
  if (status === 409) expect(error.message).toBe(message);
});

test('ids that are none never reach the upstream', async () => {
  const fields = [
    'startOrder(input: { id: "../x", plan: "p", duration: "d", method: "m" })',
    'enterTransaction(order: "a/b", transaction: "AB12CD34EF")',
    'cancelOrder(order: "..")',
  ];
  for (const field of fields)
    expect((await fail(`mutation { ${field} { id } }`)).extensions?.code).toBe('BAD_USER_INPUT');
  expect((await ask('{ viewer { order(id: "../users") { id } } }')).viewer.order).toBeNull();
  expect(gateway.callsMade().filter((call) => call.includes('orders'))).toEqual([]);
});

test('visitors and servers without orders have none', async () => {
  expect((await gateway.errorOf(START, { input: INPUT })).extensions?.code).toBe('UNAUTHENTICATED');
  gateway.stub.reset({ '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } } });
  expect((await fail(START, { input: INPUT })).extensions?.code).toBe('NOT_SUPPORTED');
  expect((await ask(`{ viewer { orders { edges { cursor } } order(id: "${ID}") { id } } }`)).viewer).toEqual({
    orders: null,
    order: null,
  });
  expect(gateway.callsMade().filter((call) => call.includes('orders'))).toEqual([]);
});
