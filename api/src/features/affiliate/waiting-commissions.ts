import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { wordsOf, wordsOfStored } from '../../http/messages.ts';
import { reviewMessages } from './messages.ts';

const MAX_SHOWN = 500;

const referrers = alias(users, 'referrers');
const buyerColumns = { userId: users.userId, name: users.name };
const referrerColumns = { userId: referrers.userId, name: referrers.name };

type Which = { only?: readonly number[]; limit?: number; after?: number | undefined };

const isInReview = and(gt(purchases.commission, 0), eq(purchases.review, 'waiting'));

const isUnverified = (now: Date) =>
  and(
    gt(purchases.commission, 0),
    isNull(purchases.review),
    isNull(purchases.releasedAt),
    isNull(purchases.takenBackAt),
    isNull(purchases.refundedAt),
    lte(purchases.holdUntil, now),
    isNull(users.emailVerifiedAt),
  );

/** Of those that `waitingCommissions` lists. Two counts, because each has an index. */
export async function countWaitingCommissions(db: Database, now: Date): Promise<number> {
  const counts = [isInReview, isUnverified(now)].map(async (condition) => {
    const [row] = await db
      .select({ waiting: count() })
      .from(purchases)
      .innerJoin(users, eq(users.id, purchases.user))
      .where(and(isNotNull(purchases.referrer), condition));
    return row!.waiting;
  });
  const [inReview, unverified] = await Promise.all(counts);
  return inReview! + unverified!;
}

/** In review, or past their hold with an unverified buyer; oldest first. `only`: of these referrers (`users.id`). */
export async function waitingCommissions(db: Database, now: Date, { only, limit = MAX_SHOWN, after }: Which = {}) {
  const rows = await db
    .select({ purchase: purchases, buyer: buyerColumns, referrer: referrerColumns })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.user))
    .innerJoin(referrers, eq(referrers.id, purchases.referrer))
    .where(
      and(
        or(isInReview, isUnverified(now)),
        only && inArray(purchases.referrer, [...only]),
        after === undefined ? undefined : gt(purchases.id, after),
      ),
    )
    .orderBy(asc(purchases.id))
    .limit(limit);
  return rows.map(({ purchase, buyer, referrer }) => ({
    purchase: purchase.id,
    user_id: referrer.userId,
    name: referrer.name,
    buyer: buyer.userId,
    buyer_name: buyer.name,
    plan: purchase.plan,
    amount: purchase.commission,
    bought_at: purchase.boughtAt.toISOString(),
    state: stateOf(purchase),
    review: purchase.review === 'waiting',
    reasons:
      purchase.review === 'waiting'
        ? purchase.reviewReasons.map(wordsOfStored)
        : [wordsOf(reviewMessages.unverified())],
  }));
}

export function stateOf({ takenBackAt, releasedAt }: typeof purchases.$inferSelect): Schemas['CommissionState'] {
  if (takenBackAt) return 'taken back';
  return releasedAt ? 'released' : 'held';
}
