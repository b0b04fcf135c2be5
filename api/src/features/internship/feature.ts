import type { Feature } from '../feature.ts';
import { internRoutes, internSearchRoutes } from './routes.ts';
import { internshipStore } from './store.ts';

export const internship: Feature = {
  calls: ({ db }) => {
    const store = internshipStore(db);
    return [
      ['/intern', internRoutes(store)],
      ['/intern-search', internSearchRoutes(store)],
    ];
  },
};
