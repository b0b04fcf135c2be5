import type { Feature } from '../feature.ts';
import { questionExportRoutes } from './export/index.ts';
import { correctionRoutes } from './import/corrections/routes.ts';
import { listAdminRoutes } from './import/lists/routes.ts';
import { questionImportRoutes } from './import/routes.ts';
import { boardFilterRoutes, questionRoutes } from './routes.ts';

export const questions: Feature = {
  calls: ({ questions }) => [
    ['/board-filter', boardFilterRoutes(questions)],
    ['/questions', questionRoutes(questions)],
  ],
  admin: ({ db, files, houseId, now, bank, live }) => {
    const onChanged = () => bank.expire();
    return [
      questionImportRoutes({ db, files, owner: houseId, now, onChanged }),
      // Before the routes of one question, whose ref would be `export`.
      questionExportRoutes({ db, files, now }),
      correctionRoutes({ db, now, onChanged, live }),
      listAdminRoutes({ db, onChanged }),
    ];
  },
};
