import type { Feature } from '../feature.ts';
import { reviewApi, type ReviewApi } from './api.ts';
import { reviewResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    review: ReviewApi;
  }
}

export const review: Feature = {
  resolvers: reviewResolvers,
  context: ({ rest }) => ({ review: reviewApi(rest) }),
};
