import type { Feature } from '../feature.ts';
import { deskContentApi, type DeskContentApi } from './api.ts';
import { deskContentResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    deskContent: DeskContentApi;
  }
}

export const deskContent: Feature = {
  resolvers: deskContentResolvers,
  context: ({ rest }) => ({ deskContent: deskContentApi(rest) }),
};
