import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { withdrawals } from '../../db/schema.ts';
import { book, creditEntries, userAccount } from '../ledger/index.ts';
import { putNotification } from '../notifications/index.ts';
import { pendingOf, type WithdrawalRow } from './withdrawals.ts';

type Rejection = { reason?: string | undefined; at: Date };

/** The amount is available again. The user's row must be locked. */
export async function rejectRequest(tx: Database, request: WithdrawalRow, { reason, at }: Rejection): Promise<void> {
  const { id, user, amount } = request;
  await tx.update(withdrawals).set({ state: 'rejected', decidedAt: at, reason }).where(eq(withdrawals.id, id));
  await book(tx, {
    key: `reject:${id}`,
    at,
    entries: [[userAccount(user, 'requested'), -amount], ...(await creditEntries(tx, user, amount))],
  });
}

const TAKEN_OVER = 'The owner of the email address took over the account after this request.';

/** For an account that was taken over. The user's row must be locked. */
export async function rejectTakenOver(tx: Database, user: number, at: Date): Promise<void> {
  const request = await pendingOf(tx, user);
  if (!request) return;
  await rejectRequest(tx, request, { reason: TAKEN_OVER, at });
  await putNotification(tx, { user, template: 'withdrawal-taken-over', params: { amount: request.amount } });
}
