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

export type PurchaseParts = {
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
  /** By default an administrator has taken the money. */
  payment?: PaymentRef;
};

// The word for an account that has bought nothing.
const NO_ACCESS = 'limited';

/**
 * Records a purchase: its access, its money and its commission. While another purchase is open the access begins when that
 * ends: every plan opens the same pages. A plan that the user has for the same duration is not bought again unless it is
 * renewed, and is renewed once ahead: a command sent twice is one purchase.
 */
export async function grantPlan(
  parts: PurchaseParts,
  given: Grant,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const { db, live, now } = parts;
  const known = await findUserByUserId(db, given.userId);
  if (!known) throw notFound(sharedMessages.noUser({ userId: given.userId }));
  let told: NotificationRow | undefined;
  const granted = await db.transaction(async (tx) => {
    const user = await lockBuyer(tx, known, parts.houseId);
    const before = given.payment && (await purchaseOfPayment(tx, user.id, given.payment));
    if (before) return { purchase: before, changed: false };
    const [plan] = await tx.select().from(plans).where(eq(plans.id, given.planId));
    if (!plan || plan.id === NO_ACCESS) throw notFound(errorMessages.noPlan({ plan: given.planId }));
    const { price, duration } = priceOf(plan.prices, given.duration);
    const at = now();
    const open = await openOf(tx, user.id, at);
    const same = open.filter((one) => one.plan === plan.id && one.duration === duration);
    const isRenewed = given.renew && same.every(({ startsAt }) => startsAt <= at);
    if (same.length > 0 && !isRenewed) return { purchase: same.at(-1)!, changed: false };
    const startsAt = endOfAll(open, at);
    if (!startsAt) throw hasNoEnd(open.find(({ endsAt }) => endsAt === null)!);

    const { referrer, amount, holdUntil, reasons } = await commissionOn(tx, { ...parts, buyer: user, price, at });
    const endsAt = endOf(duration, startsAt);
    const order = { userId: user.userId, plan: plan.id, duration, amount: price };
    const payment = await takePayment(order, given.payment, parts.providers);
    const [purchase] = await tx
      .insert(purchases)
      .values({
        user: user.id,
        plan: plan.id,
        planName: plan.name,
        duration,
        price,
        ...payment,
        boughtAt: at,
        startsAt,
        endsAt,
        referrer,
        commission: amount,
        holdUntil,
        review: reasons.length > 0 ? 'waiting' : null,
        reviewReasons: reasons,
      })
      .returning();
    await book(tx, { key: `purchase:${purchase!.id}`, at, entries: entriesOf(purchase!) });
    // What an administrator opened by hand stays as it is.
    if (startsAt <= at && !hasFullAccess(user)) await updateUser(tx, user.id, { accessDoc: plan.id });
    told = await putNotification(tx, { user: user.id, ...purchaseNews(purchase!, at) });
    return { purchase: purchase!, changed: true };
  });
  if (told) live.publish([told]);
  return granted;
}

/** The buyer, with the referrer's row locked too: whoever books on a user's accounts holds that user's row. */
async function lockBuyer(tx: Database, { id, referredBy }: User, houseId: number): Promise<User> {
  // Most are the house's, which earns nothing: its row would have them wait for each other.
  const ids = referredBy === null || referredBy === houseId ? [id] : [id, referredBy];
  return (await lockUsers(tx, ids)).find((user) => user.id === id)!;
}

const hasNoEnd = ({ id, planName, duration }: PurchaseRow) =>
  conflict(errorMessages.hasNoEnd({ plan: planName, duration, purchase: id }));

/** What a purchase moves: money in, and the commission set aside. */
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
