export { plansApi, type PlansApi } from './api.ts';
export { plansResolvers } from './resolvers.ts';
