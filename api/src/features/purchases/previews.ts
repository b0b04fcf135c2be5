import type { Database } from '../../db/connection.ts';
import { preview } from '../../db/preview.ts';
import { grantPlan } from './grant.ts';
import { heldPlans } from './held-plans.ts';
import type { PurchaseDependencies } from './open-plan.ts';
import { type Refunded, refundPurchase } from './refund.ts';

/** Nobody is notified, which a rolled back transaction would not undo. */
const within = (tx: Database, dependencies: PurchaseDependencies): PurchaseDependencies => ({
  ...dependencies,
  db: tx,
  live: { ...dependencies.live, publish: () => {} },
});

type Grant = Omit<Parameters<typeof grantPlan>[1], 'evidence'>;

/** What `grantPlan` would do at the plan's price. */
export const previewGrant = (dependencies: PurchaseDependencies, grant: Grant) =>
  preview(dependencies.db, (tx) => grantPlan(within(tx, dependencies), { ...grant, evidence: { preview: true } }));

/** What paying all back would do, and the plans that would be left. */
export const previewRefund = (dependencies: PurchaseDependencies, which: Refunded) =>
  preview(dependencies.db, async (tx) => {
    const refunded = await refundPurchase(within(tx, dependencies), which, { preview: true });
    return { ...refunded, plans: await heldPlans(tx, refunded.purchase.user, dependencies.now()) };
  });
