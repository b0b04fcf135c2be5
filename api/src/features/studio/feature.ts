import type { Feature } from '../feature.ts';
import { roleAdminRoutes } from './admin-routes.ts';
import { studioRoutes } from './routes.ts';

export const studio: Feature = {
  routes: (services) => [studioRoutes(services), roleAdminRoutes(services)],
};
