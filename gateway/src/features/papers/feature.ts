import type { Feature } from '../feature.ts';
import { papersApi, type PapersApi } from './api.ts';
import { paperResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    papers: PapersApi;
  }
}

export const papers: Feature = {
  resolvers: paperResolvers,
  context: ({ rest }) => ({ papers: papersApi(rest) }),
};
