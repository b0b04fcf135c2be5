import { eq } from 'drizzle-orm';
import { findUserByUserId, hasFullAccess, lockUsers, updateUser, type User } from '../accounts/index.ts';
import { commissionOn, type CommissionTerms } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { type PlanPrice, plans, purchases } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { book, type Entry, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification } from '../notifications/index.ts';
import { endOfAll, openOf, type PurchaseRow } from './access.ts';
import { endOf } from './duration.ts';
import { purchaseNews } from './news.ts';
import { type PaymentRef, type Providers, purchaseOfPayment, takePayment } from './payments.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

export type PurchaseDependencies = {
  db: Database;
  live: Live;
  now: () => Date;
  houseId: number;
  terms: CommissionTerms;
  providers?: Providers;
};

type Grant = {
  userId: string;
  planId: string;
  duration?: string | undefined;
  renew?: boolean;
  /** By default an administrator has received the money. */
  payment?: PaymentRef;
};

const NO_ACCESS = 'limited';

/** Starts when other purchases end, because every plan opens the same pages. A command sent twice is one purchase. */
export async function grantPlan(
  dependencies: PurchaseDependencies,
  { userId, planId, duration: wanted, renew, payment }: Grant,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const { db, live, now, houseId } = dependencies;
  const account = await findUserByUserId(db, userId);
  if (!account) throw notFound(sharedMessages.noUser({ userId }));
  let news: NotificationRow | undefined;
  const result = await db.transaction(async (tx) => {
    const user = await lockBuyer(tx, account, houseId);
    const paid = payment && (await purchaseOfPayment(tx, user.id, payment));
    if (paid) return { purchase: paid, changed: false };
    const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
    if (!plan || plan.id === NO_ACCESS) throw notFound(errorMessages.noPlan({ plan: planId }));
    const price = priceOf(plan.prices, wanted);
    const at = now();
    const open = await openOf(tx, user.id, at);
    const same = open.filter((one) => one.plan === plan.id && one.duration === price.duration);
    const isRenewed = renew && same.every(({ startsAt }) => startsAt <= at);
    if (same.length > 0 && !isRenewed) return { purchase: same.at(-1)!, changed: false };
    const startsAt = endOfAll(open, at);
    if (!startsAt) throw hasNoEnd(open.find(({ endsAt }) => endsAt === null)!);

    const purchase = await storePurchase(tx, dependencies, { user, plan, price, at, startsAt, payment });
    await book(tx, { key: `purchase:${purchase.id}`, at, entries: entriesOf(purchase) });
    // Access that an administrator opened by hand stays.
    if (startsAt <= at && !hasFullAccess(user)) await updateUser(tx, user.id, { accessDoc: plan.id });
    news = await putNotification(tx, { user: user.id, ...purchaseNews(purchase, at) });
    return { purchase, changed: true };
  });
  if (news) live.publish([news]);
  return result;
}

type NewPurchase = {
  user: User;
  plan: typeof plans.$inferSelect;
  price: PlanPrice;
  at: Date;
  startsAt: Date;
  payment: PaymentRef | undefined;
};

async function storePurchase(
  tx: Database,
  dependencies: PurchaseDependencies,
  { user, plan, price: { price, duration }, at, startsAt, payment }: NewPurchase,
): Promise<PurchaseRow> {
  const { referrer, amount, holdUntil, reasons } = await commissionOn(tx, { ...dependencies, buyer: user, price, at });
  const order = { userId: user.userId, plan: plan.id, duration, amount: price };
  const [purchase] = await tx
    .insert(purchases)
    .values({
      user: user.id,
      plan: plan.id,
      planName: plan.name,
      duration,
      price,
      ...(await takePayment(order, payment, dependencies.providers)),
      boughtAt: at,
      startsAt,
      endsAt: endOf(duration, startsAt),
      referrer,
      commission: amount,
      holdUntil,
      review: reasons.length > 0 ? 'waiting' : null,
      reviewReasons: reasons,
    })
    .returning();
  return purchase!;
}

/** Locks the buyer's row and the referrer's: bookings on a user's accounts need that lock. */
async function lockBuyer(tx: Database, { id, referredBy }: User, houseId: number): Promise<User> {
  // The house, which refers most buyers, earns nothing; locking it would serialise all purchases.
  const ids = referredBy === null || referredBy === houseId ? [id] : [id, referredBy];
  return (await lockUsers(tx, ids)).find((user) => user.id === id)!;
}

const hasNoEnd = ({ id, planName, duration }: PurchaseRow) =>
  conflict(errorMessages.hasNoEnd({ plan: planName, duration, purchase: id }));

export function entriesOf({ price, commission, referrer }: PurchaseRow): Entry[] {
  const sale: Entry[] = [
    [houseAccount('cash'), -price],
    [houseAccount('sales'), price],
  ];
  if (referrer === null) return sale;
  return [...sale, [userAccount(referrer, 'held'), commission], [houseAccount('commission'), -commission]];
}

function priceOf(prices: PlanPrice[], duration: string | undefined): PlanPrice {
  const found =
    duration === undefined && prices.length === 1 ? prices[0] : prices.find((one) => one.duration === duration);
  if (found) return found;
  throw badRequest(errorMessages.giveDuration({ durations: prices.map((one) => one.duration) }), 'duration');
}
