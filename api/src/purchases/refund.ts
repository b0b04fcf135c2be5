import { and, desc, eq } from 'drizzle-orm';
import { findUserByUserId, lockUser } from '../accounts/index.ts';
import type { Database } from '../db/connection.ts';
import { purchases } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import { book, type Entry } from '../ledger/index.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { closeAccess, type PurchaseRow } from './access.ts';
import { entriesOf, type PurchaseParts } from './grant.ts';

/** One purchase, or a user's last of a plan. */
export type Refunded = { purchase: number } | { userId: string; planId: string };

/**
 * Gives a purchase's money back and takes its access. Within the hold the commission goes back too; once that is over it
 * stays with the referrer, who may have been paid. A second time changes nothing.
 */
export async function refundPurchase(
  { db, live, now }: PurchaseParts,
  which: Refunded,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const found = await findPurchase(db, which);
  let told: NotificationRow | undefined;
  const result = await db.transaction(async (tx) => {
    await lockUser(tx, found.user);
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, found.id)).for('update');
    if (!purchase) throw notFound('There is no such purchase.');
    if (purchase.refundedAt) return { purchase, changed: false };
    const at = now();
    const [refunded] = await tx
      .update(purchases)
      .set({ refundedAt: at })
      .where(eq(purchases.id, purchase.id))
      .returning();
    const isHeld = purchase.releasedAt === null && at < purchase.holdUntil;
    const back = isHeld ? purchase : { ...purchase, referrer: null };
    const entries = entriesOf(back).map(([account, amount]): Entry => [account, -amount]);
    await book(tx, { key: `refund:${purchase.id}`, at, entries });
    if (purchase.closedAt === null) await closeAccess(tx, purchase, at);
    told = await putNotification(tx, {
      user: purchase.user,
      title: 'Purchase refunded',
      message: `Your plan ${purchase.planName} was refunded: Tk ${purchase.price}. Its access has ended.`,
    });
    return { purchase: refunded!, changed: true };
  });
  if (told) live.publish([told]);
  return result;
}

async function findPurchase(db: Database, which: Refunded): Promise<PurchaseRow> {
  const user = 'userId' in which ? await findUserByUserId(db, which.userId) : undefined;
  if ('userId' in which && !user) throw notFound(`There is no user ${which.userId}.`);
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      'purchase' in which
        ? eq(purchases.id, which.purchase)
        : and(eq(purchases.user, user!.id), eq(purchases.plan, which.planId)),
    )
    .orderBy(desc(purchases.id))
    .limit(1);
  if (!row) throw notFound('There is no such purchase.');
  return row;
}
