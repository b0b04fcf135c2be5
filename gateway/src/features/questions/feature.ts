import type { Feature } from '../feature.ts';
import { questionsApi, type QuestionPageCaches, type QuestionsApi } from './api.ts';
import { questionsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    questions: QuestionsApi;
  }
  interface Shared {
    questionPages: QuestionPageCaches;
  }
}

export const questions: Feature = {
  resolvers: questionsResolvers,
  context: ({ rest, shared: { questionPages } }) => ({ questions: questionsApi(rest, questionPages) }),
};
