import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { cash, seedPlans } from '../../testing/affiliate.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson, type Person } from '../../testing/people.ts';

type Request = { request: number; user_id: string; name: string; cautions: string[]; blocks: string[] };
type Listed<Row> = { data: Row[]; next: string | null };
type Commission = { purchase: number; name: string; buyer_name: string };

const HOUR_MS = 3_600_000;
/** Past the time for a refund, within that of a changed account. */
const HOLD_HOURS = 73;

let now = Date.now();
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  token = await api.signIn({ role: 'ADMIN' });
  await seedPlans(api.db);
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.call<{ message: string }>('POST', `/admin/${path}`, { token, body });
const withdrawals = async (query = '') => (await api.get<Listed<Request>>(`/admin/withdrawals${query}`, token)).body;

async function buyerOf(referrer: Person, emailVerifiedAt: Date | null): Promise<number> {
  const buyer = await newPerson(api);
  await api.db
    .update(users)
    .set({ referredBy: Number(referrer.id), emailVerifiedAt })
    .where(eq(users.id, Number(buyer.id)));
  const { body } = await api.call<{ data: { purchase: number } }>('POST', '/admin/purchases', {
    token,
    body: { user_id: buyer.userId, plan: 'monthly', payment: cash() },
  });
  return body.data.purchase;
}

/** Waits to be paid to an account that was set just now. */
async function waiting(): Promise<Person & { purchase: number }> {
  const referrer = await newPerson(api);
  const purchase = await buyerOf(referrer, new Date(0));
  now += HOLD_HOURS * HOUR_MS;
  await api.db
    .update(users)
    .set({
      withdrawal: { account_number: '01712345678', preferred_method: 'Bkash' },
      withdrawalChangedAt: new Date(now),
    })
    .where(eq(users.id, Number(referrer.id)));
  const asked = await api.call('PATCH', `/affiliate/request/payment/${referrer.userId}`, { token: referrer.token });
  expect(asked.status).toBe(200);
  return { ...referrer, purchase };
}

test('requests come by pages, with what to look into and what keeps them from being paid', async () => {
  const [first, second] = [await waiting(), await waiting()];
  await post('purchases/refund', { purchase: second.purchase, payment: cash() });
  const page = await withdrawals('?limit=1');
  expect(page.data).toMatchObject([{ user_id: first.userId, name: 'Ayesha', blocks: [] }]);
  const rest = await withdrawals(`?limit=1&after=${page.next}`);
  expect(rest).toMatchObject({ data: [{ user_id: second.userId }], next: null });
  const [request] = rest.data;
  expect(request!.cautions).toEqual(['the account to pay to was changed less than 24 hours ago']);
  expect(request!.blocks).toEqual(['owes Tk 29 for a commission that was taken back']);
  const which = { user_id: second.userId, request: request!.request };
  for (const force of [false, true]) {
    expect((await post('withdrawals/complete', { ...which, force, payment: cash(29) })).status).toBe(409);
  }
  // Its account was set 73 hours before.
  expect(page.data[0]!.cautions).toEqual([]);
  const own = { user_id: first.userId, request: page.data[0]!.request, payment: cash(29) };
  expect((await post('withdrawals/complete', own)).status).toBe(200);
});

test('commissions come by pages, with the names of buyer and referrer', async () => {
  const referrer = await newPerson(api, { name: 'Karim Ahmed' });
  const purchases = [await buyerOf(referrer, null), await buyerOf(referrer, null)];
  now += HOLD_HOURS * HOUR_MS;
  const all = (await api.get<Listed<Commission>>('/admin/commissions', token)).body.data;
  const of = all.filter(({ name }) => name === 'Karim Ahmed');
  expect(of).toMatchObject(purchases.map((purchase) => ({ purchase, buyer_name: 'Ayesha' })));
  const { body } = await api.get<Listed<Commission>>(`/admin/commissions?limit=1&after=${purchases[0]}`, token);
  expect(body.data).toMatchObject([{ purchase: purchases[1] }]);
});
