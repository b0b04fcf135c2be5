import { and, eq, gt, gte, isNotNull, isNull, or } from 'drizzle-orm';
import { canonicalAddress, findUser, type User } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { coincidencesOf } from './coincidences.ts';

const HOUR_MS = 3_600_000;
/** A rate is kept in hundredths of a per cent: 0.29 × 100 Tk is 29, which floating point makes 28. */
const WHOLE = 10_000;

export type CommissionTerms = { rate: number; holdHours: number };

/** What a purchase earns whom, until when it is held, and why it waits for a review, if it does. */
export type Commission = { referrer: number | null; amount: number; holdUntil: Date; reasons: string[] };

/**
 * The commission on a purchase: none where nobody else referred the buyer, and none to the house. That nobody refers
 * oneself is looked at again, because an address may have changed since the sign-up. One referral earns once (B6): a
 * later purchase earns only where the one before was refunded before it was earned. What the two accounts share is looked
 * for here, at the release and before a payout. Both rows are locked.
 */
export async function commissionOn(
  db: Database,
  given: { buyer: User; price: number; at: Date; houseId: number; terms: CommissionTerms },
): Promise<Commission> {
  const { buyer, price, at, houseId, terms } = given;
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

/** Whether a purchase of this buyer has earned something, or may yet. */
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

/** `rate` of whole Tk, rounded down to whole Tk. */
export const shareOf = (price: number, rate: number) => Math.floor((price * Math.round(rate * WHOLE)) / WHOLE);
