export { plansApi, type PlansApi } from './api.ts';
export { heldPlans } from './held.ts';
export { plansResolvers } from './resolvers.ts';
