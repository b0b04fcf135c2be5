import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { users, withdrawals } from '../db/schema.ts';
import { signUpPaces } from './review.ts';

const MAX_SHOWN = 500;

/** Requests that wait to be paid, oldest first, with where to pay to. */
export async function pendingWithdrawals(db: Database) {
  const rows = await db
    .select({ request: withdrawals, user: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.user))
    .where(eq(withdrawals.state, 'pending'))
    .orderBy(asc(withdrawals.id))
    .limit(MAX_SHOWN);
  const paces = await signUpPaces(
    db,
    rows.map(({ user }) => user.id),
  );
  return rows.map(({ request, user }, index) => ({
    request: request.id,
    user_id: user.userId,
    amount: request.amount,
    requested_at: request.requestedAt.toISOString(),
    preferred_method: user.withdrawal.preferred_method ?? '',
    account_number: user.withdrawal.account_number ?? '',
    account_changed_at: user.withdrawalChangedAt?.toISOString() ?? null,
    most_sign_ups_a_day: paces[index]!.most,
    review: paces[index]!.review,
  }));
}
