import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '../accounts/index.ts';
import { notifications, purchases, users } from '../../db/schema.ts';
import { listNotifications, putNotification } from '../notifications/index.ts';
import { grantPlan, type PurchaseDependencies, refundPurchase } from '../purchases/index.ts';
import { createUser, logIn, newIp } from '../../testing/people.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { completeWithdrawal, rejectWithdrawal } from './decide.ts';
import { affiliateRecord } from './record.ts';
import { faultsOf, paid, seedPlans, sendUntilAnswered, withdrawalsOf } from '../../testing/affiliate.ts';
import { requestOf, requestWithdrawal } from './withdrawals.ts';

const ACCOUNT = { preferred_method: 'Bkash', account_number: '01712345678' };
const HOUR_MS = 3_600_000;
let database: Awaited<ReturnType<typeof openTestPostgres>>;
let api: TestApi;
let other: TestApi;
let parts: PurchaseDependencies;
let now = Date.now();

beforeAll(async () => {
  database = await openTestPostgres();
  const open = async () => ({ ...database, close: async () => undefined });
  const secret = Buffer.alloc(32, 5);
  api = await startTestApi({ open, secret });
  // Another instance of the api over the same database.
  other = await startTestApi({ open, secret });
  parts = { db: api.db, live: api.live, houseId: api.houseId, terms: api.options.terms, now: () => new Date(now) };
  await seedPlans(api.db);
});
afterAll(async () => {
  await api.close();
  await other.close();
  await database.close();
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

let people = 0;
async function newUser(fields: object = {}): Promise<User> {
  people += 1;
  const user = { name: 'Somebody', email: `pg-${people}@example.com`, withdrawal: ACCOUNT };
  return (await createUser(api.db, { ...user, withdrawalChangedAt: new Date(0), ...fields }))!;
}
async function newOwner() {
  const owner = await newUser();
  const friend = await newUser({ referredBy: owner.id, withdrawal: {}, emailVerifiedAt: new Date(0) });
  return { owner, friend };
}

test(
  'B5 of 200 parallel requests over two instances one succeeds, in five rounds',
  { timeout: 120_000, tags: 'long' },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, friend } = await newOwner();
      await grantPlan(parts, { userId: friend.userId, planId: 'monthly', evidence: paid() });
      await database.db
        .update(purchases)
        .set({ holdUntil: new Date(Date.now() - HOUR_MS) })
        .where(eq(purchases.user, friend.id));
      const email = owner.email;
      const hash = await api.passwords.hash('secret-12');
      await database.db.update(users).set({ password: hash }).where(eq(users.id, owner.id));
      const token = (await logIn(api, email, 'secret-12')).body.data.token;
      const answers = await times(200, (index) =>
        sendUntilAnswered(() =>
          (index % 2 ? api : other).call<{ data: { earnings: object } }>(
            'PATCH',
            `/affiliate/request/payment/${owner.userId}`,
            { token },
          ),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.data.earnings))).size).toBe(1);
      expect((await withdrawalsOf(api.db, owner.id)).map(({ amount }) => amount)).toEqual([29]);
    }
    expect(await faultsOf(api.db)).toEqual([]);
  },
);

test('parallel grants, refunds, completions and rejections happen once each', async () => {
  const { owner, friend } = await newOwner();
  const evidence = paid();
  const granted = await times(30, () => grantPlan(parts, { userId: friend.userId, planId: 'monthly', evidence }));
  expect(granted.filter(({ changed }) => changed)).toHaveLength(1);
  now += 49 * HOUR_MS;
  await times(30, () => database.db.transaction((tx) => requestWithdrawal(tx, owner.id, new Date(now))));
  const userId = owner.userId;
  const decided = await Promise.allSettled([
    ...Array.from({ length: 15 }, () => completeWithdrawal(parts, { userId, force: false, ...paid(29) })),
    ...Array.from({ length: 15 }, () => rejectWithdrawal(parts, { userId })),
  ]);
  expect(decided.filter((one) => one.status === 'fulfilled' && one.value.changed)).toHaveLength(1);
  const refunded = await times(30, () => refundPurchase(parts, { userId: friend.userId, planId: 'monthly' }, paid()));
  expect(refunded.filter(({ changed }) => changed)).toHaveLength(1);
  const record = await database.db.transaction((tx) => affiliateRecord(tx, owner.id, new Date(now)));
  // The payout may have been paid before the refund; then the affiliate owes it.
  expect(record.earnings.total_earned).toBe(0);
  expect(record.owed + record.available).toBe(record.earnings.withdrawn);
  expect(await faultsOf(api.db)).toEqual([]);
});

async function completeLatest(dependencies: PurchaseDependencies, { id, userId }: User): Promise<unknown> {
  const request = await requestOf(database.db, id);
  return completeWithdrawal(dependencies, { userId, force: false, ...paid(request?.amount) });
}

test('everything at once, also for mutual referrers, causes no deadlock and leaves a correct ledger', async () => {
  const [first, second] = [await newUser(), await newUser()];
  await database.db.update(users).set({ referredBy: second.id }).where(eq(users.id, first.id));
  await database.db.update(users).set({ referredBy: first.id }).where(eq(users.id, second.id));
  const duration = ['6 months', 'Lifetime'];
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => {
      const user = index % 2 ? first : second;
      const { id, userId } = user;
      const at = new Date(now + (index % 5) * 20 * HOUR_MS);
      const then = { ...parts, now: () => at };
      const kinds: (() => Promise<unknown>)[] = [
        () =>
          grantPlan(then, {
            userId,
            planId: index % 3 ? 'monthly' : 'full',
            duration: index % 3 ? '1 month' : duration[index % 2],
            evidence: paid(index % 3 ? 299 : [1_500, 5_000][index % 2]),
          }),
        () => refundPurchase(then, { userId, planId: 'monthly' }, paid()),
        () => database.db.transaction((tx) => requestWithdrawal(tx, id, at)),
        () => completeLatest(then, user),
        () => rejectWithdrawal(then, { userId }),
        () => database.db.transaction((tx) => affiliateRecord(tx, id, at)),
      ];
      return kinds[index % kinds.length]!();
    }),
  );
  const broken = results.filter(
    (one) => one.status === 'rejected' && (one.reason as { status?: number }).status === undefined,
  );
  expect(broken).toEqual([]);
  expect(await faultsOf(api.db)).toEqual([]);
});

test('R4 a reader continuing from the last id misses no notification of ten writers', async () => {
  const reader = await newUser();
  const seen: number[] = [];
  let isWriting = true;
  const reading = (async () => {
    for (let isLast = false; !isLast;) {
      isLast = !isWriting;
      const news = await listNotifications(database.db, reader.id, seen.at(-1) ?? 0);
      seen.push(...news.toReversed().map(({ _id }) => Number(_id)));
      if (news.length > 0) isLast = false;
    }
  })();
  await times(10, async () => {
    for (let count = 0; count < 30; count += 1) {
      await database.db.transaction((tx) => putNotification(tx, { user: reader.id, title: 'T', message: 'M' }));
    }
  });
  isWriting = false;
  await reading;
  const all = await database.db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.user, reader.id))
    .orderBy(notifications.id);
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(seen).toHaveLength(300);
});

test('R9 a sign-up sent 100 times with one key over two instances makes one account and 100 equal responses', async () => {
  const body = { name: 'Ayesha', email: 'hundred@example.com', password: 'secret-12', confirmPassword: 'secret-12' };
  const ip = newIp();
  const answers = await times(100, (index) =>
    (index % 2 ? api : other).call('POST', '/users', { body, ip, headers: { 'idempotency-key': 'one-sign-up' } }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await database.db.$count(users, eq(users.email, body.email))).toBe(1);
});
