import { eq } from 'drizzle-orm';
import { openDatabase } from '../db/connection.ts';
import { plans } from '../db/schema.ts';
import { readEnv } from '../env.ts';
import type { ApiError } from '../http/errors.ts';
import type { Live } from '../features/notifications/index.ts';
import { grantPlan, refundPurchase } from '../features/purchases/index.ts';
import { createUser, findUserByEmail } from './people.ts';
import { completeWithdrawal, rejectWithdrawal } from '../features/affiliate/decide.ts';
import { paid, seedPlans } from './affiliate.ts';
import { requestOf, requestWithdrawal } from '../features/affiliate/withdrawals.ts';

/** Buys, refunds and pays forever, printing a line after each commit; tests kill it. Usage: `FIRST_HOUR`. */
const [firstHour = '0'] = process.argv.slice(2);
const HOUR_MS = 3_600_000;
const { DATA_DIR, DATABASE_URL } = readEnv();
const { db } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, onError: () => undefined });
if ((await db.select().from(plans).where(eq(plans.id, 'monthly'))).length === 0) await seedPlans(db);

const someone = async (email: string, fields: object) =>
  (await findUserByEmail(db, email)) ?? (await createUser(db, { name: 'Somebody', email, ...fields }))!;
const owner = await someone('owner@example.com', {
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
});
const friends = await Promise.all(
  [1, 2, 3].map((number) =>
    someone(`friend-${number}@example.com`, { referredBy: owner.id, emailVerifiedAt: new Date(0) }),
  ),
);
let hour = Number(firstHour);
const dependencies = {
  db,
  live: { publish: () => undefined } as unknown as Live,
  houseId: 0,
  terms: { rate: 0.1, holdHours: 48 },
  now: () => new Date(Date.UTC(2026, 0, 1) + hour * HOUR_MS),
};
const report = (line: object) => process.stdout.write(`${JSON.stringify({ hour, ...line })}\n`);

/** The purchase that a refusal names: the process before was killed between buying and paying back. */
function openBefore({ text }: ApiError): number {
  if (text.id !== 'purchases.alreadyOpen') throw new Error(text.id);
  return (text.params as { purchase: number }).purchase;
}

for (;;) {
  hour += 7;
  const friend = friends[hour % friends.length]!;
  const sale = { userId: friend.userId, planId: 'monthly', evidence: paid() };
  const purchase = await grantPlan(dependencies, sale).then((granted) => granted.purchase.id, openBefore);
  report({ purchase });
  if (hour % 3 === 0) {
    await refundPurchase(dependencies, { purchase }, paid());
    report({ refunded: purchase });
  }
  const wasRequested = await db
    .transaction((tx) => requestWithdrawal(tx, owner.id, dependencies.now()))
    .then(
      () => true,
      () => false,
    );
  if (!wasRequested) continue;
  const request = (await requestOf(db, owner.id))!;
  report({ request: request.id, amount: request.amount });
  const decide = hour % 2 ? completeWithdrawal : rejectWithdrawal;
  const which = { userId: owner.userId, force: true, ...paid(request.amount) };
  // One who owes after a refund is not paid.
  const { withdrawal } = await decide(dependencies, which).catch(() => rejectWithdrawal(dependencies, which));
  report({ decided: withdrawal.id, state: withdrawal.state });
}
