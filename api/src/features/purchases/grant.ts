import { eq } from 'drizzle-orm';
import { findUserByUserId, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { type PlanPrice, plans, purchases } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import type { NotificationRow } from '../notifications/index.ts';
import {
  findPayment,
  issueReceipt,
  type PaymentInput,
  paymentMessages,
  recordPayment,
  requireAmount,
} from '../payments/index.ts';
import { openOf, type PurchaseRow } from './access.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { lockBuyer, openPlan, type PurchaseDependencies } from './open-plan.ts';

/** How a plan was paid for, or why it is given for nothing. A preview needs neither. */
export type Evidence =
  { payment: PaymentInput; by: number | null } | { complimentary: string; by: number | null } | { preview: true };

type Grant = {
  userId: string;
  planId: string;
  duration?: string | undefined;
  renew?: boolean;
  evidence: Evidence;
};

const NO_ACCESS = 'limited';

/** A call sent twice is one purchase. Throws 409 where a payment is for a plan that is open already. */
export async function grantPlan(
  dependencies: PurchaseDependencies,
  { userId, planId, duration, renew, evidence }: Grant,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const { db, live, now, houseId } = dependencies;
  const account = await findUserByUserId(db, userId);
  if (!account) throw notFound(sharedMessages.noUser({ userId }));
  let news: NotificationRow | undefined;
  const result = await db.transaction(async (tx) => {
    const buyer = await lockBuyer(tx, account, houseId);
    const paid = 'payment' in evidence && (await purchaseOfPayment(tx, buyer, evidence.payment));
    if (paid) return { purchase: paid, changed: false };
    const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
    if (!plan || plan.id === NO_ACCESS) throw notFound(errorMessages.noPlan({ plan: planId }));
    const offer = priceOf(plan.prices, duration);
    const had = await findOpen(tx, buyer, { plan: plan.id, duration: offer.duration, renew, now: now() });
    if (had && 'payment' in evidence) throw conflict(errorMessages.alreadyOpen({ purchase: had.id }));
    if (had) return { purchase: had, changed: false };
    const sale = { plan, duration: offer.duration, ...priceFor(evidence, offer.price) };
    const opened = await openPlan(tx, dependencies, { ...sale, buyer });
    if ('payment' in evidence) await storeEvidence(tx, opened.purchase, evidence);
    news = opened.news;
    return { purchase: opened.purchase, changed: true };
  });
  if (news) live.publish([news]);
  return result;
}

function priceFor(evidence: Evidence, price: number) {
  if ('complimentary' in evidence) return { price: 0, complimentary: evidence.complimentary };
  if ('preview' in evidence) return { price, complimentary: null };
  requireAmount(evidence.payment, price);
  return { price: evidence.payment.amount, complimentary: null };
}

async function storeEvidence(
  tx: Database,
  { id, boughtAt }: PurchaseRow,
  { payment, by }: { payment: PaymentInput; by: number | null },
): Promise<void> {
  const row = await recordPayment(tx, { direction: 'IN', payment, at: boughtAt, by, purchase: id });
  await issueReceipt(tx, row.id, boughtAt);
}

/** The purchase of this buyer that the payment was recorded for. Throws 409 if it was for something else. */
async function purchaseOfPayment(tx: Database, buyer: User, payment: PaymentInput): Promise<PurchaseRow | undefined> {
  const earlier = await findPayment(tx, payment);
  if (!earlier) return undefined;
  const [purchase] = earlier.purchase
    ? await tx.select().from(purchases).where(eq(purchases.id, earlier.purchase))
    : [];
  if (earlier.direction === 'IN' && purchase?.user === buyer.id) return purchase;
  const { method, reference } = payment;
  throw conflict(
    purchase
      ? paymentMessages.usedForPurchase({ method, reference, purchase: purchase.id })
      : paymentMessages.used({ method, reference }),
    'reference',
  );
}

type Wanted = { plan: string; duration: string; renew: boolean | undefined; now: Date };

/** The open purchase that a repeated call means. With `renew` only one that has not started. */
async function findOpen(
  tx: Database,
  { id }: User,
  { plan, duration, renew, now }: Wanted,
): Promise<PurchaseRow | undefined> {
  const same = (await openOf(tx, id, now)).filter((one) => one.plan === plan && one.duration === duration);
  const isRenewed = renew && same.every(({ startsAt }) => startsAt <= now);
  return isRenewed ? undefined : same.at(-1);
}

function priceOf(prices: PlanPrice[], duration: string | undefined): PlanPrice {
  const found =
    duration === undefined && prices.length === 1 ? prices[0] : prices.find((one) => one.duration === duration);
  if (found) return found;
  throw badRequest(errorMessages.giveDuration({ durations: prices.map((one) => one.duration) }), 'duration');
}
