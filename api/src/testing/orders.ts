import { randomUUID } from 'node:crypto';
import type { Schemas } from 'schema/rest/bodies.ts';
import { seedPlans } from './affiliate.ts';
import { newPerson, type Person } from './people.ts';
import { startTestApi, type TestApi } from './index.ts';

export const WALLETS = [
  { name: 'bKash', number: '01711000000' },
  { name: 'Nagad', number: '01811000000' },
];

type Order = Schemas['Order'];
type DeskOrder = Schemas['DeskOrder'];
/** A response, also one that refuses. */
type Answer<Data> = { status: number; body: { data: Data; message: string; code: string; field?: string } };
type Payment = Partial<Schemas['PaymentInput']>;

/** An api with plans and wallets, a clerk, and what readers and clerks do with orders there. */
export async function startShop(options: Parameters<typeof startTestApi>[0] = {}) {
  const api = await startTestApi({ wallets: WALLETS, ...options });
  await seedPlans(api.db);
  return { api, ...shopCalls(api, await api.signIn({ role: 'CLERK', name: 'Karima' })) };
}

export function shopCalls(api: TestApi, clerk: string) {
  const call = <Data>(method: string, path: string, token: string, body?: object) =>
    api.call<Answer<Data>['body']>(method, path, { token, ...(body && { body }) });
  const order = (buyer: Pick<Person, 'token'>, fields: object = {}) =>
    call<Order>('POST', '/orders', buyer.token, {
      id: randomUUID(),
      plan: 'monthly',
      duration: '1 month',
      method: 'bkash-manual',
      ...fields,
    });
  return {
    clerk,
    order,
    newBuyer: (fields: Record<string, string> = {}) => newPerson(api, fields),
    /** Of a new reader. */
    newOrder: async (fields: object = {}) => {
      const buyer = await newPerson(api);
      return { buyer, order: (await order(buyer, fields)).body.data };
    },
    read: async ({ token }: Person, id: string) => (await call<Order>('GET', `/orders/${id}`, token)).body.data,
    enter: ({ token }: Person, id: string, transaction: string, payer?: string) =>
      call<Order>('PUT', `/orders/${id}/transaction`, token, { transaction, ...(payer && { payer }) }),
    cancel: ({ token }: Person, id: string) => call<Order>('POST', `/orders/${id}/cancel`, token),
    settle: (id: string, payment: Payment, token = clerk) =>
      call<DeskOrder>('POST', `/admin/orders/${id}/settle`, token, {
        amount: 299,
        method: 'bkash-manual',
        reference: randomUUID(),
        ...payment,
      }),
    reject: (id: string, reason: string, transaction?: string) =>
      call<DeskOrder>('POST', `/admin/orders/${id}/reject`, clerk, { reason, transaction }),
    listed: async (query = '') =>
      (
        await api.get<{ data: DeskOrder[]; total: number; pagination: { next: string | null } }>(
          `/admin/orders${query}`,
          clerk,
        )
      ).body,
    match: (csv: string, method = 'bkash-manual', token = clerk) =>
      call<Schemas['StatementMatch']>('POST', '/admin/statements/match', token, { csv, method }),
    settleStatement: (csv: string, orders: string[], token = clerk) =>
      call<DeskOrder[]>('POST', '/admin/statements/settle', token, { csv, orders, method: 'bkash-manual' }),
    news: async ({ token }: Person) =>
      (await api.get<{ notifications: { title: string; message: string }[] }>('/notifications', token)).body
        .notifications,
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
