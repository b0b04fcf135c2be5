import type { Feature } from '../feature.ts';
import { questionSetsApi, type QuestionSetsApi } from './api.ts';
import { questionSetsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    questionSets: QuestionSetsApi;
  }
}

export const questionSets: Feature = {
  resolvers: questionSetsResolvers,
  context: ({ rest, shared: { questionPages } }) => ({ questionSets: questionSetsApi(rest, questionPages) }),
};
