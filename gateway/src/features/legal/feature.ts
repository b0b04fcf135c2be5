import type { Feature } from '../feature.ts';
import { legalApi, type LegalApi } from './api.ts';
import { legalResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    legal: LegalApi;
  }
}

export const legal: Feature = {
  resolvers: legalResolvers,
  context: ({ rest }) => ({ legal: legalApi(rest) }),
};
