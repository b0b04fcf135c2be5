import { and, desc, eq, inArray } from 'drizzle-orm';
import { findUser, findUserByUserId, hasFullAccess, lockUsers } from '../accounts/index.ts';
import { releaseHeld } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { orders, purchases, refunds } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { toIssue } from '../../http/messages.ts';
import { book, debitEntries, type Entry, houseAccount } from '../ledger/index.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { findPayment, type PaymentInput, paymentMessages, recordPayment } from '../payments/index.ts';
import { closeAccess, type PurchaseRow, runningOf } from './access.ts';
import { reviewMessages } from './messages.ts';
import { partlyRefundedNews, type Remaining, refundNews } from './news.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { entriesOf, type PurchaseDependencies, saleEntries } from './open-plan.ts';

export type Refunded = { purchase: number } | { userId: string; planId: string };

/** `refund`: the row that was stored before a provider was asked. */
type PaidBack = { payment: PaymentInput | undefined; by: number | null; refund?: number };

/** How the money was paid back. A preview needs none, nor does what cost nothing. */
export type RefundEvidence = PaidBack | { preview: true };

type Result = { purchase: PurchaseRow; changed: boolean };
type Changed = Result & { news: NotificationRow[] };

/** A commission that was already earned is deducted and goes to a review. A second call changes nothing. */
export async function refundPurchase(
  { db, live, now }: PurchaseDependencies,
  which: Refunded,
  evidence: RefundEvidence,
): Promise<Result> {
  const found = await findPurchase(db, which);
  const { news, ...result } = await db.transaction(async (tx): Promise<Changed> => {
    await lockUsers(tx, [found.user, ...(found.referrer === null ? [] : [found.referrer])]);
    const at = now();
    // A commission whose hold is over counts as earned, even if nobody has released it yet.
    if (found.referrer !== null) await releaseHeld(tx, found.referrer, at);
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, found.id)).for('update');
    if (!purchase) throw notFound(errorMessages.noSuchPurchase());
    if (purchase.refundedAt || (await isRecorded(tx, purchase, evidence))) {
      return { purchase, changed: false, news: [] };
    }
    const amount = amountOf(purchase, evidence);
    if (!('preview' in evidence)) await storeEvidence(tx, purchase, { ...evidence, at });
    return amount < purchase.price - purchase.refunded
      ? payPartBack(tx, purchase, { amount, at })
      : payWholeBack(tx, purchase, { amount, at });
  });
  live.publish(news);
  return result;
}

type Money = { amount: number; at: Date };

/** The plan stays open. Whether the commission stays is for whoever pays earnings out. */
async function payPartBack(tx: Database, purchase: PurchaseRow, { amount, at }: Money): Promise<Changed> {
  const refunded = purchase.refunded + amount;
  const mayStay = purchase.commission > 0 && purchase.takenBackAt === null;
  const [row] = await tx
    .update(purchases)
    .set({ refunded, ...(mayStay && waitForReview(purchase, toIssue(reviewMessages.refundedInPart()))) })
    .where(eq(purchases.id, purchase.id))
    .returning();
  await book(tx, { key: `refund:${purchase.id}:${refunded}`, at, entries: negate(saleEntries(amount)) });
  const news = partlyRefundedNews(purchase, amount);
  return { purchase: row!, changed: true, news: [await putNotification(tx, { user: purchase.user, ...news })] };
}

async function payWholeBack(tx: Database, purchase: PurchaseRow, { amount, at }: Money): Promise<Changed> {
  const isTaken = purchase.commission > 0 && purchase.takenBackAt === null;
  const wasEarned = isTaken && purchase.releasedAt !== null;
  const [refunded] = await tx
    .update(purchases)
    .set({
      paymentState: 'refunded',
      refunded: purchase.price,
      refundedAt: at,
      ...(isTaken && { takenBackAt: at }),
      ...reviewAfter(purchase, wasEarned),
    })
    .where(eq(purchases.id, purchase.id))
    .returning();
  await book(tx, { key: `refund:${purchase.id}`, at, entries: await entriesBack(tx, purchase, amount) });
  const [order] = await tx
    .update(orders)
    .set({ state: 'REFUNDED', closedAt: at })
    .where(eq(orders.purchase, purchase.id))
    .returning({ id: orders.id });
  if (purchase.closedAt === null) await closeAccess(tx, purchase, at);
  const remaining = await remainingOf(tx, purchase.user, at);
  const news = [
    await putNotification(tx, { user: purchase.user, ...refundNews(purchase, { ...remaining, order: order?.id }, at) }),
  ];
  if (wasEarned) news.push(await tellReferrer(tx, purchase));
  return { purchase: refunded!, changed: true, news };
}

/** Throws 400 without a payment, and where it is more than what is left. */
function amountOf({ price, refunded }: PurchaseRow, evidence: RefundEvidence): number {
  const left = price - refunded;
  if ('preview' in evidence || left === 0) return left;
  if (!evidence.payment) throw badRequest(errorMessages.sayHowPaidBack(), 'payment');
  const { amount } = evidence.payment;
  if (amount > left) throw badRequest(paymentMessages.tooMuch({ left }), 'payment.amount');
  return amount;
}

/** Whether this very refund was recorded before. */
async function isRecorded(tx: Database, { id }: PurchaseRow, evidence: RefundEvidence): Promise<boolean> {
  if ('preview' in evidence || !evidence.payment) return false;
  const earlier = await findPayment(tx, evidence.payment);
  return earlier?.direction === 'OUT' && earlier.purchase === id;
}

async function storeEvidence(
  tx: Database,
  { id, price }: PurchaseRow,
  { payment, by, at, refund }: PaidBack & { at: Date },
): Promise<void> {
  if (!payment) return;
  if (price === 0) throw conflict(errorMessages.costNothing());
  const isUnderWay = and(eq(refunds.purchase, id), inArray(refunds.state, ['ASKED', 'SENT', 'UNCERTAIN']));
  if (refund === undefined && (await tx.$count(refunds, isUnderWay)) > 0)
    throw conflict(errorMessages.refundUnderWay());
  const row = await recordPayment(tx, { direction: 'OUT', payment, at, by, purchase: id });
  if (refund !== undefined) {
    await tx.update(refunds).set({ state: 'DONE', doneAt: at, payment: row.id }).where(eq(refunds.id, refund));
    return;
  }
  const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.purchase, id));
  await tx.insert(refunds).values({
    key: `hand-${row.id}`,
    purchase: id,
    order: order?.id,
    amount: payment.amount,
    state: 'DONE',
    by,
    askedAt: at,
    doneAt: at,
    payment: row.id,
  });
}

async function remainingOf(tx: Database, user: number, now: Date): Promise<Remaining> {
  const [running] = await runningOf(tx, user, now);
  return { running, hasAccess: hasFullAccess(await findUser(tx, user)) };
}

function reviewAfter(purchase: PurchaseRow, wasEarned: boolean) {
  if (wasEarned) return waitForReview(purchase, toIssue(reviewMessages.refundedLate()));
  return { review: purchase.review === 'waiting' ? null : purchase.review };
}

const waitForReview = ({ reviewReasons }: PurchaseRow, reason: string) => ({
  review: 'waiting' as const,
  reviewReasons: [...reviewReasons, reason],
  reviewedAt: null,
});

const negate = (entries: Entry[]) => entries.map(([account, amount]): Entry => [account, -amount]);

/** `amount`: what is left of the price. The commission goes back whole. */
async function entriesBack(tx: Database, purchase: PurchaseRow, amount: number): Promise<Entry[]> {
  const { commission, referrer, releasedAt, takenBackAt } = purchase;
  const isHeld = releasedAt === null && takenBackAt === null;
  const back = negate(entriesOf({ ...purchase, price: amount, referrer: isHeld ? referrer : null }));
  if (isHeld || referrer === null || takenBackAt !== null) return back;
  return [...back, [houseAccount('commission'), commission], ...(await debitEntries(tx, referrer, commission))];
}

const tellReferrer = (tx: Database, { referrer, commission }: PurchaseRow) =>
  putNotification(tx, { user: referrer, template: 'commission-taken-back', params: { amount: commission } });

export async function findPurchase(db: Database, which: Refunded): Promise<PurchaseRow> {
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
