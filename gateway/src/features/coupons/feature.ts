import type { Feature } from '../feature.ts';
import { couponsApi, type CouponsApi } from './api.ts';
import { couponResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    coupons: CouponsApi;
  }
}

export const coupons: Feature = {
  resolvers: couponResolvers,
  context: ({ rest }) => ({ coupons: couponsApi(rest) }),
};
