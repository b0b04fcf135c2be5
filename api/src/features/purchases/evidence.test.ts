import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { payments, purchases, receipts, refunds, users } from '../../db/schema.ts';
import { dropTables, lastMigration, migrateTo } from '../../db/migrations.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { accountsOf, cash, faultsOf, seedPlans } from '../../testing/affiliate.ts';
import { openTestDatabase, startTestApi, type TestApi } from '../../testing/index.ts';
import { createFormerUser, newPerson, type Person } from '../../testing/people.ts';

type Purchase = { purchase: number; price: number; refunded: number; commission: number; changed: boolean };

let api: TestApi;
let token: string;
let buyer: Person;
let referrer: Person;
beforeAll(async () => {
  api = await startTestApi();
  await seedPlans(api.db);
  token = await api.signIn({ role: 'CLERK' });
});
afterAll(() => api.close());
beforeEach(async () => {
  referrer = await newPerson(api);
  buyer = await newPerson(api);
  await api.db
    .update(users)
    .set({ referredBy: Number(referrer.id), emailVerifiedAt: new Date(0) })
    .where(eq(users.id, Number(buyer.id)));
});

const post = (path: string, body: object) =>
  api.call<{ data: Purchase; message: string; field?: string }>('POST', `/admin/purchases${path}`, { token, body });
const grant = (evidence: object, to = buyer) => post('', { user_id: to.userId, plan: 'monthly', ...evidence });
const bought = async (evidence: object) => (await grant(evidence)).body.data;
const evidenceOf = (purchase: number) =>
  api.db.select().from(payments).where(eq(payments.purchase, purchase)).orderBy(payments.id);

test('a plan is granted with a payment or a reason, never without, never with both', async () => {
  for (const evidence of [{}, { payment: cash(), complimentary: 'a prize' }]) {
    expect(await grant(evidence)).toMatchObject({
      status: 400,
      body: { message: 'Say how it was paid, or why it is given for nothing.', field: 'payment' },
    });
  }
  const payment = { ...cash(), payer: '01712345678', note: 'at the desk' };
  const { purchase } = await bought({ payment });
  const [row] = await evidenceOf(purchase);
  expect(row).toMatchObject({ direction: 'IN', ...payment, by: expect.any(Number) });
  expect(await api.db.select().from(receipts).where(eq(receipts.payment, row!.id))).toHaveLength(1);
});

test('what is given for nothing books no revenue, pays no commission and keeps its reason', async () => {
  const { purchase, price, commission } = await bought({ complimentary: 'for a class representative' });
  expect({ price, commission }).toEqual({ price: 0, commission: 0 });
  const [row] = await api.db.select().from(purchases).where(eq(purchases.id, purchase));
  expect(row!.complimentary).toBe('for a class representative');
  expect(await accountsOf(api.db, Number(referrer.id))).toEqual({});
  expect((await post('/refund', { purchase })).body.data).toMatchObject({ changed: true });
  expect(await evidenceOf(purchase)).toEqual([]);
});

test('a number of a transfer is used once for each method, in any case', async () => {
  const payment = { ...cash(), reference: 'BK7xQ2' };
  const { purchase } = await bought({ payment });
  // The same call again is the same purchase.
  expect((await grant({ payment })).body.data).toMatchObject({ purchase, changed: false });
  const other = await newPerson(api);
  const again = { payment: { ...payment, reference: ' bk7XQ2 ' } };
  expect(await grant(again, other)).toMatchObject({
    status: 409,
    body: { message: `bk7XQ2 of cash was recorded for purchase ${purchase}.`, field: 'reference' },
  });
  expect(await post('/refund', { purchase, ...again })).toMatchObject({ status: 409 });
  expect((await grant({ payment: { ...payment, method: 'bank' } }, other)).status).toBe(201);
});

test('another payment for a plan that is open is refused, not lost', async () => {
  const { purchase } = await bought({ payment: cash() });
  expect(await grant({ payment: cash() })).toMatchObject({
    status: 409,
    body: { message: `The plan is open already, as purchase ${purchase}: renew it to add a period.` },
  });
});

test('an amount other than the price needs a note, and is what is booked', async () => {
  const payment = cash(250);
  expect(await grant({ payment })).toMatchObject({
    status: 400,
    body: { message: 'The amount is Tk 250, not Tk 299: correct it, or say in the note why it is accepted.' },
  });
  const { price, commission } = await bought({ payment: { ...payment, note: 'the rest is on its way' } });
  expect({ price, commission }).toEqual({ price: 250, commission: 25 });
});

test.each([
  ['a fraction', { amount: 298.5 }],
  ['nothing', { amount: 0 }],
  ['a text', { amount: '299' }],
  ['a negative amount', { amount: -299 }],
  ['an empty reference', { reference: '  ' }],
  ['a long reference', { reference: 'x'.repeat(101) }],
  ['a method with a space', { method: 'b kash' }],
  ['a NUL', { note: 'a\0b' }],
])('evidence with %s is refused', async (_what, change) => {
  expect((await grant({ payment: { ...cash(), ...change } })).status).toBe(400);
});

test('part of a price is paid back: the plan stays open, and the commission waits for a review', async () => {
  const { purchase } = await bought({ payment: cash() });
  expect(await post('/refund', { purchase })).toMatchObject({
    status: 400,
    body: { message: 'Say how the money was paid back: amount, method and reference.' },
  });
  const part = { purchase, payment: cash(100) };
  expect((await post('/refund', part)).body.data).toMatchObject({ changed: true, refunded: 100, refunded_at: null });
  expect((await post('/refund', part)).body.data).toMatchObject({ changed: false, refunded: 100 });
  const [row] = await api.db.select().from(purchases).where(eq(purchases.id, purchase));
  expect(row).toMatchObject({ closedAt: null, review: 'waiting', reviewReasons: [expect.stringContaining('InPart')] });
  expect(await post('/refund', { purchase, payment: cash(200) })).toMatchObject({
    status: 400,
    body: { message: 'At most Tk 199 can be paid back.' },
  });
  expect((await post('/refund', { purchase, payment: cash(199) })).body.data).toMatchObject({
    refunded: 299,
    refunded_at: expect.any(String),
  });
  expect((await evidenceOf(purchase)).map(({ direction, amount }) => [direction, amount])).toEqual([
    ['IN', 299],
    ['OUT', 100],
    ['OUT', 199],
  ]);
  expect(await api.db.$count(refunds, eq(refunds.purchase, purchase))).toBe(2);
  expect(await accountsOf(api.db, Number(referrer.id))).toMatchObject({ held: 0 });
  expect(await faultsOf(api.db)).toEqual([]);
});

test('receipts have no gaps, also where payments are refused in between', async () => {
  const used = cash();
  await bought({ payment: used });
  await Promise.all(
    Array.from({ length: 12 }, async (_, index) => grant({ payment: index % 3 ? cash() : used }, await newPerson(api))),
  );
  const numbers = (await api.db.select().from(receipts).orderBy(receipts.number)).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(['update payments set amount = 1', 'delete from payments', 'delete from receipts', 'truncate receipts'])(
  '%s is rejected by the database',
  async (statement) => {
    await bought({ payment: cash() });
    await expect(api.db.execute(sql.raw(statement))).rejects.toHaveProperty(
      'cause.message',
      expect.stringContaining('never changed'),
    );
  },
);

test('purchases of earlier versions have no evidence and can be paid back with it', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0033_words');
    const { id } = await createFormerUser(tx, { name: 'Karim', email: 'karim@example.com' });
    await tx.execute(
      sql`insert into purchases ("user", plan, plan_name, duration, price, bought_at, starts_at, commission, hold_until)
            values (${id}, 'monthly', 'Plan', '1 month', 299, now(), now(), 0, now())`,
    );
    await migrateTo(tx, lastMigration());
    expect(await rowsOf(tx, sql`select price, complimentary, refunded, payment_state as state from purchases`)).toEqual(
      [{ price: 299, complimentary: null, refunded: 0, state: 'paid' }],
    );
  });
  await close();
});
