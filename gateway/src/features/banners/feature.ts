import type { Feature } from '../feature.ts';
import { bannersApi, type BannersApi } from './api.ts';
import { bannersResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    banners: BannersApi;
  }
}

export const banners: Feature = {
  resolvers: bannersResolvers,
  context: ({ rest }) => ({ banners: bannersApi(rest) }),
};
