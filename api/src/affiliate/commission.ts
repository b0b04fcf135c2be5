import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { findUser, mailboxOf, type User } from '../accounts/index.ts';
import type { Database } from '../db/connection.ts';
import { purchases } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
/** A rate is kept in hundredths of a per cent: 0.29 × 100 Tk is 29, which floating point makes 28. */
const WHOLE = 10_000;

export type CommissionTerms = { rate: number; holdHours: number };

/** What a purchase earns whom, and until when it is held. */
export type Commission = { referrer: number | null; amount: number; holdUntil: Date };

/**
 * The commission on a purchase: none where nobody else referred the buyer, and none to the house. That nobody refers
 * oneself is looked at again, because an address may have changed since the sign-up. One referral earns once (B6): a
 * later purchase earns only where the one before was refunded within its hold. The buyer's row is locked.
 */
export async function commissionOn(
  db: Database,
  given: { buyer: User; price: number; at: Date; houseId: number; terms: CommissionTerms },
): Promise<Commission> {
  const { buyer, price, at, houseId, terms } = given;
  const holdUntil = new Date(at.getTime() + terms.holdHours * HOUR_MS);
  const none = { referrer: null, amount: 0, holdUntil };
  if (buyer.referredBy === null || buyer.referredBy === houseId || buyer.referredBy === buyer.id) return none;
  const referrer = await findUser(db, buyer.referredBy);
  if (!referrer || referrer.userType !== 'student') return none;
  if (mailboxOf(referrer.email) === mailboxOf(buyer.email)) return none;
  if (await hasEarned(db, buyer.id)) return none;
  return { referrer: referrer.id, amount: shareOf(price, terms.rate), holdUntil };
}

/** Whether a purchase of this buyer has a commission that stands. */
const hasEarned = async (db: Database, buyer: number) =>
  (await db.$count(
    purchases,
    and(
      eq(purchases.user, buyer),
      gt(purchases.commission, 0),
      or(isNull(purchases.refundedAt), gte(purchases.refundedAt, purchases.holdUntil)),
    ),
  )) > 0;

/** `rate` of whole Tk, rounded down to whole Tk. */
export const shareOf = (price: number, rate: number) => Math.floor((price * Math.round(rate * WHOLE)) / WHOLE);
