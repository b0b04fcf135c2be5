import { and, eq, gt, gte, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { isAddressVerified } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { book, creditEntries, userAccount } from '../ledger/index.ts';
import { coincidencesOf } from './coincidences.ts';

/**
 * Releases what the refund window has passed over, as of the moment when nothing stood in its way any more. Done whenever a
 * user's earnings are looked at, with the user's row locked. What waits for a review stays held; so does what a buyer of
 * an unverified address bought, unless an administrator has approved it.
 */
export async function releaseHeld(tx: Database, user: number, now: Date): Promise<void> {
  const due = await tx
    .select({ purchase: purchases, emailVerifiedAt: users.emailVerifiedAt })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.user))
    .where(
      and(
        eq(purchases.referrer, user),
        gt(purchases.commission, 0),
        isNull(purchases.releasedAt),
        isNull(purchases.takenBackAt),
        lte(purchases.holdUntil, now),
        or(isNull(purchases.refundedAt), gte(purchases.refundedAt, purchases.holdUntil)),
        or(isNull(purchases.review), ne(purchases.review, 'waiting')),
      ),
    )
    .orderBy(purchases.id);
  const reasons = await sendToReview(
    tx,
    user,
    due.map(({ purchase }) => purchase),
  );
  for (const { purchase, emailVerifiedAt } of due) {
    const { id, commission, holdUntil, review, reviewedAt } = purchase;
    const isApproved = review === 'approved';
    if (reasons.has(id) || !(isApproved || isAddressVerified({ emailVerifiedAt }))) continue;
    const clearedAt = isApproved ? reviewedAt : emailVerifiedAt;
    await tx.update(purchases).set({ releasedAt: now }).where(eq(purchases.id, id));
    await book(tx, {
      key: `release:${id}`,
      at: new Date(Math.max(holdUntil.getTime(), clearedAt!.getTime())),
      entries: [[userAccount(user, 'held'), -commission], ...(await creditEntries(tx, user, commission))],
    });
  }
}

/** Sends released commissions to a review whose accounts share something by now. Done before a payout. */
export async function reviewReleased(tx: Database, user: number): Promise<void> {
  await sendToReview(tx, user, await unreviewedOf(tx, user, isNotNull(purchases.releasedAt)));
}

/** The same for all of a user's commissions, held ones too. */
export async function reviewAll(tx: Database, user: number): Promise<void> {
  await sendToReview(tx, user, await unreviewedOf(tx, user));
}

const unreviewedOf = (tx: Database, user: number, further?: SQL) =>
  tx
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.referrer, user),
        gt(purchases.commission, 0),
        isNull(purchases.takenBackAt),
        isNull(purchases.review),
        further,
      ),
    );

/** Of these purchases, those that go to a review now, by their ids, with why. One that was reviewed does not go again. */
async function sendToReview(
  tx: Database,
  referrer: number,
  some: readonly (typeof purchases.$inferSelect)[],
): Promise<Map<number, string[]>> {
  const unreviewed = some.filter(({ review }) => review === null);
  const buyers = [...new Set(unreviewed.map(({ user }) => user))];
  const shared = await coincidencesOf(tx, referrer, buyers);
  const found = unreviewed.flatMap(({ id, user }): [number, string[]][] => {
    const reasons = shared.get(user);
    return reasons ? [[id, reasons]] : [];
  });
  for (const [id, reviewReasons] of found) {
    await tx.update(purchases).set({ review: 'waiting', reviewReasons }).where(eq(purchases.id, id));
  }
  return new Map(found);
}
