import type { Database } from '../../db/connection.ts';
import { preview } from '../../db/preview.ts';
import { grantPlan, type PurchaseDependencies } from './grant.ts';
import { heldPlans } from './held-plans.ts';
import { withoutMoney } from './payments.ts';
import { type Refunded, refundPurchase } from './refund.ts';

/** Nobody is notified and no money moves, which a rolled back transaction would not undo. */
const within = (tx: Database, dependencies: PurchaseDependencies): PurchaseDependencies => ({
  ...dependencies,
  db: tx,
  live: { ...dependencies.live, publish: () => {} },
  providers: withoutMoney(dependencies.providers),
});

/** What `grantPlan` would do. */
export const previewGrant = (dependencies: PurchaseDependencies, grant: Parameters<typeof grantPlan>[1]) =>
  preview(dependencies.db, (tx) => grantPlan(within(tx, dependencies), grant));

/** What `refundPurchase` would do, and the plans that would be left. */
export const previewRefund = (dependencies: PurchaseDependencies, which: Refunded) =>
  preview(dependencies.db, async (tx) => {
    const refunded = await refundPurchase(within(tx, dependencies), which);
    return { ...refunded, plans: await heldPlans(tx, refunded.purchase.user, dependencies.now()) };
  });
