import type { Feature } from '../feature.ts';
import { curriculumApi, type CurriculumApi } from './api.ts';
import { curriculumResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    curriculum: CurriculumApi;
  }
}

export const curriculum: Feature = {
  resolvers: curriculumResolvers,
  context: ({ rest, shared: { questionPages } }) => ({ curriculum: curriculumApi(rest, questionPages) }),
};
