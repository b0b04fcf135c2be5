import type { Feature } from '../feature.ts';
import { pushApi, type PushApi } from './api.ts';
import { pushResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    push: PushApi;
  }
}

export const push: Feature = {
  resolvers: pushResolvers,
  context: ({ rest }) => ({ push: pushApi(rest) }),
};
