import { and, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { canonicalAddress, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { coincidencesOf } from './coincidences.ts';

const HOUR_MS = 3_600_000;
/** In hundredths of a per cent: in floating point, 0.29 × 100 Tk is 28. */
const WHOLE = 10_000;

export type CommissionTerms = { rate: number; holdHours: number };

/** Of one sale. `reasons` is empty unless the commission needs a review. */
export type Commission = { referrer: number | null; amount: number; holdUntil: Date; reasons: string[] };

/**
 * No commission without a referrer, for the house, or for oneself: an address may have changed since the sign-up. A
 * referral earns once (B6), unless the earlier purchase was refunded in time. Both rows must be locked.
 */
export async function commissionsOn(
  db: Database,
  sales: readonly { buyer: User; price: number }[],
  { at, houseId, terms }: { at: Date; houseId: number; terms: CommissionTerms },
): Promise<Commission[]> {
  const holdUntil = new Date(at.getTime() + terms.holdHours * HOUR_MS);
  const none: Commission = { referrer: null, amount: 0, holdUntil, reasons: [] };
  const isReferred = ({ id, referredBy }: User) => referredBy !== null && referredBy !== houseId && referredBy !== id;
  const buyers = sales.map(({ buyer }) => buyer).filter(isReferred);
  if (buyers.length === 0) return sales.map(() => none);
  const referrers = await findReferrers(db, buyers);
  const haveEarned = await findThoseWhoEarned(db, buyers);
  const commissions = sales.map(({ buyer, price }): Commission => {
    const referrer = isReferred(buyer) ? referrers.get(buyer.referredBy!) : undefined;
    if (!referrer || canonicalAddress(referrer.email) === canonicalAddress(buyer.email)) return none;
    if (haveEarned.has(buyer.id)) return none;
    const amount = shareOf(price, terms.rate);
    if (amount > 0) haveEarned.add(buyer.id);
    return { referrer: referrer.id, amount, holdUntil, reasons: [] };
  });
  return withReasons(db, sales, commissions);
}

/** The coincidences that send a commission to a review. */
async function withReasons(
  db: Database,
  sales: readonly { buyer: User }[],
  commissions: readonly Commission[],
): Promise<Commission[]> {
  const buyersOf = new Map<number, number[]>();
  for (const [index, { referrer, amount }] of commissions.entries()) {
    if (referrer !== null && amount > 0) {
      buyersOf.set(referrer, [...(buyersOf.get(referrer) ?? []), sales[index]!.buyer.id]);
    }
  }
  const shared = new Map<number, string[]>();
  for (const [referrer, buyers] of buyersOf) {
    for (const [buyer, reasons] of await coincidencesOf(db, referrer, buyers)) shared.set(buyer, reasons);
  }
  return commissions.map((one, index) =>
    one.amount > 0 ? { ...one, reasons: shared.get(sales[index]!.buyer.id) ?? [] } : one,
  );
}

async function findReferrers(db: Database, buyers: readonly User[]) {
  const ids = buyers.map(({ referredBy }) => referredBy!);
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.userType, 'student')));
  return new Map(found.map((referrer) => [referrer.id, referrer]));
}

/** Buyers whose referrers have earned something, or may still do. */
async function findThoseWhoEarned(db: Database, buyers: readonly User[]): Promise<Set<number>> {
  const ids = buyers.map(({ id }) => id);
  const stands = or(
    isNull(purchases.refundedAt),
    isNotNull(purchases.releasedAt),
    and(isNull(purchases.takenBackAt), gte(purchases.refundedAt, purchases.holdUntil)),
  );
  const found = await db
    .select({ user: purchases.user })
    .from(purchases)
    .where(and(inArray(purchases.user, ids), gt(purchases.commission, 0), stands));
  return new Set(found.map(({ user }) => user));
}

/** Rounded down to whole Tk. */
export const shareOf = (price: number, rate: number) => Math.floor((price * Math.round(rate * WHOLE)) / WHOLE);
