import type { Feature } from '../feature.ts';
import { plansApi, type PlansApi } from './api.ts';
import { plansResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    plans: PlansApi;
  }
}

export const plans: Feature = {
  resolvers: plansResolvers,
  context: ({ rest }) => ({ plans: plansApi(rest) }),
};
