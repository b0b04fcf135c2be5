import type { Feature } from '../feature.ts';
import { questionExportRoutes } from './export/index.ts';
import { correctionRoutes } from './import/corrections/routes.ts';
import { listAdminRoutes } from './import/lists/routes.ts';
import { questionImportRoutes } from './import/routes.ts';
import { afterStoringWhole } from './import/storing-whole.ts';
import { boardFilterRoutes, questionRoutes } from './routes.ts';

export const questions: Feature = {
  open: ({ database, db }) =>
    database.maxTransactions === 1 ? [['/admin/questions/import', afterStoringWhole(db)]] : [],
  calls: ({ questions }) => [
    ['/board-filter', boardFilterRoutes(questions)],
    ['/questions', questionRoutes(questions)],
  ],
  desk: ({ db, files, houseId, now, bank }) => {
    const onChanged = () => bank.expire();
    return [
      questionImportRoutes({ db, files, owner: houseId, now, onChanged }),
      // Before the routes of one question, whose ref would be `export`.
      questionExportRoutes({ db, files, now }),
      listAdminRoutes({ db, onChanged }),
    ];
  },
  // In the studio nobody changes what readers see without a reviewer.
  admin: ({ db, now, bank }) => [correctionRoutes({ db, now, onChanged: () => bank.expire() })],
};
