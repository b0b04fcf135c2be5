import type { Feature } from '../feature.ts';
import { roleAdminRoutes } from './admin-routes.ts';
import { studioRoutes } from './routes.ts';

export const studio: Feature = {
  calls: (services) => [['/studio', studioRoutes(services)]],
  admin: ({ db, now }) => [roleAdminRoutes({ db, now })],
};
