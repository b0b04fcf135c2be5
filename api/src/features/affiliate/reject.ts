import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { withdrawals } from '../../db/schema.ts';
import { book, creditEntries, userAccount } from '../ledger/index.ts';
import { putNotification } from '../notifications/index.ts';
import { pendingOf, type WithdrawalRow } from './withdrawals.ts';

type Rejection = { reason?: string | undefined; at: Date };

/** Gives back what a pending request had asked for; returns what to tell the user. The user's row is locked. */
export async function giveBack(tx: Database, request: WithdrawalRow, { reason, at }: Rejection) {
  const { id, user, amount } = request;
  await tx.update(withdrawals).set({ state: 'rejected', decidedAt: at, reason }).where(eq(withdrawals.id, id));
  await book(tx, {
    key: `reject:${id}`,
    at,
    entries: [[userAccount(user, 'requested'), -amount], ...(await creditEntries(tx, user, amount))],
  });
  const why = reason ? ` Reason: ${reason}` : '';
  return { title: 'Withdrawal not completed', message: `Your request for Tk ${amount} was turned down.${why}` };
}

/** Turns down the request of a user that waits, if there is one. The user's row is locked. */
export async function rejectPending(tx: Database, user: number, rejection: Rejection): Promise<void> {
  const request = await pendingOf(tx, user);
  if (request) await putNotification(tx, { user, ...(await giveBack(tx, request, rejection)) });
}
