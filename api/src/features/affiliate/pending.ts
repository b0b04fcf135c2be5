import { and, asc, eq, gt } from 'drizzle-orm';
import { lockUser } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { users, withdrawals } from '../../db/schema.ts';
import { wordsOf } from '../../http/messages.ts';
import { type Page, pageOf } from '../../http/page-query.ts';
import { balancesOf } from '../ledger/index.ts';
import { accountCautions } from './account-cautions.ts';
import { reviewMessages } from './messages.ts';
import { releaseHeld, reviewReleased } from './release.ts';
import { signUpPaces } from './review.ts';
import { waitingCommissions } from './waiting-commissions.ts';
import { hasAccount } from './withdrawals.ts';

/** Oldest first, with what an administrator has to check before paying. */
export async function pendingWithdrawals(db: Database, now: Date, { limit, after }: Page) {
  const found = await db
    .select({ request: withdrawals, user: users })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.user))
    .where(and(eq(withdrawals.state, 'pending'), after === undefined ? undefined : gt(withdrawals.id, after)))
    .orderBy(asc(withdrawals.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ request }) => request.id);
  const ids = rows.map(({ user }) => user.id);
  for (const id of ids) await reviewNow(db, id, now);
  const paces = await signUpPaces(db, ids);
  const waiting = Map.groupBy(
    ids.length === 0 ? [] : await waitingCommissions(db, now, { only: ids }),
    ({ user_id: userId }) => userId,
  );
  const owed = await Promise.all(ids.map(async (id) => -(await balancesOf(db, id)).owed));
  const requests = rows.map(({ request, user }, index) => {
    const { most, review } = paces[index]!;
    const released = (waiting.get(user.userId) ?? []).filter(({ state }) => state === 'released');
    const pace = review ? [reviewMessages.manySignUps({ people: most })] : [];
    const blocks = [
      ...released.map(({ purchase, buyer, reasons }) => reviewMessages.purchase({ purchase, buyer, reasons })),
      ...(owed[index]! > 0 ? [reviewMessages.owes({ amount: owed[index]! })] : []),
    ];
    const reasons = [...pace, ...blocks];
    return {
      request: request.id,
      user_id: user.userId,
      name: user.name,
      amount: request.amount,
      requested_at: request.requestedAt.toISOString(),
      preferred_method: user.withdrawal.preferred_method ?? '',
      account_number: user.withdrawal.account_number ?? '',
      account_changed_at: user.withdrawalChangedAt?.toISOString() ?? null,
      most_sign_ups_a_day: most,
      review: reasons.length > 0,
      reasons: reasons.map(wordsOf),
      cautions: [...accountCautions(user, now).map((name) => reviewMessages[name]()), ...pace].map(wordsOf),
      blocks: (hasAccount(user) ? blocks : [reviewMessages.noAccount(), ...blocks]).map(wordsOf),
    };
  });
  return { requests, next };
}

/** Accounts may have come to share something since the request. */
const reviewNow = (db: Database, user: number, now: Date) =>
  db.transaction(async (tx) => {
    await lockUser(tx, user);
    await releaseHeld(tx, user, now);
    await reviewReleased(tx, user);
  });
