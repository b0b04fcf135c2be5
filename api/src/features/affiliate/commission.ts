import { and, eq, gt, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { canonicalAddress, findUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { coincidencesOf } from './coincidences.ts';

const HOUR_MS = 3_600_000;
/** In hundredths of a per cent: in floating point, 0.29 × 100 Tk is 28. */
const WHOLE = 10_000;

export type CommissionTerms = { rate: number; holdHours: number };

/** `reasons` is empty unless the commission needs a review. */
export type Commission = { referrer: number | null; amount: number; holdUntil: Date; reasons: string[] };

/**
 * No commission without a referrer, for the house, or for oneself: an address may have changed since the sign-up. A
 * referral earns once (B6), unless the earlier purchase was refunded in time. Both rows must be locked.
 */
export async function commissionOn(
  db: Database,
  options: { buyer: User; price: number; at: Date; houseId: number; terms: CommissionTerms },
): Promise<Commission> {
  const { buyer, price, at, houseId, terms } = options;
  const holdUntil = new Date(at.getTime() + terms.holdHours * HOUR_MS);
  const none = { referrer: null, amount: 0, holdUntil, reasons: [] };
  if (buyer.referredBy === null || buyer.referredBy === houseId || buyer.referredBy === buyer.id) return none;
  const referrer = await findUser(db, buyer.referredBy);
  if (!referrer || referrer.userType !== 'student') return none;
  if (canonicalAddress(referrer.email) === canonicalAddress(buyer.email)) return none;
  if (await hasEarned(db, buyer.id)) return none;
  const amount = shareOf(price, terms.rate);
  const shared = amount > 0 ? await coincidencesOf(db, referrer.id, [buyer.id]) : undefined;
  return { referrer: referrer.id, amount, holdUntil, reasons: shared?.get(buyer.id) ?? [] };
}

/** Or may still earn something. */
const hasEarned = async (db: Database, buyer: number) =>
  (await db.$count(
    purchases,
    and(
      eq(purchases.user, buyer),
      gt(purchases.commission, 0),
      or(
        isNull(purchases.refundedAt),
        isNotNull(purchases.releasedAt),
        and(isNull(purchases.takenBackAt), gte(purchases.refundedAt, purchases.holdUntil)),
      ),
    ),
  )) > 0;

/** Rounded down to whole Tk. */
export const shareOf = (price: number, rate: number) => Math.floor((price * Math.round(rate * WHOLE)) / WHOLE);
