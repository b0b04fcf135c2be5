import { asc, eq } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { users, withdrawals } from '../../db/schema.ts';
import { wordsOf } from '../../http/messages.ts';
import { balancesOf } from '../ledger/index.ts';
import { reviewMessages } from './messages.ts';
import { releaseHeld, reviewReleased } from './release.ts';
import { signUpPaces } from './review.ts';
import { waitingCommissions } from './waiting-commissions.ts';

const MAX_SHOWN = 500;

/** Oldest first, with what an administrator has to check before paying. */
export async function pendingWithdrawals(db: Database, now: Date) {
  const rows = await db
    .select({ request: withdrawals, user: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.user))
    .where(eq(withdrawals.state, 'pending'))
    .orderBy(asc(withdrawals.id))
    .limit(MAX_SHOWN);
  const ids = rows.map(({ user }) => user.id);
  for (const id of ids) await reviewNow(db, id, now);
  const paces = await signUpPaces(db, ids);
  const waiting = Map.groupBy(
    ids.length === 0 ? [] : await waitingCommissions(db, now, ids),
    ({ user_id: userId }) => userId,
  );
  const owed = await Promise.all(ids.map(async (id) => -(await balancesOf(db, id)).owed));
  return rows.map(({ request, user }, index) => {
    const { most, review } = paces[index]!;
    const released = (waiting.get(user.userId) ?? []).filter(({ state }) => state === 'released');
    const reasons = [
      ...(review ? [reviewMessages.manySignUps({ people: most })] : []),
      ...released.map(({ purchase, buyer, reasons }) => reviewMessages.purchase({ purchase, buyer, reasons })),
      ...(owed[index]! > 0 ? [reviewMessages.owes({ amount: owed[index]! })] : []),
    ];
    return {
      request: request.id,
      user_id: user.userId,
      amount: request.amount,
      requested_at: request.requestedAt.toISOString(),
      preferred_method: user.withdrawal.preferred_method ?? '',
      account_number: user.withdrawal.account_number ?? '',
      account_changed_at: user.withdrawalChangedAt?.toISOString() ?? null,
      most_sign_ups_a_day: most,
      review: reasons.length > 0,
      reasons: reasons.map(wordsOf),
    };
  });
}

/** Accounts may have come to share something since the request. */
const reviewNow = (db: Database, user: number, now: Date) =>
  db.transaction(async (tx) => {
    await lockUser(tx, user);
    await releaseHeld(tx, user, now);
    await reviewReleased(tx, user);
  });
