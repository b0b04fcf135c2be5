import { and, desc, eq } from 'drizzle-orm';
import { lockUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { withdrawals } from '../../db/schema.ts';
import { badRequest } from '../../http/errors.ts';
import { type NotificationRow, notifyStaff } from '../notifications/index.ts';
import { balancesOf, book, userAccount } from '../ledger/index.ts';
import { releaseHeld, reviewReleased } from './release.ts';
import { errorMessages } from './error-messages.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;

export async function pendingOf(db: Database, user: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.user, user), eq(withdrawals.state, 'pending')));
  return row;
}

/** The latest without an id. */
export async function requestOf(db: Database, user: number, id?: number): Promise<WithdrawalRow | undefined> {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.user, user), id === undefined ? undefined : eq(withdrawals.id, id)))
    .orderBy(desc(withdrawals.id))
    .limit(1);
  return row;
}

export const hasAccount = ({ withdrawal }: Pick<User, 'withdrawal'>) =>
  Boolean(withdrawal.account_number && withdrawal.preferred_method);

/** Requests the whole available amount, one request at a time. The last step of the transaction. */
export async function requestWithdrawal(tx: Database, userId: number, now: Date): Promise<NotificationRow[]> {
  const user = await lockUser(tx, userId);
  if (await pendingOf(tx, userId)) return [];
  if (!user || !hasAccount(user)) throw badRequest(errorMessages.setAccountFirst());
  await releaseHeld(tx, userId, now);
  await reviewReleased(tx, userId);
  const { available: amount } = await balancesOf(tx, userId);
  if (amount <= 0) throw badRequest(errorMessages.nothingToWithdraw());
  const [request] = await tx.insert(withdrawals).values({ user: userId, amount, requestedAt: now }).returning();
  await book(tx, {
    key: `request:${request!.id}`,
    at: now,
    entries: [
      [userAccount(userId, 'available'), -amount],
      [userAccount(userId, 'requested'), amount],
    ],
  });
  return notifyStaff(tx, 'PAYOUTS', {
    template: 'payout-requested',
    details: { name: user.name, amount },
    things: [{ id: String(request!.id), writers: [] }],
    by: userId,
  });
}
