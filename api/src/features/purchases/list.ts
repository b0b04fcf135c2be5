import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Schemas } from 'schema/rest/bodies.ts';
import { commissionState } from '../affiliate/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases, users } from '../../db/schema.ts';
import { paymentsByPurchase } from '../payments/index.ts';
import type { PurchaseRow } from './access.ts';

const MAX_SHOWN = 200;

const referrers = alias(users, 'referrers');

/** Refunded and ended ones too, latest first; at most 200. */
export async function purchasesOf(db: Database, user: number, now: Date) {
  const rows = await db
    .select({ purchase: purchases, referrer: { user_id: referrers.userId, name: referrers.name } })
    .from(purchases)
    .leftJoin(referrers, eq(referrers.id, purchases.referrer))
    .where(eq(purchases.user, user))
    .orderBy(desc(purchases.id))
    .limit(MAX_SHOWN);
  const evidence = await paymentsByPurchase(
    db,
    rows.map(({ purchase }) => purchase.id),
  );
  return rows.map(({ purchase, referrer }) => ({
    purchase: purchase.id,
    plan: purchase.plan,
    name: purchase.planName,
    duration: purchase.duration,
    price: purchase.price,
    complimentary: purchase.complimentary,
    refunded: purchase.refunded,
    payments: evidence.get(purchase.id) ?? [],
    bought_at: purchase.boughtAt.toISOString(),
    starts_at: purchase.startsAt.toISOString(),
    ends_at: purchase.endsAt?.toISOString() ?? null,
    refunded_at: purchase.refundedAt?.toISOString() ?? null,
    state: stateOf(purchase, now),
    commission: purchase.commission,
    commission_state: purchase.commission > 0 ? commissionState(purchase) : null,
    review: purchase.review,
    referrer: purchase.commission > 0 ? referrer : null,
  }));
}

function stateOf(
  { refundedAt, closedAt, endsAt, startsAt }: PurchaseRow,
  now: Date,
): Schemas['PersonPurchase']['state'] {
  if (refundedAt) return 'refunded';
  if (closedAt || (endsAt && endsAt <= now)) return 'ended';
  return startsAt > now ? 'upcoming' : 'running';
}
