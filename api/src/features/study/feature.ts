import type { Feature } from '../feature.ts';
import { studyAdminRoutes } from './admin-routes.ts';
import { capabilityRoutes } from './capabilities.ts';
import { studyRoutes } from './routes.ts';

export const study: Feature = {
  open: () => [['/capabilities', capabilityRoutes()]],
  calls: ({ db, limits, now }) => [['/study', studyRoutes({ db, limits, now })]],
  admin: ({ db }) => [studyAdminRoutes(db)],
};
