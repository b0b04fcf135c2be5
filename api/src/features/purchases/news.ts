import type { Templated } from '../notifications/index.ts';
import { isByCode, type PurchaseRow } from './access.ts';

const openPlan = ({ planName, endsAt }: PurchaseRow) => ({
  plan: planName,
  endsAt: endsAt === null ? null : endsAt.toISOString(),
});

/** What the reader has paid. */
const priceFor = (purchase: PurchaseRow) => (isByCode(purchase) ? 0 : purchase.price);

/** `order`: what was ordered before it was paid. */
export function purchaseNews(purchase: PurchaseRow, now: Date, order: string | undefined): Templated {
  const { duration, startsAt } = purchase;
  const params = { ...openPlan(purchase), duration, price: priceFor(purchase), ...(order !== undefined && { order }) };
  return startsAt > now
    ? { template: 'purchase-waiting', params: { ...params, startsAt: startsAt.toISOString() } }
    : { template: 'purchase-completed', params };
}

/** What the buyer still has: a current purchase, or access that an administrator opened. */
export type Remaining = { running: PurchaseRow | undefined; hasAccess: boolean };

export function refundNews(purchase: PurchaseRow, { running, hasAccess }: Remaining, now: Date): Templated {
  const { planName, startsAt, closedAt } = purchase;
  const before = startsAt > now ? 'waiting' : 'running';
  return {
    template: 'purchase-refunded',
    params: {
      plan: planName,
      price: priceFor(purchase),
      was: closedAt === null ? before : 'ended',
      running: running ? openPlan(running) : null,
      hasAccess,
    },
  };
}

/** The plan stays open. */
export const partlyRefundedNews = (purchase: PurchaseRow, amount: number): Templated => ({
  template: 'purchase-partly-refunded',
  params: { ...openPlan(purchase), amount },
});
