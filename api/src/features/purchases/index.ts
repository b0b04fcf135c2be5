export { endPlans, hadPlan, openOf } from './access.ts';
export { type Evidence, grantPlan } from './grant.ts';
export { heldPlans } from './held-plans.ts';
export { purchasesOf } from './list.ts';
export { lockBuyer, openPlan, openPlans, type PurchaseDependencies, type Sale } from './open-plan.ts';
export { type RefundEvidence, refundPurchase } from './refund.ts';
