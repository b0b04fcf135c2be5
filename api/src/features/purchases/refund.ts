import { and, desc, eq } from 'drizzle-orm';
import { findUser, findUserByUserId, hasFullAccess, lockUsers } from '../accounts/index.ts';
import { releaseHeld } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { notFound } from '../../http/errors.ts';
import { englishOf } from '../../http/messages.ts';
import { book, debitEntries, type Entry, houseAccount } from '../ledger/index.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { closeAccess, type PurchaseRow, runningOf } from './access.ts';
import { entriesOf, type PurchaseDependencies } from './grant.ts';
import { reviewMessages } from './messages.ts';
import { type Remaining, refundNews } from './news.ts';
import { refundPayment } from './payments.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

export type Refunded = { purchase: number } | { userId: string; planId: string };

/** A commission that was already earned is deducted and goes to a review. A second call changes nothing. */
export async function refundPurchase(
  { db, live, now, providers }: PurchaseDependencies,
  which: Refunded,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const found = await findPurchase(db, which);
  let news: NotificationRow[] = [];
  const result = await db.transaction(async (tx) => {
    await lockUsers(tx, [found.user, ...(found.referrer === null ? [] : [found.referrer])]);
    const at = now();
    // A commission whose hold is over counts as earned, even if nobody has released it yet.
    if (found.referrer !== null) await releaseHeld(tx, found.referrer, at);
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, found.id)).for('update');
    if (!purchase) throw notFound(errorMessages.noSuchPurchase());
    if (purchase.refundedAt) return { purchase, changed: false };
    const isTaken = purchase.commission > 0 && purchase.takenBackAt === null;
    const wasEarned = isTaken && purchase.releasedAt !== null;
    const payment = await refundPayment(purchase, providers);
    const [refunded] = await tx
      .update(purchases)
      .set({ ...payment, refundedAt: at, ...(isTaken && { takenBackAt: at }), ...reviewAfter(purchase, wasEarned) })
      .where(eq(purchases.id, purchase.id))
      .returning();
    await book(tx, { key: `refund:${purchase.id}`, at, entries: await entriesBack(tx, purchase) });
    if (purchase.closedAt === null) await closeAccess(tx, purchase, at);
    news = [
      await putNotification(tx, {
        user: purchase.user,
        ...refundNews(purchase, await remainingOf(tx, purchase.user, at), at),
      }),
    ];
    if (wasEarned) news.push(await tellReferrer(tx, purchase));
    return { purchase: refunded!, changed: true };
  });
  live.publish(news);
  return result;
}

async function remainingOf(tx: Database, user: number, now: Date): Promise<Remaining> {
  const [running] = await runningOf(tx, user, now);
  return { running, hasAccess: hasFullAccess(await findUser(tx, user)) };
}

function reviewAfter({ review, reviewReasons }: PurchaseRow, wasEarned: boolean) {
  if (!wasEarned) return { review: review === 'waiting' ? null : review };
  const reasons = [...reviewReasons, englishOf(reviewMessages.refundedLate())];
  return { review: 'waiting' as const, reviewReasons: reasons, reviewedAt: null };
}

async function entriesBack(tx: Database, purchase: PurchaseRow): Promise<Entry[]> {
  const { commission, referrer, releasedAt, takenBackAt } = purchase;
  const isHeld = releasedAt === null && takenBackAt === null;
  const booked = entriesOf(isHeld ? purchase : { ...purchase, referrer: null });
  const back = booked.map(([account, amount]): Entry => [account, -amount]);
  if (isHeld || referrer === null || takenBackAt !== null) return back;
  return [...back, [houseAccount('commission'), commission], ...(await debitEntries(tx, referrer, commission))];
}

const tellReferrer = (tx: Database, { referrer, commission }: PurchaseRow) =>
  putNotification(tx, { user: referrer, template: 'commission-taken-back', params: { amount: commission } });

async function findPurchase(db: Database, which: Refunded): Promise<PurchaseRow> {
  const user = 'userId' in which ? await findUserByUserId(db, which.userId) : undefined;
  if ('userId' in which && !user) throw notFound(sharedMessages.noUser({ userId: which.userId }));
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
  if (!row) throw notFound(errorMessages.noSuchPurchase());
  return row;
}
