import { eq } from 'drizzle-orm';
import { openDatabase } from '../db/connection.ts';
import { plans } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import type { Live } from '../features/notifications/index.ts';
import { grantPlan, refundPurchase } from '../features/purchases/index.ts';
import { createUser, findUserByEmail } from './people.ts';
import { completeWithdrawal, rejectWithdrawal } from '../features/affiliate/decide.ts';
import { seedPlans } from './affiliate.ts';
import { requestOf, requestWithdrawal } from '../features/affiliate/withdrawals.ts';

/**
 * Buys, refunds, asks and pays without end over the database that the environment names, and prints a line for each
 * thing once it is done. It is there to be killed: `node test-worker.ts FIRST_HOUR`.
 */
const [firstHour = '0'] = process.argv.slice(2);
const HOUR_MS = 3_600_000;
const { DATA_DIR, DATABASE_URL } = readEnv();
const { db } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, onError: () => undefined });
if ((await db.select().from(plans).where(eq(plans.id, 'monthly'))).length === 0) await seedPlans(db);

const someone = async (email: string, given: object) =>
  (await findUserByEmail(db, email)) ?? (await createUser(db, { name: 'Somebody', email, ...given }))!;
const owner = await someone('owner@example.com', {
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
});
const friends = await Promise.all(
  [1, 2, 3].map((number) =>
    someone(`friend-${number}@example.com`, { referredBy: owner.id, emailVerifiedAt: new Date(0) }),
  ),
);
let hour = Number(firstHour);
const parts = {
  db,
  live: { publish: () => undefined } as unknown as Live,
  houseId: 0,
  terms: { rate: 0.1, holdHours: 48 },
  now: () => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS),
};
const tell = (line: object) => process.stdout.write(`${JSON.stringify({ hour, ...line })}\n`);

for (;;) {
  hour += 7;
  const friend = friends[hour % friends.length]!;
  const { purchase } = await grantPlan(parts, { userId: friend.userId, planId: 'monthly' });
  tell({ purchase: purchase.id });
  if (hour % 3 === 0) {
    await refundPurchase(parts, { purchase: purchase.id });
    tell({ refunded: purchase.id });
  }
  const asked = await db
    .transaction((tx) => requestWithdrawal(tx, owner.id, parts.now()))
    .then(
      () => true,
      () => false,
    );
  if (!asked) continue;
  const request = (await requestOf(db, owner.id))!;
  tell({ request: request.id, amount: request.amount });
  const decide = hour % 2 ? completeWithdrawal : rejectWithdrawal;
  const which = { userId: owner.userId, force: true };
  // One who owes after a refund is not paid.
  const { withdrawal } = await decide(parts, which).catch(() => rejectWithdrawal(parts, which));
  tell({ decided: withdrawal.id, state: withdrawal.state });
}
