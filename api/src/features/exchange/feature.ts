import type { Feature } from '../feature.ts';
import { questionExportRoutes } from './export/routes.ts';
import { questionImportRoutes } from './import/routes.ts';
import { afterStoringWhole } from './import/storing-whole.ts';

export const exchange: Feature = {
  before: ({ database, db }) =>
    database.maxTransactions === 1 ? [['/admin/questions/import', afterStoringWhole(db)]] : [],
  routes: ({ db, files, houseId, live, now, bank }) => [
    questionImportRoutes({ db, files, owner: houseId, now, live, onChanged: () => bank.expire() }),
    questionExportRoutes({ db, files, live, now }),
  ],
};
