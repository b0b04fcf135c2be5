import type { Feature } from '../feature.ts';
import { internshipRoutes } from './routes.ts';
import { internshipStore } from './store.ts';

export const internship: Feature = {
  routes: ({ db }) => [internshipRoutes(internshipStore(db))],
};
