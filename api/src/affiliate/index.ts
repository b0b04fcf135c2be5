export { affiliateAdminRoutes } from './admin-routes.ts';
export { commissionOn, type CommissionTerms } from './commission.ts';
export { affiliateRoutes } from './routes.ts';
