import type { Feature } from '../feature.ts';
import { bankFilterRoutes, bankRoutes } from './routes.ts';

export const questionSets: Feature = {
  calls: ({ questions }) => [
    ['/bank', bankRoutes(questions)],
    ['/bank-filter', bankFilterRoutes(questions)],
  ],
};
