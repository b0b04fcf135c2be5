import { eq } from 'drizzle-orm';
import { findUserByUserId, lastDigits, lockUser, updateUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { withdrawals } from '../../db/schema.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { balancesOf, book, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification, type Templated } from '../notifications/index.ts';
import { giveBack } from './reject.ts';
import { releaseHeld, reviewReleased } from './release.ts';
import { type SignUpPace, signUpPaces } from './review.ts';
import { waitingCommissions } from './waiting-commissions.ts';
import { hasAccount, requestOf, type WithdrawalRow } from './withdrawals.ts';

const SAFETY_MS = 24 * 3_600_000;

type Parts = { db: Database; live: Live; now: () => Date };
/** Whose request is decided: the latest, or the one of an id. */
type Which = { userId: string; request?: number | undefined };
/** The request as it stands now, and whether this call decided it. */
export type Decision = { withdrawal: WithdrawalRow; changed: boolean };

const conflict = (message: string) => new ApiError(409, 'CONFLICT', message);

/** Notes that a request was paid out; a second time changes nothing. */
export const completeWithdrawal = (parts: Parts, which: Which & { force: boolean }): Promise<Decision> =>
  decide(parts, which, 'completed', async (tx, user, { id, amount }, now) => {
    const { preferred_method: method = '', account_number: accountNumber = '' } = user.withdrawal;
    if (!hasAccount(user)) throw conflict('The user has set no account to pay to.');
    const changedAt = user.withdrawalChangedAt?.getTime() ?? 0;
    if (!which.force && now.getTime() - changedAt < SAFETY_MS) {
      throw conflict('The account to pay to was changed less than 24 hours ago: ask the user, then use --force.');
    }
    // Earlier versions left such an account in place when the address was verified.
    if (!which.force && user.emailVerifiedAt && changedAt < user.emailVerifiedAt.getTime()) {
      throw conflict(
        'The account to pay to was set before the email address was verified: ask the user, then use --force.',
      );
    }
    const [{ most, review }] = (await signUpPaces(tx, [user.id])) as [SignUpPace];
    if (!which.force && review) {
      throw conflict(`${most} people signed up with the user's reference in one day: look at them, then use --force.`);
    }
    await refuseBeforeReview(tx, user.id, now);
    await tx
      .update(withdrawals)
      .set({ state: 'completed', decidedAt: now, method, accountNumber })
      .where(eq(withdrawals.id, id));
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

/** Throws 409 while an earned commission waits for a review, or the user owes what a refund took back; no force helps. */
async function refuseBeforeReview(tx: Database, user: number, now: Date): Promise<void> {
  await releaseHeld(tx, user, now);
  await reviewReleased(tx, user);
  const waiting = (await waitingCommissions(tx, now, [user])).find(({ state }) => state === 'released');
  if (waiting) {
    throw conflict(
      `The commission on purchase ${waiting.purchase} waits for a review (${waiting.reasons.join('; ')}): ` +
        'approve-commission or refuse-commission first.',
    );
  }
  const { owed } = await balancesOf(tx, user);
  if (owed < 0) {
    throw conflict(
      `The user owes Tk ${-owed} for a commission that was taken back: use reject-withdrawal, which pays that first.`,
    );
  }
}

/** Gives back what a request had asked for; a second time changes nothing. */
export const rejectWithdrawal = (parts: Parts, which: Which & { reason?: string | undefined }): Promise<Decision> =>
  decide(parts, which, 'rejected', async (tx, _user, request, at) => {
    await giveBack(tx, request, { reason: which.reason, at });
    return { template: 'withdrawal-rejected', params: { amount: request.amount, reason: which.reason ?? null } };
  });

type Work = (tx: Database, user: User, request: WithdrawalRow, now: Date) => Promise<Templated>;

async function decide(parts: Parts, which: Which, state: WithdrawalRow['state'], work: Work): Promise<Decision> {
  const { db, live, now } = parts;
  const known = await findUserByUserId(db, which.userId);
  if (!known) throw notFound(`There is no user ${which.userId}.`);
  let told: NotificationRow | undefined;
  const decision = await db.transaction(async (tx): Promise<Decision> => {
    const user = (await lockUser(tx, known.id))!;
    const request = await requestOf(tx, user.id, which.request);
    if (!request) throw notFound('The user has made no such request.');
    if (request.state === state) return { withdrawal: request, changed: false };
    if (request.state !== 'pending') throw conflict(`The request was ${request.state} before.`);
    const news = await work(tx, user, request, now());
    told = await putNotification(tx, { user: user.id, ...news });
    return { withdrawal: (await requestOf(tx, user.id, request.id))!, changed: true };
  });
  if (told) live.publish([told]);
  return decision;
}
