import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { toIssue } from '../../http/messages.ts';
import { coincidencesOf } from './coincidences.ts';
import { reviewMessages } from './messages.ts';
import { rejectTakenOver } from './reject.ts';
import { reviewAll } from './release.ts';

/**
 * Before the owner's first proof of the address: someone else may have signed up with it, perhaps the referrer. Rejects
 * the pending request and sends doubtful commissions to review. The user's row must be locked.
 */
export async function settleUnproven(tx: Database, user: number, at: Date): Promise<void> {
  await rejectTakenOver(tx, user, at);
  await reviewAll(tx, user);
  const unreviewed = and(
    eq(purchases.user, user),
    isNotNull(purchases.referrer),
    gt(purchases.commission, 0),
    isNull(purchases.review),
    isNull(purchases.takenBackAt),
  );
  const bought = await tx.select({ id: purchases.id, referrer: purchases.referrer }).from(purchases).where(unreviewed);
  for (const { id, referrer } of bought) {
    const shared = (await coincidencesOf(tx, referrer!, [user])).get(user) ?? [];
    await tx
      .update(purchases)
      .set({ review: 'waiting', reviewReasons: [toIssue(reviewMessages.verifiedLate()), ...shared] })
      .where(eq(purchases.id, id));
  }
}
