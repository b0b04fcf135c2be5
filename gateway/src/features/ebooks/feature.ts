import type { Feature } from '../feature.ts';
import { ebooksApi, type EbooksApi } from './api.ts';
import { ebooksResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    ebooks: EbooksApi;
  }
}

export const ebooks: Feature = {
  resolvers: ebooksResolvers,
  context: ({ rest }) => ({ ebooks: ebooksApi(rest) }),
};
