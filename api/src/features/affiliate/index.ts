export { affiliateAdminRoutes } from './admin-routes.ts';
export { commissionOn, type CommissionTerms } from './commission.ts';
export { affiliateRoutes } from './routes.ts';
export { releaseHeld } from './release.ts';
export { settleUnproven } from './settle-unproven.ts';
