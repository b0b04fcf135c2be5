export { endingPlans, endOfAccess, endPlans, hadPlan, openOf } from './access.ts';
export { grantPlan } from './grant.ts';
export { heldPlans } from './held-plans.ts';
export { purchasesOf } from './list.ts';
export { lockBuyer, openPlan, openPlans, type PurchaseDependencies } from './open-plan.ts';
export { refundPurchase } from './refund.ts';
