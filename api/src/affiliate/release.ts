import { and, eq, gt, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { purchases } from '../db/schema.ts';
import { book, userAccount } from '../ledger/index.ts';

/**
 * Makes available what the refund window has passed over, as of the moment when it did. Done whenever a user's earnings
 * are looked at, with the user's row locked. What was refunded after the window stays with the referrer.
 */
export async function releaseHeld(tx: Database, user: number, now: Date): Promise<void> {
  const due = await tx
    .update(purchases)
    .set({ releasedAt: now })
    .where(
      and(
        eq(purchases.referrer, user),
        gt(purchases.commission, 0),
        isNull(purchases.releasedAt),
        lte(purchases.holdUntil, now),
        or(isNull(purchases.refundedAt), gte(purchases.refundedAt, purchases.holdUntil)),
      ),
    )
    .returning();
  for (const { id, commission, holdUntil } of due) {
    await book(tx, {
      key: `release:${id}`,
      at: holdUntil,
      entries: [
        [userAccount(user, 'held'), -commission],
        [userAccount(user, 'available'), commission],
      ],
    });
  }
}
