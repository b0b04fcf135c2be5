import type { Feature } from '../feature.ts';
import { studyApi, type StudyApi } from './api.ts';
import { studyResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    study: StudyApi;
  }
}

export const study: Feature = {
  resolvers: studyResolvers,
  context: ({ rest }) => ({ study: studyApi(rest) }),
};
