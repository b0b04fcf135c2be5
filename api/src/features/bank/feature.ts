import type { Feature } from '../feature.ts';
import { listAdminRoutes } from './lists/routes.ts';
import { correctionRoutes } from './publication/routes.ts';
import { boardFilterRoutes, questionRoutes } from './routes.ts';

export const bank: Feature = {
  routes: ({ questions, db, now, bank }) => {
    const onChanged = () => bank.expire();
    return [
      questionRoutes(questions),
      boardFilterRoutes(questions),
      listAdminRoutes({ db, onChanged }),
      correctionRoutes({ db, now, onChanged }),
    ];
  },
};
