export { affiliateApi, type AffiliateApi } from './api.ts';
export { affiliateResolvers } from './resolvers.ts';
