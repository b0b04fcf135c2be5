import { eq } from 'drizzle-orm';
import { findUserByUserId, lastDigits, lockUser, updateUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { withdrawals } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { balancesOf, book, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification, type Templated } from '../notifications/index.ts';
import { type PaymentInput, paymentMessages, recordPayment } from '../payments/index.ts';
import { accountCautions } from './account-cautions.ts';
import { rejectRequest } from './reject.ts';
import { releaseHeld, reviewReleased } from './release.ts';
import { type SignUpPace, signUpPaces } from './review.ts';
import { waitingCommissions } from './waiting-commissions.ts';
import { hasAccount, requestOf, type WithdrawalRow } from './withdrawals.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

type Dependencies = { db: Database; live: Live; now: () => Date };
/** The user's latest request unless `request` has an id. */
type WithdrawalChoice = { userId: string; request?: number | undefined };
/** `changed`: whether this call decided it. */
export type Decision = { withdrawal: WithdrawalRow; changed: boolean };

/** Idempotent. */
export const completeWithdrawal = (
  parts: Dependencies,
  which: WithdrawalChoice & { force: boolean; payment: PaymentInput; by: number | null },
): Promise<Decision> =>
  decide(parts, which, 'completed', async (tx, user, { id, amount }, now) => {
    const { payment, by } = which;
    const { preferred_method: method = '', account_number: accountNumber = '' } = user.withdrawal;
    if (!hasAccount(user)) throw conflict(errorMessages.noAccountSet());
    const [caution] = accountCautions(user, now);
    if (!which.force && caution) throw conflict(errorMessages[caution]());
    const [{ most, review }] = (await signUpPaces(tx, [user.id])) as [SignUpPace];
    if (!which.force && review) {
      throw conflict(errorMessages.manySignUps({ people: most }));
    }
    await requireReviewed(tx, user.id, now);
    await tx
      .update(withdrawals)
      .set({ state: 'completed', decidedAt: now, method, accountNumber })
      .where(eq(withdrawals.id, id));
    if (payment.amount !== amount) throw badRequest(paymentMessages.mustBe({ expected: amount }), 'payment.amount');
    await recordPayment(tx, { direction: 'OUT', payment, at: now, by, withdrawal: id });
    await book(tx, {
      key: `complete:${id}`,
      at: now,
      entries: [
        [userAccount(user.id, 'requested'), -amount],
        [userAccount(user.id, 'paid'), amount],
        [houseAccount('cash'), amount],
        [houseAccount('payouts'), -amount],
      ],
    });
    const withdrawal = {
      ...user.withdrawal,
      last_withdrawal_amount: amount,
      last_withdrawal_date: now.toISOString(),
    };
    await updateUser(tx, user.id, { withdrawal });
    return {
      template: 'withdrawal-completed',
      params: { amount, method, digits: lastDigits(accountNumber) },
    };
  });

/** Throws 409 while an earned commission waits for a review or the user owes money, `force` or not. */
async function requireReviewed(tx: Database, user: number, now: Date): Promise<void> {
  await releaseHeld(tx, user, now);
  await reviewReleased(tx, user);
  const waiting = (await waitingCommissions(tx, now, { only: [user] })).find(({ state }) => state === 'released');
  if (waiting) {
    throw conflict(errorMessages.commissionWaits({ purchase: waiting.purchase, reasons: waiting.reasons }));
  }
  const { owed } = await balancesOf(tx, user);
  if (owed < 0) {
    throw conflict(errorMessages.userOwes({ amount: -owed }));
  }
}

/** Idempotent. */
export const rejectWithdrawal = (
  parts: Dependencies,
  which: WithdrawalChoice & { reason?: string | undefined },
): Promise<Decision> =>
  decide(parts, which, 'rejected', async (tx, _user, request, at) => {
    await rejectRequest(tx, request, { reason: which.reason, at });
    return { template: 'withdrawal-rejected', params: { amount: request.amount, reason: which.reason ?? null } };
  });

type Work = (tx: Database, user: User, request: WithdrawalRow, now: Date) => Promise<Templated>;

async function decide(
  parts: Dependencies,
  which: WithdrawalChoice,
  state: WithdrawalRow['state'],
  work: Work,
): Promise<Decision> {
  const { db, live, now } = parts;
  const account = await findUserByUserId(db, which.userId);
  if (!account) throw notFound(sharedMessages.noUser({ userId: which.userId }));
  let notification: NotificationRow | undefined;
  const decision = await db.transaction(async (tx): Promise<Decision> => {
    const user = (await lockUser(tx, account.id))!;
    const request = await requestOf(tx, user.id, which.request);
    if (!request) throw notFound(errorMessages.noSuchRequest());
    if (request.state === state) return { withdrawal: request, changed: false };
    if (request.state !== 'pending') throw conflict(errorMessages.requestDecided({ state: request.state }));
    const news = await work(tx, user, request, now());
    notification = await putNotification(tx, { user: user.id, ...news });
    return { withdrawal: (await requestOf(tx, user.id, request.id))!, changed: true };
  });
  if (notification) live.publish([notification]);
  return decision;
}
