import { hasFullAccess, lockUsers, updateUsers, type User } from '../accounts/index.ts';
import { commissionsOn, type CommissionTerms } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import { bookAll, type Entry, houseAccount, userAccount } from '../ledger/index.ts';
import { type Live, type NotificationRow, putEach } from '../notifications/index.ts';
import { BY_CODE, endOfAll, isByCode, openOfAll, type PurchaseRow } from './access.ts';
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
  /** Whether it was paid before, with the codes of a class. */
  isPrepaid?: boolean;
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

type NewPurchase = Sale & { buyer: User };
type Opened = { purchase: PurchaseRow; news: NotificationRow };

/**
 * Starts when other purchases end, because every plan opens the same pages; 409 where one has no end. Books the sale and
 * the commission. The buyer must be locked. Publish the notification after the commit.
 */
export async function openPlan(tx: Database, dependencies: PurchaseDependencies, sale: NewPurchase): Promise<Opened> {
  return (await openPlans(tx, dependencies, [sale]))[0]!;
}

/** As `openPlan`, all or none, at most 1,000. */
export async function openPlans(
  tx: Database,
  dependencies: PurchaseDependencies,
  sales: readonly NewPurchase[],
): Promise<Opened[]> {
  const at = dependencies.now();
  const stored = await storePurchases(tx, { ...dependencies, at }, await findPeriods(tx, sales, at));
  await bookAll(
    tx,
    stored.map((purchase) => ({
      key: `purchase:${purchase.id}`,
      at,
      entries: entriesOf(purchase, isByCode(purchase) ? 'prepaid' : 'cash'),
    })),
  );
  // Access that an administrator opened by hand stays.
  const opening = sales.filter(({ buyer }, index) => stored[index]!.startsAt <= at && !hasFullAccess(buyer));
  for (const [plan, same] of Map.groupBy(opening, (sale) => sale.plan.id)) {
    await updateUsers(
      tx,
      same.map(({ buyer }) => buyer.id),
      { accessDoc: plan },
    );
  }
  const news = await putEach(
    tx,
    stored.map((purchase, index) => ({ user: purchase.user, ...purchaseNews(purchase, at, sales[index]!.order) })),
  );
  return stored.map((purchase, index) => ({ purchase, news: news[index]! }));
}

/** Without an id where it is opened just now. */
type OpenPlan = Pick<PurchaseRow, 'user' | 'planName' | 'duration' | 'endsAt'> & { id?: number };
type Period = { startsAt: Date; endsAt: Date | null };

/** When each sale opens: after what its buyer has, and after the sales before it. */
async function findPeriods(tx: Database, sales: readonly NewPurchase[], at: Date): Promise<(NewPurchase & Period)[]> {
  const buyers = sales.map(({ buyer }) => buyer.id);
  const open: OpenPlan[] = await openOfAll(tx, buyers, at);
  return sales.map((sale) => {
    const own = open.filter(({ user }) => user === sale.buyer.id);
    const startsAt = endOfAll(own, at);
    if (!startsAt) throw hasNoEnd(own.find(({ endsAt }) => endsAt === null)!);
    const endsAt = endOf(sale.duration, startsAt) ?? null;
    open.push({ user: sale.buyer.id, planName: sale.plan.name, duration: sale.duration, endsAt });
    return { ...sale, startsAt, endsAt };
  });
}

async function storePurchases(
  tx: Database,
  { houseId, terms, at }: Pick<PurchaseDependencies, 'houseId' | 'terms'> & { at: Date },
  sales: readonly (NewPurchase & Period)[],
): Promise<PurchaseRow[]> {
  const commissions = await commissionsOn(tx, sales, { at, houseId, terms });
  return tx
    .insert(purchases)
    .values(
      sales.map(({ buyer, plan, duration, price, complimentary, isPrepaid, startsAt, endsAt }, index) => {
        const { referrer, amount, holdUntil, reasons } = commissions[index]!;
        return {
          user: buyer.id,
          plan: plan.id,
          planName: plan.name,
          duration,
          price,
          complimentary,
          ...(isPrepaid && { provider: BY_CODE }),
          boughtAt: at,
          startsAt,
          endsAt,
          referrer,
          commission: amount,
          holdUntil,
          review: reasons.length > 0 ? ('waiting' as const) : null,
          reviewReasons: reasons,
        };
      }),
    )
    .returning();
}

/** `from`: where the money is. What was paid back was always cash. */
export function entriesOf({ price, commission, referrer }: PurchaseRow, from: 'cash' | 'prepaid' = 'cash'): Entry[] {
  const sale = saleEntries(price, from);
  if (referrer === null) return sale;
  return [...sale, [userAccount(referrer, 'held'), commission], [houseAccount('commission'), -commission]];
}

export const saleEntries = (amount: number, from: 'cash' | 'prepaid' = 'cash'): Entry[] => [
  [houseAccount(from), -amount],
  [houseAccount('sales'), amount],
];

const hasNoEnd = ({ id, planName, duration }: OpenPlan) =>
  conflict(errorMessages.hasNoEnd({ plan: planName, duration, purchase: id }));
