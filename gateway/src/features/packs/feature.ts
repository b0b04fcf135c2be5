import type { Feature } from '../feature.ts';
import { packsApi, type PacksApi } from './api.ts';
import { packsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    packs: PacksApi;
  }
}

export const packs: Feature = {
  resolvers: packsResolvers,
  context: ({ rest }) => ({ packs: packsApi(rest) }),
};
