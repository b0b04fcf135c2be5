import type { Schemas } from 'schema/rest/bodies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerAccounts, purchases } from '../../db/schema.ts';
import { seedPlans } from '../../testing/affiliate.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson } from '../../testing/people.ts';
import { book, houseAccount } from '../ledger/index.ts';

const DAY_MS = 86_400_000;
/** A quarter past midnight in Dhaka: the day before in London. */
let now = Date.parse('2026-11-19T18:15:00Z');

let api: TestApi;
let clerk: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  await seedPlans(api.db);
  clerk = await api.signIn({ role: 'CLERK', name: 'Nasrin Begum' });
});
afterAll(() => api.close());

const sales = async (days = 'from=2026-11-01&to=2026-11-30') =>
  (await api.get<{ days: Schemas['SalesDay'][] }>(`/admin/figures/sales?${days}`, clerk)).body.days;
const nasrin = expect.objectContaining({ name: 'Nasrin Begum' });
const nothing = { sold: 0, amount: 0, refunded: 0, complimentary: 0 };

let references = 0;
const payment = (method: string, amount: number) => ({ method, amount, reference: `TRX${(references += 1)}` });

async function post(path: string, body: object): Promise<number> {
  const answer = await api.call<{ data: { purchase: number } }>('POST', `/admin/purchases${path}`, {
    token: clerk,
    body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data.purchase;
}
const grant = async (evidence: object, plan: object = { plan: 'monthly' }) =>
  post('', { user_id: (await newPerson(api)).userId, ...plan, ...evidence });

test('a sale counts on its day of Dhaka, by plan, method and who recorded it', async () => {
  await grant({ payment: payment('bkash', 299) });
  await grant({ payment: payment('bkash', 299) });
  await grant({ payment: payment('cash', 1_500) }, { plan: 'full', duration: '6 months' });
  const line = { ...nothing, date: '2026-11-20', by: nasrin };
  expect(await sales()).toEqual([
    { ...line, plan: 'Full', method: 'cash', sold: 1, amount: 1_500 },
    { ...line, plan: 'Monthly', method: 'bkash', sold: 2, amount: 598 },
  ]);
  expect(await sales('from=2026-11-01&to=2026-11-19')).toEqual([]);
});

test('what is given for nothing is no sale', async () => {
  now += DAY_MS;
  await grant({ complimentary: 'A prize.' });
  const line = { ...nothing, date: '2026-11-21', plan: 'Monthly', method: 'none', by: null, complimentary: 1 };
  expect(await sales('from=2026-11-21&to=2026-11-21')).toEqual([line]);
});

test('a refund counts on the day and by the method that it was paid back, in part too', async () => {
  now += DAY_MS;
  const id = await grant({ payment: payment('bkash', 299) });
  now += DAY_MS;
  await post('/refund', { purchase: id, payment: payment('bank', 99) });
  await post('/refund', { purchase: id, payment: payment('cash', 200) });
  const line = { ...nothing, date: '2026-11-23', plan: 'Monthly', by: nasrin };
  expect(await sales('from=2026-11-23&to=2026-11-23')).toEqual([
    { ...line, method: 'bank', refunded: 99 },
    { ...line, method: 'cash', refunded: 200 },
  ]);
});

test('sales and refunds from before there was evidence are of an unknown method', async () => {
  const at = new Date('2026-11-02T10:00:00Z');
  const refundedAt = new Date('2026-11-03T10:00:00Z');
  const user = Number((await newPerson(api)).id);
  const former = { user, plan: 'monthly', planName: 'Monthly', duration: '1 month', price: 299, boughtAt: at };
  const dates = { startsAt: at, endsAt: at, closedAt: at, holdUntil: at };
  await api.db.insert(purchases).values([
    { ...former, ...dates, commission: 0 },
    { ...former, ...dates, commission: 0, refundedAt },
  ]);
  await book(api.db, {
    key: 'former',
    at,
    entries: [
      [houseAccount('cash'), -299],
      [houseAccount('sales'), 299],
    ],
  });
  const line = { ...nothing, plan: 'Monthly', method: 'unknown', by: null };
  expect(await sales('from=2026-11-01&to=2026-11-10')).toEqual([
    { ...line, date: '2026-11-02', sold: 2, amount: 598 },
    { ...line, date: '2026-11-03', refunded: 299 },
  ]);
});

test('sales less refunds are what the ledger says', async () => {
  const [house] = (await api.db.select().from(ledgerAccounts)).filter(({ id }) => id === 'house:sales');
  const lines = await sales();
  expect(lines.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)).toBe(house!.balance);
});
