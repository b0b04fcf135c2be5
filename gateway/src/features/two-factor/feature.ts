import type { Feature } from '../feature.ts';
import { twoFactorApi, type TwoFactorApi } from './api.ts';
import { twoFactorResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    twoFactor: TwoFactorApi;
  }
}

export const twoFactor: Feature = {
  resolvers: twoFactorResolvers,
  context: ({ rest }) => ({ twoFactor: twoFactorApi(rest) }),
};
