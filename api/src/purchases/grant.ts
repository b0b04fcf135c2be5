import { eq } from 'drizzle-orm';
import { findUserByUserId, hasFullAccess, lockUser, updateUser } from '../accounts/index.ts';
import { commissionOn, type CommissionTerms } from '../affiliate/index.ts';
import type { Database } from '../db/connection.ts';
import { type PlanPrice, plans, purchases } from '../db/schema.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { book, type Entry, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification } from '../notifications/index.ts';
import { type PurchaseRow, runningOf } from './access.ts';
import { endOf } from './duration.ts';

export type PurchaseParts = { db: Database; live: Live; now: () => Date; houseId: number; terms: CommissionTerms };

type Grant = { userId: string; planId: string; duration?: string | undefined };

// The word for an account that has bought nothing.
const NO_ACCESS = 'limited';

/**
 * Records a purchase: its access, its money and its commission. A plan that the user has for the same duration is not
 * bought again while it runs: a command sent twice is one purchase.
 */
export async function grantPlan(
  parts: PurchaseParts,
  given: Grant,
): Promise<{ purchase: PurchaseRow; changed: boolean }> {
  const { db, live, now } = parts;
  const known = await findUserByUserId(db, given.userId);
  if (!known) throw notFound(`There is no user ${given.userId}.`);
  let told: NotificationRow | undefined;
  const granted = await db.transaction(async (tx) => {
    const user = (await lockUser(tx, known.id))!;
    const [plan] = await tx.select().from(plans).where(eq(plans.id, given.planId));
    if (!plan || plan.id === NO_ACCESS) throw notFound(`There is no plan ${given.planId}.`);
    const { price, duration } = priceOf(plan.prices, given.duration);
    const at = now();
    const running = await runningOf(tx, user.id, at);
    const same = running.find((one) => one.plan === plan.id && one.duration === duration);
    if (same) return { purchase: same, changed: false };

    const { referrer, amount, holdUntil } = await commissionOn(tx, { ...parts, buyer: user, price, at });
    const endsAt = endOf(duration, at);
    const [purchase] = await tx
      .insert(purchases)
      .values({
        user: user.id,
        plan: plan.id,
        planName: plan.name,
        duration,
        price,
        boughtAt: at,
        endsAt,
        referrer,
        commission: amount,
        holdUntil,
      })
      .returning();
    await book(tx, { key: `purchase:${purchase!.id}`, at, entries: entriesOf(purchase!) });
    const isOpenByHand = hasFullAccess(user) && !running.some((one) => one.plan === user.accessDoc);
    if (!isOpenByHand) await updateUser(tx, user.id, { accessDoc: plan.id });
    const until = endsAt ? ` until ${endsAt.toISOString().slice(0, 10)}` : '';
    told = await putNotification(tx, {
      user: user.id,
      title: 'Purchase completed',
      message: `Your plan ${plan.name} (${duration}) for Tk ${price} is open${until}.`,
    });
    return { purchase: purchase!, changed: true };
  });
  if (told) live.publish([told]);
  return granted;
}

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
  const durations = prices.map((one) => `'${one.duration}'`).join(', ');
  throw badRequest(`Give one of this plan's durations: ${durations}.`, 'duration');
}
