import { and, eq, gt, gte, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import { isAddressVerified, lockUser } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { book, creditEntries, userAccount } from '../ledger/index.ts';
import { coincidencesOf } from './coincidences.ts';

const isReleasable = (now: Date) =>
  and(
    gt(purchases.commission, 0),
    isNull(purchases.releasedAt),
    isNull(purchases.takenBackAt),
    lte(purchases.holdUntil, now),
    or(isNull(purchases.refundedAt), gte(purchases.refundedAt, purchases.holdUntil)),
    or(isNull(purchases.review), ne(purchases.review, 'waiting')),
  );

/** Releases what nobody has looked at since its refund window ended. */
export async function releaseDue(db: Database, now: Date): Promise<void> {
  const isCleared = or(eq(purchases.review, 'approved'), isNotNull(users.emailVerifiedAt));
  const referrers = await db
    .selectDistinct({ user: purchases.referrer })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.user))
    .where(and(isReleasable(now), isCleared));
  for (const { user } of referrers) {
    await db.transaction(async (tx) => {
      await lockUser(tx, user!);
      await releaseHeld(tx, user!, now);
    });
  }
}

/**
 * Releases commissions after their refund window. Called whenever earnings are read, with the user's row locked.
 * Commissions in review or of buyers with unverified addresses stay held, unless approved.
 */
export async function releaseHeld(tx: Database, user: number, now: Date): Promise<void> {
  const releasable = await tx
    .select({ purchase: purchases, emailVerifiedAt: users.emailVerifiedAt })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.user))
    .where(and(eq(purchases.referrer, user), isReleasable(now)))
    .orderBy(purchases.id);
  const reasons = await sendToReview(
    tx,
    user,
    releasable.map(({ purchase }) => purchase),
  );
  for (const { purchase, emailVerifiedAt } of releasable) {
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

/** Before a payout: released commissions whose accounts now share something go to review. */
export async function reviewReleased(tx: Database, user: number): Promise<void> {
  await sendToReview(tx, user, await unreviewedOf(tx, user, isNotNull(purchases.releasedAt)));
}

/** The same for held commissions too. */
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

/** Returns the reasons by purchase id. Each is reviewed once. */
async function sendToReview(
  tx: Database,
  referrer: number,
  candidates: readonly (typeof purchases.$inferSelect)[],
): Promise<Map<number, string[]>> {
  const unreviewed = candidates.filter(({ review }) => review === null);
  const buyers = [...new Set(unreviewed.map(({ user }) => user))];
  const shared = await coincidencesOf(tx, referrer, buyers);
  const toReview = unreviewed.flatMap(({ id, user }): [number, string[]][] => {
    const reasons = shared.get(user);
    return reasons ? [[id, reasons]] : [];
  });
  for (const [id, reviewReasons] of toReview) {
    await tx.update(purchases).set({ review: 'waiting', reviewReasons }).where(eq(purchases.id, id));
  }
  return new Map(toReview);
}
