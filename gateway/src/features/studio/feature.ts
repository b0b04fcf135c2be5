import type { Feature } from '../feature.ts';
import { studioApi, type StudioApi } from './api.ts';
import { studioResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    studio: StudioApi;
  }
}

export const studio: Feature = {
  resolvers: studioResolvers,
  context: ({ rest }) => ({ studio: studioApi(rest) }),
};
