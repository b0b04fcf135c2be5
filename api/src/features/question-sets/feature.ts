import type { Feature } from '../feature.ts';
import { questionSetRoutes } from './routes.ts';

export const questionSets: Feature = {
  routes: ({ questions }) => [questionSetRoutes(questions)],
};
