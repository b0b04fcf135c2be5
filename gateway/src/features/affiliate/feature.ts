import type { Feature } from '../feature.ts';
import { affiliateApi, type AffiliateApi } from './api.ts';
import { affiliateResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    affiliate: AffiliateApi;
  }
}

export const affiliate: Feature = {
  resolvers: affiliateResolvers,
  context: ({ rest }, { own, accounts }) => ({ affiliate: affiliateApi(rest, own, accounts) }),
};
