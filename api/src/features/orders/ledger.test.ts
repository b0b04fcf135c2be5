// @module-tag long
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { coupons, orders, purchases, withdrawals } from '../../db/schema.ts';
import { ApiError } from '../../http/errors.ts';
import { faultsOf } from '../../testing/affiliate.ts';
import { type Shop, startShop, WALLETS } from '../../testing/orders.ts';
import { createUser } from '../../testing/people.ts';
import { findUser, type User } from '../accounts/index.ts';
import { completeWithdrawal } from '../affiliate/decide.ts';
import { requestWithdrawal } from '../affiliate/withdrawals.ts';
import { createCodes } from '../coupons/batches.ts';
import { lockBuyer, refundPurchase } from '../purchases/index.ts';
import { closeOrders } from './close.ts';
import { manualMethods } from './methods.ts';
import { amountOf, isPaid } from './order.ts';
import { openFreeOrder, settleOrder } from './settle.ts';
import { storeOrder } from './start.ts';

const RUNS = 20;
const STEPS = 500;
const BUYERS = 15;
const HOUR_MS = 3_600_000;
const OFFERS = [
  { plan: 'monthly', duration: '1 month' },
  { plan: 'full', duration: '6 months' },
];
const CODES = ['QUARTER1', 'GIFT2222', 'TENOFF33'];

const nat = fc.nat(1_000_000);
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('order' as const), of: nat, offer: nat, code: fc.nat(5) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('settle' as const), of: nat, more: fc.integer({ min: -9, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), of: nat }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('refund' as const), of: nat, share: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('class' as const), offer: nat, count: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay out' as const), hours: fc.nat(60) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

let shop: Shop;
let now = Date.UTC(2026, 10, 27);
beforeAll(async () => {
  shop = await startShop();
  const coupon = { oncePerPerson: false, createdAt: new Date(now) };
  await shop.api.db.insert(coupons).values([
    { ...coupon, code: CODES[0]!, share: 2_500 },
    { ...coupon, code: CODES[1]!, share: 10_000 },
    { ...coupon, code: CODES[2]!, amount: 10 },
  ]);
});
afterAll(() => shop.api.close());

/** What a rule refuses does not happen. */
const attempt = (work: () => Promise<unknown>) =>
  work().catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
const pick = <Value>(values: readonly Value[], number: number): Value | undefined => values[number % values.length];

async function newPeople() {
  const account = { preferred_method: 'Bkash', account_number: '01712345678' };
  const verified = { emailVerifiedAt: new Date(0) };
  const person = (fields: object) =>
    createUser(shop.api.db, { name: 'Somebody', email: `${randomUUID()}@example.com`, ...verified, ...fields });
  const referrer = (await person({ withdrawal: account, withdrawalChangedAt: new Date(0) }))!;
  const clerk = (await person({ role: 'CLERK' }))!;
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => person({ referredBy: index % 2 === 0 ? referrer.id : null })),
  );
  return { referrer, clerk, buyers: buyers.map((buyer) => buyer!) };
}
type People = Awaited<ReturnType<typeof newPeople>>;

/** One run: its people, and the codes of its classes. */
function market({ referrer, clerk, buyers }: People) {
  const { db, live, houseId, options } = shop.api;
  const dependencies = { db, live, houseId, terms: options.terms, now: () => new Date(now) };
  const codes: string[] = [...CODES];
  const evidence = (amount: number) => ({ amount, method: 'cash', reference: randomUUID(), note: 'By chance' });

  const order = (buyer: User, offer: object, coupon: string | undefined) =>
    db.transaction(async (tx) => {
      await lockBuyer(tx, buyer, houseId);
      const reader = (await findUser(tx, buyer.id))!;
      const input = { id: randomUUID(), method: 'bkash-manual', ...(offer as (typeof OFFERS)[number]), coupon };
      const stored = await storeOrder(tx, {
        buyer: reader,
        input,
        methods: manualMethods(WALLETS),
        now: new Date(now),
      });
      if (amountOf(stored) === 0) await openFreeOrder(tx, dependencies, { order: stored, buyer: reader });
    });

  return async (one: Step): Promise<unknown> => {
    now += 60_000;
    const at = new Date(now);
    const rows = await db
      .select()
      .from(orders)
      .where(sql`${orders.user} in ${buyers.map(({ id }) => id)}`);
    switch (one.do) {
      case 'order':
        return order(pick(buyers, one.of)!, pick(OFFERS, one.offer)!, codes.at(-1 - one.code));
      case 'settle': {
        const found = pick(rows, one.of);
        const payment = found && evidence(Math.max(1, amountOf(found) + one.more));
        return found && settleOrder(dependencies, { id: found.id, payment: payment!, by: clerk.id });
      }
      case 'close': {
        const found = pick(
          rows.filter((row) => !isPaid(row) && row.closedAt === null),
          one.of,
        );
        return found && db.transaction((tx) => closeOrders(tx, [found.id], { state: 'EXPIRED', at }));
      }
      case 'refund': {
        const bought = await db
          .select()
          .from(purchases)
          .where(sql`${purchases.user} in ${buyers.map(({ id }) => id)}`);
        const found = pick(bought, one.of);
        const amount = found && Math.max(1, Math.floor((found.price - found.refunded) / one.share));
        return (
          found && refundPurchase(dependencies, { purchase: found.id }, { payment: evidence(amount!), by: clerk.id })
        );
      }
      case 'class': {
        const made = await db.transaction((tx) => {
          const payment = evidence(one.count * 500 + 1);
          return createCodes(tx, { ...pick(OFFERS, one.offer)!, count: one.count, payment }, clerk, at);
        });
        return codes.push(...made);
      }
      case 'pay out': {
        now += one.hours * HOUR_MS;
        await db.transaction((tx) => requestWithdrawal(tx, referrer.id, new Date(now)));
        const [request] = await db.select().from(withdrawals).where(eq(withdrawals.state, 'pending'));
        const payment = evidence(request!.amount);
        return completeWithdrawal(dependencies, { userId: referrer.userId, force: true, payment, by: clerk.id });
      }
    }
  };
}

async function expectTrueBooks(): Promise<void> {
  const { db } = shop.api;
  expect(await faultsOf(db)).toEqual([]);
  const [sums] = await rowsOf<Record<'received' | 'refunded' | 'cash' | 'sales' | 'all' | 'gaps', string>>(
    db,
    sql`select
      (select coalesce(sum(p.amount), 0) from receipts r join payments p on p.id = r.payment) as received,
      (select coalesce(sum(amount), 0) from payments where direction = 'OUT' and withdrawal is null) as refunded,
      (select coalesce(sum(case direction when 'IN' then amount else -amount end), 0) from payments) as cash,
      (select coalesce(sum(balance), 0) from ledger_accounts where id in ('house:sales', 'house:prepaid')) as sales,
      (select coalesce(sum(balance), 0) from ledger_accounts) as "all",
      (select count(*) - coalesce(max(number), 0) from receipts) as gaps`,
  );
  const [till] = await rowsOf<{ balance: string }>(
    db,
    sql`select balance from ledger_accounts where id = 'house:cash'`,
  );
  const { received, refunded, cash, sales, all, gaps } = sums!;
  expect(Number(all)).toBe(0);
  expect(Number(gaps)).toBe(0);
  expect(Number(till?.balance ?? 0)).toBe(-Number(cash));
  expect(Number(sales)).toBe(Number(received) - Number(refunded));
  const [codes] = await rowsOf<Record<'held' | 'unused', string>>(
    db,
    sql`select (select coalesce(sum(balance), 0) from ledger_accounts where id = 'house:prepaid') as held,
      (select coalesce(sum(b.price), 0) from coupons c join code_batches b on b.id = c.batch where c.used = 0) as unused`,
  );
  expect(Number(codes!.held)).toBe(Number(codes!.unused));
  const unproven = sql`select o.id from orders o where o.state = 'PAID' and o.price > o.discount
    and not exists (select from payments p join receipts r on r.payment = p.id where p."order" = o.id)`;
  expect(await rowsOf(db, unproven)).toEqual([]);
}

test(
  'after 10,000 random orders, settlements, coupons, classes, refunds and payouts the ledger is the receipts minus the refunds',
  { timeout: 600_000 },
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const run = market(await newPeople());
      for (const one of steps) await attempt(() => run(one));
      await expectTrueBooks();
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
    expect(await shop.api.db.$count(orders, eq(orders.state, 'PAID'))).toBeGreaterThan(500);
  },
);
