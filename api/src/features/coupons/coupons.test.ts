import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeBatches, coupons, ledgerAccounts, orders, payments, receipts } from '../../db/schema.ts';
import type { Database } from '../../db/connection.ts';
import { ledgerFault } from '../ledger/index.ts';
import { seedPlans } from '../../testing/affiliate.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { createUser, newIp } from '../../testing/people.ts';
import { normaliseCode } from './codes.ts';
import { discountOf } from './rules.ts';
import { returnUses, takeUse, takeUseAgain } from './uses.ts';

const NOON = new Date('2026-11-12T06:00:00Z');
let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => NOON });
  await seedPlans(api.db);
  owner = await api.signIn({ role: 'OWNER' });
});
afterAll(() => api.close());

type Body<Data> = { data: Data; message: string; field?: string };
type Coupon = { code: string; share: number | null; used: number; is_on: boolean };
type Check = { valid: boolean; amount: number | null; discount: number | null; reason: string | null };
type Batch = {
  id: string;
  price: number;
  count: number;
  used: number;
  by: string;
  codes: { code: string; used_at: string | null; used_by: { name: string } | null }[];
};

let made = 0;
const newCode = () => `TEST${(made += 1)}`;
const save = (fields: object, token = owner) =>
  api.call<Body<Coupon>>('PUT', '/admin/coupons', { token, body: { code: newCode(), share: 0.25, ...fields } });
const saved = async (fields: object) => (await save(fields)).body.data.code;
const check = (code: string, fields: object = {}, { token = '', ip = newIp() } = {}) =>
  api.call<Body<Check>>('POST', '/orders/coupon', {
    token,
    ip,
    body: { code, plan: 'full', duration: '6 months', ...fields },
  });
const checkAs = async (token: string, code: string, fields: object = {}) =>
  (await check(code, fields, { token })).body.data;
const bought = (fields: object = {}, payment: object = {}, token = owner) =>
  api.call<Body<string[]>>('POST', '/admin/codes', {
    token,
    body: {
      plan: 'monthly',
      duration: '1 month',
      count: 3,
      payment: { amount: 897, method: 'bkash', reference: randomUUID(), ...payment },
      ...fields,
    },
  });
const balances = async () =>
  Object.fromEntries((await api.db.select().from(ledgerAccounts)).map(({ id, balance }) => [id, balance]));

/** An order as it is stored. */
async function storeOrder(db: Database, user: number, at = NOON): Promise<string> {
  const id = randomUUID();
  const plan = { plan: 'full', planName: 'Full', duration: '6 months', price: 1_500 };
  await db
    .insert(orders)
    .values({ id, code: id, user, ...plan, method: 'x', methodName: 'X', createdAt: at, expiresAt: at });
  return id;
}
const newReader = async () => (await createUser(api.db, { name: 'Reader', email: `${randomUUID()}@example.com` }))!.id;
const use = (coupon: string, reader: number) =>
  api.db.transaction(async (tx) => {
    const order = await storeOrder(tx, reader);
    await takeUse(tx, { order, coupon, reader, at: NOON });
    return order;
  });
const usedOf = async (code: string) => (await api.db.select().from(coupons).where(eq(coupons.code, code)))[0]!.used;

test('a coupon is made at the desk; readers see what it gives before they order; switched off, it gives nothing', async () => {
  const code = await saved({ code: 'Welcome-25', uses: 10 });
  expect(code).toBe('WELCOME25');
  const reader = await api.signIn();
  for (const typed of ['welcome25', ' WEL-COME 25', 'welcome২৫', 'WELCOME–25']) {
    expect(await checkAs(reader, typed)).toEqual({
      valid: true,
      amount: 1_125,
      discount: 375,
      reason: null,
      reason_id: null,
      reason_params: null,
    });
  }
  expect((await api.get(`/admin/coupons/Welcome-25`, owner)).body.data).toMatchObject({ code, uses: 10, used: 0 });
  const { body } = await save({ code: 'welcome25', share: undefined, amount: 100, is_on: false });
  expect(body.data).toMatchObject({ code: 'WELCOME25', share: null, amount: 100, is_on: false, used: 0 });
  expect(await checkAs(reader, code)).toMatchObject({ valid: false, reason: 'This code is not valid.' });
});

test.each([
  [{ from: '2026-11-12', until: '2026-11-12' }, null],
  [{ from: '2026-11-13' }, 'This code can be used from 13 November 2026.'],
  [{ until: '2026-11-11' }, 'This code could be used until 11 November 2026.'],
  [{ plans: ['monthly'] }, 'This code is for another plan.'],
  [{ plans: ['monthly', 'full'] }, null],
])('a coupon with %j is refused for %j', async (fields, reason) => {
  const answer = await checkAs(await api.signIn(), await saved(fields));
  expect(answer).toMatchObject({ valid: reason === null, reason });
});

test('its days are days of Dhaka', async () => {
  const late = await startTestApi({ now: () => new Date('2026-11-12T18:30:00Z') });
  await seedPlans(late.db);
  const body = { code: 'NEXTDAY', share: 0.5, from: '2026-11-13', until: '2026-11-13' };
  await late.call('PUT', '/admin/coupons', { token: await late.signIn({ role: 'OWNER' }), body });
  const question = { code: 'NEXTDAY', plan: 'full', duration: '6 months' };
  const answer = await late.call('POST', '/orders/coupon', { token: await late.signIn(), body: question });
  expect(answer.body.data).toMatchObject({ valid: true });
  await late.close();
});

test.each([
  ['of no letters', { code: '----' }, 400],
  ['too long', { code: 'A'.repeat(25) }, 400],
  ['of other letters', { code: 'ＷELCOME' }, 400],
  ['with a share and an amount', { amount: 5 }, 400],
  ['with neither', { share: undefined }, 400],
  ['of more than all', { share: 1.01 }, 400],
  ['with five decimals', { share: 0.00005 }, 400],
  ['of half a taka', { share: undefined, amount: 0.5 }, 400],
  ['that ends before it starts', { from: '2026-11-13', until: '2026-11-12' }, 400],
  ['from no day', { from: '2026-02-30' }, 400],
  ['for no plan', { plans: ['nothing'] }, 400],
  ['that sets how often it was used', { used: 0 }, 400],
])('a coupon %s is refused', async (_what, fields, status) => {
  expect((await save(fields)).status).toBe(status);
});

test('the list goes on after a cursor, latest first, without the codes of batches', async () => {
  await bought();
  const codes = [await saved({}), await saved({}), await saved({})];
  type Page = { data: Coupon[]; pagination: { has_next: boolean; next: string | null }; total: number };
  const page = async (query: string) => (await api.get<Page>(`/admin/coupons${query}`, owner)).body;
  const all = await page('?limit=50');
  expect(all.data.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  expect(all.total).toBe(all.data.length);
  const first = await page('?limit=2');
  expect(first.pagination).toEqual({ has_next: true, next: first.data[1]!.code });
  expect((await page(`?limit=48&after=${first.pagination.next}`)).data).toEqual(all.data.slice(2));
});

describe('what a coupon takes off', () => {
  test.each([
    [{ share: 2_500, amount: null }, 299, 75],
    [{ share: 10_000, amount: null }, 299, 299],
    [{ share: 9_999, amount: null }, 1, 0],
    [{ share: null, amount: 100 }, 299, 100],
    [{ share: null, amount: 300 }, 299, 299],
    [{ share: 2_500, amount: null }, 0, 0],
  ])('%j off Tk %i is Tk %i', (terms, price, discount) => expect(discountOf(terms, price)).toBe(discount));

  test('is in whole Tk, never less than the share and less than a taka more, and all only for all', () => {
    const [share, price] = [fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 9_999_999 })];
    fc.assert(
      fc.property(share, price, (of, tk) => {
        const discount = discountOf({ share: of, amount: null }, tk);
        const exact = BigInt(tk) * BigInt(of);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount === tk).toBe(of === 10_000);
        expect(BigInt(discount + 1) * 10_000n > exact).toBe(true);
        expect(BigInt(discount) * 10_000n < exact + 10_000n).toBe(true);
      }),
    );
  });
});

test.each([
  ['k7m2-49qx', 'K7M249QX'],
  ['কোড', undefined],
  ['abc', undefined],
  ['ıdeal', undefined],
  ['CODE\0X', undefined],
])('the code %j is read as %j', (typed, code) => expect(normaliseCode(typed)).toBe(code));

test('a person uses a coupon once, however often it is tried at once, unless it says otherwise', async () => {
  const reader = await newReader();
  const often = await saved({ once_per_person: false });
  await use(often, reader);
  await use(often, reader);
  expect(await usedOf(often)).toBe(2);
  const once = await saved({});
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => use(once, reader)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await usedOf(once)).toBe(1);
});

test('an order that comes to nothing gives its use back, once; paid after all, it takes a use again if one is left', async () => {
  const code = await saved({ uses: 1 });
  const [reader, other] = [await newReader(), await newReader()];
  const order = await use(code, reader);
  const giveBack = () => api.db.transaction((tx) => returnUses(tx, [order]));
  await Promise.all([giveBack(), giveBack(), giveBack()]);
  expect(await usedOf(code)).toBe(0);
  const again = () => api.db.transaction((tx) => takeUseAgain(tx, { order, coupon: code, reader, at: NOON }));
  expect([await again(), await again()]).toEqual([true, true]);
  expect(await usedOf(code)).toBe(1);
  await giveBack();
  await use(code, other);
  expect(await again()).toBe(false);
  expect(await usedOf(code)).toBe(1);
});

test('fewer uses than were made are refused', async () => {
  const code = await saved({});
  await use(code, await newReader());
  await use(code, await newReader());
  const answer = await save({ code, uses: 1 });
  expect(answer).toMatchObject({ status: 409, body: { field: 'uses', message: expect.stringContaining('2 times') } });
  expect((await save({ code, uses: 2 })).status).toBe(200);
});

test('who sells plans uses no code, whoever made it', async () => {
  const code = await saved({ share: 1 });
  for (const role of ['CLERK', 'ADMIN', 'OWNER'] as const) {
    const reason = 'Whoever sells plans at the desk cannot use a code.';
    expect(await checkAs(await api.signIn({ role }), code)).toMatchObject({ valid: false, reason });
  }
});

test('guesses are stopped, also in parallel, by account and by address; who has a code is not counted', async () => {
  const code = await saved({});
  const guesser = await api.signIn();
  for (let round = 0; round < 25; round += 1) expect((await check(code, {}, { token: guesser })).status).toBe(200);
  const guess = (index: number) => check(`GUESS${index}`, {}, { token: guesser });
  const results = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(index)));
  expect(results.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(results.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await check(code, {}, { token: guesser })).status).toBe(429);
});

test('codes for a class: one payment with evidence and a receipt, held as money received in advance', async () => {
  const before = await balances();
  const { status, body } = await bought({ count: 3 }, { amount: 800, note: 'Agreed: a class', reference: 'TRX-1' });
  expect(status).toBe(200);
  expect(new Set(body.data).size).toBe(3);
  for (const code of body.data) expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
  const [batch] = (await api.get<{ data: Batch[] }>('/admin/codes?limit=1', owner)).body.data;
  expect(batch).toMatchObject({
    price: 266,
    count: 3,
    used: 0,
    by: 'Test reader',
    payment: { amount: 800, reference: 'TRX-1' },
    receipt: expect.stringMatching(/^\d{6}$/),
  });
  expect(batch!.codes.map(({ code }) => code)).toEqual(body.data.toSorted());
  expect((await api.get(`/admin/codes/${batch!.id}`, owner)).body.data).toEqual(batch);
  const [payment] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.batch, Number(batch!.id)));
  expect(payment).toMatchObject({ direction: 'IN', amount: 800, method: 'bkash', reference: 'TRX-1' });
  expect(await api.db.$count(receipts, eq(receipts.payment, payment!.id))).toBe(1);
  const after = await balances();
  const moved = (id: string) => (after[id] ?? 0) - (before[id] ?? 0);
  expect([moved('house:cash'), moved('house:prepaid'), moved('house:sales')]).toEqual([-800, 798, 2]);
  expect(await ledgerFault(api.db)).toBeUndefined();
});

test.each([
  ['without evidence', { payment: undefined }, {}, 400],
  ['for another amount without a word', {}, { amount: 800 }, 400],
  ['that cost nothing', {}, { amount: 2, note: 'For friends' }, 400],
  ['that are too many', { count: 501 }, { note: 'Many' }, 400],
  ['of a plan that is not on sale', { plan: 'nothing' }, {}, 400],
  ['of a duration that is not on sale', { duration: '2 months' }, {}, 400],
  ['on a transfer that was recorded', {}, { reference: 'twice' }, 409],
])('codes %s are refused, and nothing is stored', async (_what, fields, payment, status) => {
  await bought({}, { reference: 'TWICE' });
  const before = [await api.db.$count(codeBatches), await api.db.$count(coupons), await balances()];
  expect((await bought(fields, payment)).status).toBe(status);
  expect([await api.db.$count(codeBatches), await api.db.$count(coupons), await balances()]).toEqual(before);
});

test('a code of a batch is for its plan and duration, and no coupon can take its place', async () => {
  const [code = ''] = (await bought()).body.data;
  const reader = await api.signIn();
  expect(await checkAs(reader, code, { plan: 'monthly', duration: '1 month' })).toMatchObject({
    valid: true,
    amount: 0,
  });
  expect(await checkAs(reader, code)).toMatchObject({ reason: 'This code is for another plan.' });
  expect(await save({ code, share: 0.01 })).toMatchObject({ status: 409, body: { field: 'code' } });
});
