import type { Feature } from '../feature.ts';
import { questionsApi, type QuestionsApi } from './api.ts';
import { questionsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    questions: QuestionsApi;
  }
}

export const questions: Feature = {
  resolvers: questionsResolvers,
  context: ({ rest }) => ({ questions: questionsApi(rest) }),
};
