export { endPlans, hadPlan } from './access.ts';
export { grantPlan, type PurchaseDependencies } from './grant.ts';
export { heldPlans } from './held-plans.ts';
export { purchasesOf } from './list.ts';
export { refundPurchase } from './refund.ts';
