import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';
import { deskOrderRow, orderRow, statementLine } from '../../../testing/orders.ts';

const ID = 'order-of-rahima';
const PAYMENT = {
  id: '9',
  amount: 499,
  method: 'bkash-manual',
  reference: 'AB12CD34EF',
  payer: null,
  note: null,
  at: '2026-11-27T10:00:00.000Z',
  by: 'Karima',
  direction: 'IN',
};
const SETTLED = deskOrderRow({ order: orderRow({ state: 'PAID' }), payments: [PAYMENT] });

let gateway: TestGateway;
const token = tokenOf({ user_id: 'KARIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { desk: true, checkout: true } },
    '/users': { data: { _id: '8', user_id: 'KARIMA', name: 'Karima', role: 'CLERK' } },
    [`/admin/orders/${ID}/settle`]: { data: SETTLED },
    [`/admin/orders/${ID}/reject`]: { data: deskOrderRow() },
    '/admin/statements/settle': { data: [SETTLED] },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.find((call) => call.path === path);
const ask = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const fail = (query: string, variables = {}) => gateway.errorOf(query, variables, { token });

test('the desk finds orders by state and text, with their buyers, page by page', async () => {
  const page = { data: [deskOrderRow()], pagination: { has_next: true, next: ID }, total: 41 };
  gateway.stub.change({ '/admin/orders': page });
  const { desk } = await ask(`{ desk { orders(state: CHECKING, text: " k7m2 ", first: 1, after: "${ID}") {
    total pageInfo { hasNextPage endCursor } edges { cursor node { name email payer problem order { code } } } } } }`);
  expect(desk.orders).toEqual({
    total: 41,
    pageInfo: { hasNextPage: true, endCursor: ID },
    edges: [
      {
        cursor: ID,
        node: {
          name: 'Rahima Khatun',
          email: 'rahima@example.com',
          payer: null,
          problem: null,
          order: { code: 'K7M2-49QX' },
        },
      },
    ],
  });
  expect(called('/admin/orders')!.query).toEqual({ state: 'CHECKING', text: 'k7m2', limit: '1', after: ID });
  expect(await fail('{ desk { orders(after: "a b") { total } } }')).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'after' },
  });
});

test('an order is settled with evidence, and the reference of another one is a conflict that names it', async () => {
  const SETTLE = `mutation { settleOrder(order: "${ID}", amount: 499, method: "bkash-manual", reference: "AB12CD34EF") {
    userId order { state } payments { amount reference by direction } } }`;
  expect((await ask(SETTLE)).settleOrder).toEqual({
    userId: 'RAHIMA',
    order: { state: 'PAID' },
    payments: [{ amount: 499, reference: 'AB12CD34EF', by: 'Karima', direction: 'IN' }],
  });
  expect(called(`/admin/orders/${ID}/settle`)!.body).toEqual({
    amount: 499,
    method: 'bkash-manual',
    reference: 'AB12CD34EF',
  });
  const message = 'AB12CD34EF of bkash-manual was recorded for order Q2WE-RT45.';
  gateway.stub.change({ [`/admin/orders/${ID}/settle`]: answer(409, { message }) });
  expect(await fail(SETTLE)).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
});

test('a transfer that is not found is rejected with a reason', async () => {
  const REJECT = `mutation { rejectTransaction(order: "${ID}", reason: "It is not there.", transaction: "TRX12345") { order { state } } }`;
  expect((await ask(REJECT)).rejectTransaction.order.state).toBe('OPEN');
  expect(called(`/admin/orders/${ID}/reject`)!.body).toEqual({ reason: 'It is not there.', transaction: 'TRX12345' });
  const wrong = 'mutation { rejectTransaction(order: "a/b", reason: "x") { userId } }';
  expect(await fail(wrong)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'order' } });
});

test('a statement of 1 MB is matched, shown and settled', async () => {
  const unmatched = [statementLine({ line: 3, amount: -20.5, order: null, code: null, name: null, why: 'Money out.' })];
  gateway.stub.change({
    '/admin/statements/match': { data: { matched: [statementLine()], unmatched, already_used: [] } },
  });
  const csv = `TrxID,Amount\n${'AB12CD34EF,499\n'.repeat(65_000)}`;
  const LINE = '{ line reference amount payer date order code name why }';
  const { desk } = await ask(
    `query ($csv: String!) { desk { matchStatement(csv: $csv) { matched ${LINE} unmatched ${LINE} alreadyUsed ${LINE} } } }`,
    { csv },
  );
  expect(desk.matchStatement).toEqual({ matched: [statementLine()], unmatched, alreadyUsed: [] });
  expect(called('/admin/statements/match')!.body).toEqual({ csv });
  const { settleStatement } = await ask(
    `mutation ($csv: String!) { settleStatement(csv: $csv, orders: ["${ID}"], method: "bkash-manual") { order { state } } }`,
    { csv },
  );
  expect(settleStatement).toEqual([{ order: { state: 'PAID' } }]);
  expect(called('/admin/statements/settle')!.body).toEqual({ csv, orders: [ID], method: 'bkash-manual' });
});

test('visitors send no statements: their bodies are small', async () => {
  const csv = 'x'.repeat(200_000);
  const response = await gateway.graphql(
    'query ($csv: String!) { desk { matchStatement(csv: $csv) { matched { line } } } }',
    {
      csv,
    },
  );
  expect(response.status).toBe(413);
});
