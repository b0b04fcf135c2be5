import type { Feature } from '../feature.ts';
import { editorialReviewApi, type EditorialReviewApi } from './api.ts';
import { editorialReviewResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    editorialReview: EditorialReviewApi;
  }
}

export const editorialReview: Feature = {
  resolvers: editorialReviewResolvers,
  context: ({ rest }) => ({ editorialReview: editorialReviewApi(rest) }),
};
