import type { Feature } from '../feature.ts';
import { listAdminRoutes } from './lists/routes.ts';
import { correctionRoutes } from './publication/routes.ts';
import { boardFilterRoutes, questionRoutes } from './routes.ts';

export const bank: Feature = {
  calls: ({ questions }) => [
    ['/board-filter', boardFilterRoutes(questions)],
    ['/questions', questionRoutes(questions)],
  ],
  desk: ({ db, bank }) => [listAdminRoutes({ db, onChanged: () => bank.expire() })],
  // In the studio nobody changes what readers see without a reviewer.
  admin: ({ db, now, bank }) => [correctionRoutes({ db, now, onChanged: () => bank.expire() })],
};
