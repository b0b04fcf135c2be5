import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { queryData } from '../testkit/graphql.ts';

/** Together these documents request every field of orders. */

/** What the api is started with: a wallet, and a provider that nothing is ordered from. */
export const PAYMENT_SETTINGS = {
  WALLETS: 'Wallet:01700000000',
  SSLCOMMERZ_URL: 'http://127.0.0.1:9',
  SSLCOMMERZ_STORE_ID: 'store',
  SSLCOMMERZ_STORE_PASSWORD: 'store@ssl',
};
const METHOD = 'wallet-manual';

const PAGE = 'pageInfo { hasNextPage endCursor }';
const ORDER = `{
  id code state plan duration amount discount method { id name kind payTo instructions } payUrl transaction rejected { transaction reason } returnTo
  createdAt expiresAt receipt { number issuedAt path } refunds { id amount state askedAt expectedBy doneAt }
}`;
const DESK_ORDER = `{
  order ${ORDER} userId name email payer problem
  payments { id amount method reference payer note at by direction }
}`;
const LINES = '{ line reference amount payer date order code name why }';

const READER = {
  checkout: '{ features { checkout } checkout { methods { id name kind payTo instructions } } }',
  start: `mutation ($input: OrderInput!) { order: startOrder(input: $input) ${ORDER} }`,
  enter: `mutation ($order: ID!, $transaction: String!) {
    order: enterTransaction(order: $order, transaction: $transaction, payer: "01712345678") ${ORDER}
  }`,
  cancel: `mutation ($order: ID!) { order: cancelOrder(order: $order) ${ORDER} }`,
  order: `query ($order: ID!) { viewer { order(id: $order) ${ORDER} } }`,
  orders: `{ viewer { orders(first: 5) { edges { cursor node ${ORDER} } ${PAGE} } } }`,
};

const DESK = {
  orders: `{ desk {
    orders(state: CHECKING, text: "reader", first: 2) { edges { cursor node ${DESK_ORDER} } ${PAGE} total }
  } }`,
  settle: `mutation ($order: ID!, $amount: Float!, $method: ID!, $reference: String!) {
    settleOrder(order: $order, amount: $amount, method: $method, reference: $reference) ${DESK_ORDER}
  }`,
  reject: `mutation ($order: ID!) {
    rejectTransaction(order: $order, reason: "It did not come", transaction: "MISTYPED01") ${DESK_ORDER}
  }`,
  match: `query ($csv: String!) { desk {
    matchStatement(csv: $csv) { matched ${LINES} unmatched ${LINES} alreadyUsed ${LINES} }
  } }`,
  settleStatement: `mutation ($csv: String!, $orders: [ID!]!) {
    settleStatement(csv: $csv, orders: $orders) { order { id state } problem }
  }`,
};

export const ORDERS = [...Object.values(READER), ...Object.values(DESK)];

type Order = { id: string; code: string; state: string; amount: number };
type Ask = <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data>;
type Tokens = Record<'reader' | 'administrator', string>;

/** A reader orders three times, and the desk settles two of them; returns the states, the latest order first. */
export async function walkThroughOrders(url: string, { reader, administrator }: Tokens): Promise<string[]> {
  const ask: Ask = (query, variables = {}) => queryData(url, query, { variables, token: reader });
  await ask(READER.checkout);
  const start = async () => {
    const input = { id: randomUUID(), plan: 'term', duration: '3 months', method: METHOD, returnTo: '/board-question' };
    return (await ask<{ order: Order }>(READER.start, { input })).order;
  };
  const [entered, cancelled, rejected] = [await start(), await start(), await start()];
  await ask(READER.enter, { order: entered.id, transaction: 'ENTERED001' });
  await ask(READER.cancel, { order: cancelled.id });
  await ask(READER.enter, { order: rejected.id, transaction: 'MISTYPED01' });
  await settle(
    (query, variables = {}) => queryData(url, query, { variables, token: administrator }),
    entered,
    rejected,
  );
  await ask(READER.order, { order: entered.id });
  type Orders = { viewer: { orders: { edges: { node: Order }[] } } };
  return (await ask<Orders>(READER.orders)).viewer.orders.edges.map(({ node }) => node.state);
}

/** The one by itself; the other is sent back and then found in a statement. */
async function settle(ask: Ask, entered: Order, rejected: Order) {
  await ask(DESK.orders);
  const { id: order, amount } = entered;
  await ask(DESK.settle, { order, amount, method: METHOD, reference: 'ENTERED001' });
  await ask(DESK.reject, { order: rejected.id });
  const csv = [
    'TrxID,Amount,From,Reference',
    `FOUND00001,${rejected.amount},01712345678,${rejected.code}`,
    'STRANGER01,20,01812345678,',
    `ENTERED001,${amount},01712345678,`,
  ].join('\n');
  type Match = { desk: { matchStatement: Record<'matched' | 'unmatched' | 'alreadyUsed', { reference: string }[]> } };
  const { desk } = await ask<Match>(DESK.match, { csv });
  expect(desk.matchStatement).toMatchObject({
    matched: [{ reference: 'FOUND00001' }],
    unmatched: [{ reference: 'STRANGER01' }],
    alreadyUsed: [{ reference: 'ENTERED001' }],
  });
  await ask(DESK.settleStatement, { csv, orders: [rejected.id] });
}

/** What a provider and a payer's browser send, about a payment that nobody has. */
export async function callAsProvider(url: string): Promise<number[]> {
  const form = { body: new URLSearchParams({ tran_id: 'UNKNOWN1', status: 'VALID' }), method: 'POST' };
  const send = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}/payments/sslcommerz/${path}`, { redirect: 'manual', ...init })).status;
  return [await send('return?status=success'), await send('return', form), await send('notify', form)];
}
