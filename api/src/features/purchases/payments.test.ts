import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { purchases } from '../../db/schema.ts';
import { dropTables, lastMigration, migrateTo } from '../../db/migrations.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { faultsOf, seedPlans } from '../../testing/affiliate.ts';
import { openTestDatabase } from '../../testing/index.ts';
import { createFormerUser, createUser } from '../../testing/people.ts';
import { grantPlan, type PurchaseDependencies, refundPurchase } from './index.ts';
import { manualProvider } from './manual-provider.ts';
import type { Payment, PaymentProvider } from './payment-provider.ts';
import { previewGrant, previewRefund } from './previews.ts';

function onlineProvider() {
  const made = new Map<string, Payment>();
  const pay = (externalId: string, state: Payment['state'], amount = 299) =>
    made.set(externalId, { externalId, state, amount });
  const provider: PaymentProvider = {
    name: 'online',
    create: async ({ amount }) => ({
      externalId: 'opened',
      state: 'pending',
      amount,
      payAt: 'https://pay.example/opened',
    }),
    verify: async (id) => made.get(id)!,
    refund: async ({ externalId }) => ({ ...made.get(externalId!)!, state: 'refunded' }),
    webhook: async ({ body }) => made.get(body.toString()) ?? null,
  };
  return { pay, provider };
}

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let parts: PurchaseDependencies;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedPlans(database.db);
});
afterAll(() => database.close());

let online: ReturnType<typeof onlineProvider>;
let userId: string;
let people = 0;
const newUser = async () =>
  (await createUser(database.db, { name: 'Buyer', email: `buyer-${(people += 1)}@example.com` }))!.userId;
beforeEach(async () => {
  online = onlineProvider();
  userId = await newUser();
  parts = {
    db: database.db,
    live: { publish: () => undefined } as unknown as PurchaseDependencies['live'],
    houseId: 0,
    terms: { rate: 0.1, holdHours: 48 },
    now: () => new Date('2026-11-12T04:00:00Z'),
    providers: [manualProvider, online.provider],
  };
});
const count = () => database.db.$count(purchases);
const grant = (externalId: string, options: object = {}) =>
  grantPlan(parts, { userId, planId: 'monthly', payment: { provider: 'online', externalId }, ...options });

test('granting and refunding record a manual payment', async () => {
  const { purchase } = await grantPlan(parts, { userId, planId: 'monthly' });
  const manual = { provider: 'manual', externalId: null };
  expect(purchase).toMatchObject({ ...manual, paymentState: 'paid' });
  const { purchase: refunded } = await refundPurchase(parts, { purchase: purchase.id });
  expect(refunded).toMatchObject({ ...manual, paymentState: 'refunded' });
});

test('a preview moves no money: nothing is paid or refunded at the provider, and nothing is stored', async () => {
  const before = await count();
  const granted = await previewGrant(parts, { userId, planId: 'monthly' });
  expect(granted).toMatchObject({ changed: true, purchase: { price: 299 } });
  expect(await count()).toBe(before);
  online.pay('PAY-9', 'paid');
  const { purchase } = await grant('PAY-9');
  const refund = vi.spyOn(online.provider, 'refund');
  expect(await previewRefund(parts, { purchase: purchase.id })).toMatchObject({ changed: true, plans: [] });
  expect(refund).not.toHaveBeenCalled();
  expect((await refundPurchase(parts, { purchase: purchase.id })).changed).toBe(true);
  expect(refund).toHaveBeenCalledOnce();
});

test('an online payment makes one purchase, however often its webhook comes, and is refunded online', async () => {
  online.pay('PAY-1', 'paid');
  const { purchase, changed } = await grant('PAY-1');
  expect(changed).toBe(true);
  expect(purchase).toMatchObject({ provider: 'online', externalId: 'PAY-1', paymentState: 'paid', price: 299 });
  expect(await grant('PAY-1')).toEqual({ purchase, changed: false });
  expect(await grant('PAY-1', { renew: true })).toEqual({ purchase, changed: false });
  const refunded = await refundPurchase(parts, { purchase: purchase.id });
  expect(refunded.purchase).toMatchObject({ externalId: 'PAY-1', paymentState: 'refunded' });
  expect(await faultsOf(database.db)).toEqual([]);
});

test.each([
  ['is pending', 'pending', 299],
  ['failed', 'failed', 299],
  ['was refunded', 'refunded', 299],
  ['is of less than the price', 'paid', 298],
] as const)('a payment that %s buys nothing', async (_why, state, amount) => {
  const before = await count();
  online.pay('PAY-2', state, amount);
  await expect(grant('PAY-2')).rejects.toMatchObject({ status: 409 });
  expect(await count()).toBe(before);
});

test("somebody else's payment buys nothing", async () => {
  online.pay('PAY-3', 'paid');
  await grant('PAY-3');
  await expect(grant('PAY-3', { userId: await newUser() })).rejects.toMatchObject({ status: 409 });
});

test('the purchase stays if the provider does not refund it', async () => {
  online.pay('PAY-4', 'paid');
  const { purchase } = await grant('PAY-4');
  online.provider.refund = async (payment) => payment;
  await expect(refundPurchase(parts, { purchase: purchase.id })).rejects.toMatchObject({ status: 409 });
  const after = await grant('PAY-4');
  expect(after.purchase).toEqual(purchase);
});

test('manual payments cannot be made online', async () => {
  expect(await manualProvider.webhook({ headers: {}, body: Buffer.from('{"state":"paid"}') })).toBeNull();
  await expect(grant('x', { payment: { provider: 'manual', externalId: 'x' } })).rejects.toMatchObject({ status: 409 });
});

test('purchases of the previous version count as manual, and that version can go on selling', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0014_notification-templates');
    const { id } = await createFormerUser(tx, { name: 'Karim', email: 'karim@example.com' });
    const sell = (plan: string, refundedAt: string | null) =>
      tx.execute(
        sql`insert into purchases ("user", plan, plan_name, duration, price, bought_at, starts_at, commission, hold_until, refunded_at)
              values (${id}, ${plan}, 'Plan', '1 month', 299, now(), now(), 0, now(), ${refundedAt}::timestamptz)`,
      );
    await sell('before', null);
    await sell('refunded', '2026-11-12T04:00:00Z');
    await migrateTo(tx, lastMigration());
    await sell('during', null);
    expect(
      await rowsOf(
        tx,
        sql`select plan, provider, external_id as id, payment_state as state from purchases order by purchases.id`,
      ),
    ).toEqual([
      { plan: 'before', provider: 'manual', id: null, state: 'paid' },
      { plan: 'refunded', provider: 'manual', id: null, state: 'refunded' },
      { plan: 'during', provider: 'manual', id: null, state: 'paid' },
    ]);
  });
  await close();
});
