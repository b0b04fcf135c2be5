import type { Feature } from '../feature.ts';
import { correctionRoutes } from './import/corrections/routes.ts';
import { listAdminRoutes } from './import/lists/routes.ts';
import { questionImportRoutes } from './import/routes.ts';
import { boardFilterRoutes, questionRoutes } from './routes.ts';

export const questions: Feature = {
  calls: ({ questions }) => [
    ['/board-filter', boardFilterRoutes(questions)],
    ['/questions', questionRoutes(questions)],
  ],
  admin: ({ db, now, bank, live }) => {
    const onChanged = () => bank.expire();
    return [
      questionImportRoutes({ db, now, onChanged }),
      correctionRoutes({ db, now, onChanged, live }),
      listAdminRoutes({ db, onChanged }),
    ];
  },
};
