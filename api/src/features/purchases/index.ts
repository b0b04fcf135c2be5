export { endPlans } from './access.ts';
export { grantPlan, type PurchaseDependencies } from './grant.ts';
export { heldPlans } from './held-plans.ts';
export { refundPurchase } from './refund.ts';
