import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../db/schema.ts';
import { grantPlan, refundPurchase } from '../features/purchases/index.ts';
import type { ApiError } from '../http/errors.ts';
import { createUser } from './people.ts';
import type { TestApi } from './index.ts';
import { completeWithdrawal, rejectWithdrawal } from '../features/affiliate/decide.ts';
import { affiliateRecord } from '../features/affiliate/record.ts';
import { accountsOf, faultsOf, paid, withdrawalsOf } from './affiliate.ts';
import { requestWithdrawal } from '../features/affiliate/withdrawals.ts';

const STEPS = 100;
const LOOK_EVERY = 20;
const HOUR_MS = 3_600_000;
const HOLD_HOURS = 48;
// A tenth of the price of each plan, rounded down.
const OFFERS = [
  { planId: 'monthly', duration: '1 month', price: 299, commission: 29 },
  { planId: 'full', duration: '6 months', price: 1_500, commission: 150 },
  { planId: 'full', duration: 'Lifetime', price: 5_000, commission: 500 },
];
const FRIENDS = 4;

type Step =
  | { do: 'buy'; friend: number; offer: number }
  | { do: 'refund'; bought: number }
  | { do: 'wait'; hours: number }
  | { do: 'request' | 'complete' | 'reject' | 'look' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy'), friend: fc.nat(FRIENDS - 1), offer: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), bought: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.nat(60) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('request', 'complete', 'reject', 'look') }) },
) as fc.Arbitrary<Step>;

type Purchase = { id: number; friend: number; offer: number; commission: number; at: number; refundedAt?: number };

/** The expected state. */
function model() {
  const state = { now: Date.UTC(2026, 0, 1), bought: [] as Purchase[], requested: 0, paid: 0, requests: 0 };
  const passed = ({ at }: Purchase) => state.now >= at + HOLD_HOURS * HOUR_MS;
  const lost = ({ at, refundedAt }: Purchase) => refundedAt !== undefined && refundedAt < at + HOLD_HOURS * HOUR_MS;
  const stays = ({ refundedAt }: Purchase) => refundedAt === undefined;
  const sum = (some: Purchase[]) => some.reduce((total, { commission }) => total + commission, 0);
  return Object.assign(state, {
    /** A referral earns once. */
    hasEarned: (friend: number) =>
      state.bought.some((one) => one.friend === friend && one.commission > 0 && !lost(one)),
    isOpenForEver: (friend: number) =>
      state.bought.some((one) => one.friend === friend && one.offer === 2 && stays(one)),
    held: () => sum(state.bought.filter((one) => !passed(one) && stays(one))),
    earned: () => sum(state.bought.filter((one) => passed(one) && stays(one))),
    /** Negative after refunds of amounts requested or paid. */
    balance: () => sum(state.bought.filter((one) => passed(one) && stays(one))) - state.requested - state.paid,
  });
}

let people = 0;
const newUser = async (api: TestApi, fields: object = {}) => {
  people += 1;
  return (await createUser(api.db, { name: 'Somebody', email: `model-${people}@example.com`, ...fields }))!;
};

/** Compares the ledger with the model after 100 random steps per run. */
export async function expectTrueBooks(api: TestApi, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const { db, live, houseId } = api;
      const should = model();
      const dependencies = { db, live, houseId, terms: api.options.terms, now: () => new Date(should.now) };
      const owner = await newUser(api, {
        withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
        withdrawalChangedAt: new Date(0),
      });
      const friends = await Promise.all(
        Array.from({ length: FRIENDS }, () => newUser(api, { referredBy: owner.id, emailVerifiedAt: new Date(0) })),
      );
      const look = () => db.transaction((tx) => affiliateRecord(tx, owner.id, new Date(should.now)));
      const fails = (work: Promise<unknown>) => expect(work).rejects.toHaveProperty('status');

      for (const [index, one] of steps.entries()) {
        if (one.do === 'wait') should.now += one.hours * HOUR_MS;
        if (one.do === 'look') await look();
        if (one.do === 'buy') {
          const { commission, price, ...offer } = OFFERS[one.offer]!;
          const earns = !should.hasEarned(one.friend);
          const granting = grantPlan(dependencies, {
            userId: friends[one.friend]!.userId,
            ...offer,
            evidence: paid(price),
          });
          const purchase = await granting.then(
            (granted) => granted.purchase,
            (error: ApiError) => {
              const isOpen = error.text.id === 'purchases.alreadyOpen';
              if (!isOpen && !should.isOpenForEver(one.friend)) throw error;
            },
          );
          if (!purchase) continue;
          expect(purchase.commission).toBe(earns ? commission : 0);
          should.bought.push({ id: purchase.id, ...one, commission: purchase.commission, at: should.now });
        }
        const toRefund = one.do === 'refund' ? should.bought[one.bought] : undefined;
        if (toRefund) {
          const { changed } = await refundPurchase(
            dependencies,
            { purchase: toRefund.id },
            paid(OFFERS[toRefund.offer]!.price),
          );
          expect(changed).toBe(toRefund.refundedAt === undefined);
          toRefund.refundedAt ??= should.now;
        }
        if (one.do === 'request') {
          const request = db.transaction((tx) => requestWithdrawal(tx, owner.id, new Date(should.now)));
          if (should.requested === 0 && should.balance() <= 0) await fails(request);
          else await request;
          if (should.requested === 0 && should.balance() > 0) {
            should.requested = should.balance();
            should.requests += 1;
          }
        }
        if (one.do === 'complete' || one.do === 'reject') {
          const before = (await withdrawalsOf(db, owner.id)).at(-1)?.state;
          const which = { userId: owner.userId };
          const decided =
            one.do === 'complete'
              ? completeWithdrawal(dependencies, { ...which, force: false, ...paid(should.requested || 1) })
              : rejectWithdrawal(dependencies, which);
          const same = before === (one.do === 'complete' ? 'completed' : 'rejected');
          // Nobody who owes money is paid.
          const isOwing = one.do === 'complete' && before === 'pending' && should.balance() < 0;
          if (isOwing) {
            await fails(decided);
            continue;
          }
          if (before === 'pending' || same) expect((await decided).changed).toBe(before === 'pending');
          else await fails(decided);
          if (one.do === 'complete') should.paid += should.requested;
          should.requested = 0;
        }
        // Only every few steps: the database checks most of it itself.
        if (index % LOOK_EVERY === 0) expect(await faultsOf(db)).toEqual([]);
      }
      const { earnings, held, available, owed } = await look();
      expect({ ...earnings, held, available, owed }).toEqual({
        total_earned: should.earned(),
        pending_withdrawal: should.requested,
        withdrawn: should.paid,
        held: should.held(),
        available: Math.max(0, should.balance()),
        owed: Math.max(0, -should.balance()),
      });
      expect(earnings.total_earned).toBe(available - owed + earnings.pending_withdrawal + earnings.withdrawn);
      const rows = await withdrawalsOf(db, owner.id);
      expect(rows).toHaveLength(should.requests);
      const completed = rows.filter(({ state }) => state === 'completed');
      expect(completed.reduce((total, { amount }) => total + amount, 0)).toBe(should.paid);
      expect(await accountsOf(db, friends[0]!.id)).toEqual({});
      const [row] = await db.select().from(users).where(eq(users.id, owner.id));
      expect(row!.withdrawal.last_withdrawal_amount).toBe(completed.at(-1)?.amount);
      expect(await faultsOf(db)).toEqual([]);
    }),
    { numRuns: runs },
  );
}
