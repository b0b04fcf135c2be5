import type { Templated } from '../notifications/index.ts';
import type { PurchaseRow } from './access.ts';

const openPlan = ({ planName, endsAt }: PurchaseRow) => ({
  plan: planName,
  endsAt: endsAt === null ? null : endsAt.toISOString(),
});

/** What a buyer is told of a purchase. */
export function purchaseNews(purchase: PurchaseRow, now: Date): Templated {
  const { duration, price, startsAt } = purchase;
  const params = { ...openPlan(purchase), duration, price };
  return startsAt > now
    ? { template: 'purchase-waiting', params: { ...params, startsAt: startsAt.toISOString() } }
    : { template: 'purchase-completed', params };
}

/** What is left after a refund: the purchase that runs now, or access that an administrator opened. */
export type Left = { running: PurchaseRow | undefined; hasAccess: boolean };

/** What a buyer is told of a refund, as it was before it. */
export function refundNews(purchase: PurchaseRow, { running, hasAccess }: Left, now: Date): Templated {
  const { planName, price, startsAt, closedAt } = purchase;
  const before = startsAt > now ? 'waiting' : 'running';
  return {
    template: 'purchase-refunded',
    params: {
      plan: planName,
      price,
      was: closedAt === null ? before : 'ended',
      running: running ? openPlan(running) : null,
      hasAccess,
    },
  };
}
