import { randomUUID } from 'node:crypto';
import { queryData } from '../../testkit/graphql.ts';
import type { Person } from '../../testkit/people.ts';

const START = `mutation ($input: OrderInput!) { startOrder(input: $input) { id code amount } }`;
const ENTER = `mutation ($order: ID!, $transaction: String!) {
  enterTransaction(order: $order, transaction: $transaction) { state } }`;

export const WALLET = 'bKash:01711000000';
export const METHOD = 'bkash-manual';

type Order = { id: string; code: string; amount: number };

/** An order of the plan Term for 3 months. */
export async function startOrder(url: string, { token }: Person, change: object = {}): Promise<Order> {
  const input = { id: randomUUID(), plan: 'term', duration: '3 months', method: METHOD, ...change };
  const { startOrder: order } = await queryData<{ startOrder: Order }>(url, START, { token, variables: { input } });
  return order;
}

/** An order that waits for the desk. */
export async function waitingOrder(url: string, person: Person, transaction: string): Promise<Order> {
  const order = await startOrder(url, person);
  await queryData(url, ENTER, { token: person.token, variables: { order: order.id, transaction } });
  return order;
}
