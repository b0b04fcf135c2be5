import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coupons, ledgerAccounts, purchases, receipts } from '../../db/schema.ts';
import { faultsOf, sendUntilAnswered } from '../../testing/affiliate.ts';
import { type Shop, startShop } from '../../testing/orders.ts';
import { logIn, newIp, newPerson, PASSWORD, signUp } from '../../testing/people.ts';
import { expireOrders } from './expire.ts';

const DAY_MS = 86_400_000;
let shop: Shop;
let owner: string;
let now = Date.now();
beforeAll(async () => {
  shop = await startShop({ now: () => new Date(now) });
  owner = await shop.api.signIn({ role: 'OWNER' });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => shop.api.close());

let made = 0;
async function newCoupon(fields: object = {}): Promise<string> {
  const body = { code: `SAVE${(made += 1)}`, share: 0.25, ...fields };
  await shop.api.call('PUT', '/admin/coupons', { token: owner, body });
  return body.code;
}
async function newCodes(count: number): Promise<string[]> {
  const payment = { amount: 299 * count, method: 'cash', reference: `SLIP-${(made += 1)}` };
  const body = { plan: 'monthly', duration: '1 month', count, payment };
  return (await shop.api.call<{ data: string[] }>('POST', '/admin/codes', { token: owner, body })).body.data;
}
const usedOf = async (code: string) => {
  const [row] = await shop.api.db
    .select()
    .from(coupons)
    .where(eq(coupons.code, code.replaceAll('-', '')));
  return row!.used;
};
const balances = async () =>
  Object.fromEntries((await shop.api.db.select().from(ledgerAccounts)).map(({ id, balance }) => [id, balance]));
const expire = () => expireOrders({ db: shop.api.db, live: shop.api.live, now: () => new Date(now) });
const purchaseOf = async (buyer: { id: string }) =>
  (
    await shop.api.db
      .select()
      .from(purchases)
      .where(eq(purchases.user, Number(buyer.id)))
  )[0];
/** Somebody who was invited. */
async function newFriend() {
  const referrer = await newPerson(shop.api);
  const email = `friend-${(made += 1)}@example.com`;
  await signUp(shop.api, { email }, { ref: referrer.userId });
  const { token, user } = (await logIn(shop.api, email, PASSWORD)).body.data;
  const { _id: id, user_id: userId } = user as { _id: string; user_id: string };
  return { referrer, friend: { email, password: PASSWORD, token, userId, id, ip: newIp() } };
}

test('a coupon lowers what is paid, and its use is given back by an order that is cancelled or expires', async () => {
  const code = await newCoupon({ uses: 1 });
  const { buyer, order } = await shop.newOrder({ coupon: code.toLowerCase() });
  expect(order).toMatchObject({ state: 'OPEN', amount: 224, discount: 75 });
  const other = await shop.newBuyer();
  expect(await shop.order(other, { coupon: code })).toMatchObject({ status: 400, body: { field: 'coupon' } });
  await shop.cancel(buyer, order.id);
  await shop.cancel(buyer, order.id);
  expect(await usedOf(code)).toBe(0);
  const second = (await shop.order(other, { coupon: code })).body.data;
  expect(second.amount).toBe(224);
  now += DAY_MS;
  await expire();
  expect(await shop.read(other, second.id)).toMatchObject({ state: 'EXPIRED' });
  expect(await usedOf(code)).toBe(0);
});

test('an expired order that is paid after all takes a use again, or tells the desk that none was left', async () => {
  const code = await newCoupon({ uses: 1 });
  const first = await shop.newOrder({ coupon: code });
  now += DAY_MS;
  await expire();
  const { body } = await shop.order(await shop.newBuyer(), { coupon: code });
  const late = await shop.settle(first.order.id, { amount: 224 });
  expect(late.body.data).toMatchObject({
    order: { state: 'PAID', amount: 224 },
    problem: `The code ${code} had no use left when the money came: it was used once more than it allows.`,
  });
  expect((await shop.settle(body.data.id, { amount: 224 })).body.data).toMatchObject({ problem: null });
  expect(await usedOf(code)).toBe(1);

  const plenty = await newCoupon({ uses: 5 });
  const third = await shop.newOrder({ coupon: plenty });
  now += DAY_MS;
  await expire();
  expect((await shop.settle(third.order.id, { amount: 224 })).body.data).toMatchObject({ problem: null });
  expect(await usedOf(plenty)).toBe(1);
});

test('a coupon that gives everything opens the plan at once: no revenue, no commission, and the reason is kept', async () => {
  const code = await newCoupon({ share: 1 });
  const { referrer, friend } = await newFriend();
  const before = await balances();
  expect((await shop.order(friend, { coupon: code })).body.data).toMatchObject({ state: 'PAID', amount: 0 });
  expect(await balances()).toEqual(before);
  expect(await purchaseOf(friend)).toMatchObject({ price: 0, complimentary: `Code ${code}`, commission: 0 });
  expect((await shop.news(friend))[0]!.message).toContain('Your plan Monthly (1 month) is open');
  expect(before[`user:${referrer.id}:held`]).toBeUndefined();
});

test('a code of a class opens its plan for one person, and its referrer earns once on what was paid for it', async () => {
  const [code = ''] = await newCodes(2);
  const { referrer, friend } = await newFriend();
  const issued = await shop.api.db.$count(receipts);
  const before = await balances();
  const started = await shop.order(friend, { coupon: code });
  expect(started).toMatchObject({ status: 201, body: { data: { state: 'PAID', amount: 0, discount: 299 } } });
  const { id } = started.body.data;
  const again = await shop.order(friend, { id, coupon: code.toLowerCase().replaceAll('-', ' ') });
  expect(again).toMatchObject({ status: 200, body: started.body });
  const after = await balances();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved('house:cash'), moved('house:prepaid'), moved('house:sales')]).toEqual([0, -299, 299]);
  expect(after[`user:${referrer.id}:held`]).toBe(29);
  expect(await shop.api.db.$count(receipts)).toBe(issued);
  expect((await shop.order(await shop.newBuyer(), { coupon: code })).status).toBe(400);

  type Batches = { data: { used: number; codes: { code: string; used_by: { user_id: string } | null }[] }[] };
  const [batch] = (await shop.api.get<Batches>('/admin/codes?limit=1', shop.clerk)).body.data;
  expect(batch).toMatchObject({ used: 1 });
  expect(batch!.codes.find((one) => one.code === code)).toMatchObject({ used_by: { user_id: friend.userId } });
});

test('money for a code goes back with evidence, out of cash, and takes the commission along; the code stays used', async () => {
  const [code = ''] = await newCodes(1);
  const { referrer, friend } = await newFriend();
  await shop.order(friend, { coupon: code });
  const { id } = (await purchaseOf(friend))!;
  const before = await balances();
  const refund = (payment?: object) =>
    shop.api.call('POST', '/admin/purchases/refund', {
      token: shop.clerk,
      body: { purchase: id, ...(payment && { payment }) },
    });
  expect((await refund()).status).toBe(400);
  const evidence = { amount: 299, method: 'cash', reference: `BACK-${id}`, payer: 'The class' };
  expect((await refund(evidence)).status).toBe(200);
  const after = await balances();
  const moved = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
  expect([moved('house:cash'), moved('house:prepaid'), moved('house:sales')]).toEqual([299, 0, -299]);
  expect(after[`user:${referrer.id}:held`]).toBe(0);
  expect((await shop.news(friend))[0]!.message).toContain('Your plan Monthly was ended.');
  expect(await usedOf(code)).toBe(1);
});

test('of 200 readers who use the last code at once, one gets the plan', async () => {
  const [code = ''] = await newCodes(1);
  const tokens = await Promise.all(Array.from({ length: 200 }, () => shop.api.signIn()));
  const results = await Promise.all(
    tokens.map((token) => sendUntilAnswered(() => shop.order({ token }, { coupon: code }))),
  );
  expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
  // The last use was taken before or meanwhile.
  expect(results.filter(({ status }) => ![201, 400, 409].includes(status))).toEqual([]);
  expect(await usedOf(code)).toBe(1);
});

type Batch = { id: string; codes: { code: string; is_on: boolean }[] };
const switchCode = (batch: string, code: string, isOn: unknown) =>
  shop.api.call<{ data: Batch }>('PUT', `/admin/codes/${batch}/${encodeURIComponent(code)}`, {
    token: shop.clerk,
    body: { is_on: isOn },
  });
const newestBatch = async () => (await shop.api.get<{ data: [Batch] }>('/admin/codes?limit=1', owner)).body.data[0].id;

test('a lost card: its code is switched off and on again, and what was paid stays booked', async () => {
  const codes = (await newCodes(2)).toSorted();
  const [lost = '', other = ''] = codes;
  const id = await newestBatch();
  const before = await balances();
  const reader = await shop.newBuyer();
  for (const typed of [lost.toLowerCase(), lost.replaceAll('-', ''), ` ${lost}`]) {
    const { status, body } = await switchCode(id, typed, false);
    expect([status, body.data.codes.map(({ code, is_on: isOn }) => [code, isOn])]).toEqual([
      200,
      codes.map((code) => [code, code !== lost]),
    ]);
  }
  const refusal = { field: 'coupon', message: 'This code is not valid.' };
  expect(await shop.order(reader, { coupon: lost })).toMatchObject({ status: 400, body: refusal });
  for (const isOn of ['false', null, undefined]) expect((await switchCode(id, lost, isOn)).status).toBe(400);
  expect((await switchCode(id, lost, true)).body.data.codes.every(({ is_on: isOn }) => isOn)).toBe(true);
  expect(await balances()).toEqual(before);
  expect((await shop.order(reader, { coupon: lost })).body.data).toMatchObject({ state: 'PAID', amount: 0 });
  for (const isOn of [false, true]) expect((await switchCode(id, lost, isOn)).status).toBe(409);

  const coupon = await newCoupon();
  for (const [batch, code] of [
    [id, coupon],
    [id, 'ক'],
    [String(Number(id) - 1), other],
    ['0', other],
  ] as const) {
    expect((await switchCode(batch, code, false)).status).toBe(404);
  }
  expect((await shop.order(await shop.newBuyer(), { coupon: other })).status).toBe(201);
  expect((await shop.order(await shop.newBuyer(), { coupon })).status).toBe(201);
});

test('a code that is switched off while readers use it is either used or off', async () => {
  const codes = await newCodes(10);
  const tokens = await Promise.all(Array.from({ length: 5 }, () => shop.api.signIn()));
  const id = await newestBatch();
  const outcomes = await Promise.all(
    codes.map(async (code) => {
      const order = (token: string) => sendUntilAnswered(() => shop.order({ token }, { coupon: code }));
      const switchOff = () => sendUntilAnswered(() => switchCode(id, code, false));
      const [orders, switches] = await Promise.all([
        Promise.all(tokens.map(order)),
        Promise.all([switchOff(), switchOff()]),
      ]);
      const sold = orders.filter(({ status }) => status === 201).length;
      return [sold, await usedOf(code), ...switches.map(({ status }) => status)];
    }),
  );
  for (const outcome of outcomes) {
    expect([
      [1, 1, 409, 409],
      [0, 0, 200, 200],
    ]).toContainEqual(outcome);
  }
});

test('whoever sells plans uses no code; wrong codes are counted wherever they are sent', async () => {
  const [code = ''] = await newCodes(1);
  expect((await shop.order({ token: shop.clerk }, { coupon: code })).status).toBe(400);
  const guesser = await shop.newBuyer();
  const question = { plan: 'monthly', duration: '1 month' };
  const check = () =>
    shop.api.call('POST', '/orders/coupon', { token: guesser.token, body: { code: 'GUESS', ...question } });
  for (let round = 0; round < 10; round += 1) {
    expect((await shop.order(guesser, { coupon: 'GUESS' })).status).toBe(400);
    expect((await check()).status).toBe(200);
  }
  expect([(await check()).status, (await shop.order(guesser, { coupon: code })).status]).toEqual([429, 429]);
  expect((await shop.order(guesser)).status).toBe(201);
});

test('after all of this the ledger has no fault', async () => {
  expect(await faultsOf(shop.api.db)).toEqual([]);
});
