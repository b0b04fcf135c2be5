import { hasFullAccess, lockUsers, updateUser, type User } from '../accounts/index.ts';
import { commissionOn, type CommissionTerms } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import { book, type Entry, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putNotification } from '../notifications/index.ts';
import { endOfAll, openOf, type PurchaseRow } from './access.ts';
import { endOf } from './duration.ts';
import { errorMessages } from './error-messages.ts';
import { purchaseNews } from './news.ts';

export type PurchaseDependencies = {
  db: Database;
  live: Live;
  now: () => Date;
  houseId: number;
  terms: CommissionTerms;
};

export type Sale = {
  plan: { id: string; name: string };
  duration: string;
  /** What was paid, in whole Tk. */
  price: number;
  /** Why it costs nothing; null where it was paid. */
  complimentary: string | null;
  /** The id of the order that was paid. */
  order?: string;
};

/** Locks the buyer's row and the referrer's: bookings on a user's accounts need that lock. */
export async function lockBuyer(
  tx: Database,
  { id, referredBy }: Pick<User, 'id' | 'referredBy'>,
  houseId: number,
): Promise<User> {
  // The house, which refers most buyers, earns nothing; locking it would serialise all purchases.
  const ids = referredBy === null || referredBy === houseId ? [id] : [id, referredBy];
  return (await lockUsers(tx, ids)).find((user) => user.id === id)!;
}

/**
 * Starts when other purchases end, because every plan opens the same pages; 409 where one has no end. Books the sale and
 * the commission. The buyer must be locked. Publish the notification after the commit.
 */
export async function openPlan(
  tx: Database,
  dependencies: PurchaseDependencies,
  { buyer, order, ...sale }: Sale & { buyer: User },
): Promise<{ purchase: PurchaseRow; news: NotificationRow }> {
  const at = dependencies.now();
  const open = await openOf(tx, buyer.id, at);
  const startsAt = endOfAll(open, at);
  if (!startsAt) throw hasNoEnd(open.find(({ endsAt }) => endsAt === null)!);
  const purchase = await storePurchase(tx, dependencies, { ...sale, buyer, at, startsAt });
  await book(tx, { key: `purchase:${purchase.id}`, at, entries: entriesOf(purchase) });
  // Access that an administrator opened by hand stays.
  if (startsAt <= at && !hasFullAccess(buyer)) await updateUser(tx, buyer.id, { accessDoc: sale.plan.id });
  const news = await putNotification(tx, { user: buyer.id, ...purchaseNews(purchase, at, order) });
  return { purchase, news };
}

async function storePurchase(
  tx: Database,
  { houseId, terms }: PurchaseDependencies,
  { buyer, plan, duration, price, complimentary, at, startsAt }: Sale & { buyer: User; at: Date; startsAt: Date },
): Promise<PurchaseRow> {
  const { referrer, amount, holdUntil, reasons } = await commissionOn(tx, { buyer, price, at, houseId, terms });
  const [purchase] = await tx
    .insert(purchases)
    .values({
      user: buyer.id,
      plan: plan.id,
      planName: plan.name,
      duration,
      price,
      complimentary,
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

export function entriesOf({ price, commission, referrer }: PurchaseRow): Entry[] {
  const sale = saleEntries(price);
  if (referrer === null) return sale;
  return [...sale, [userAccount(referrer, 'held'), commission], [houseAccount('commission'), -commission]];
}

export const saleEntries = (amount: number): Entry[] => [
  [houseAccount('cash'), -amount],
  [houseAccount('sales'), amount],
];

const hasNoEnd = ({ id, planName, duration }: PurchaseRow) =>
  conflict(errorMessages.hasNoEnd({ plan: planName, duration, purchase: id }));
