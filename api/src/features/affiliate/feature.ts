import type { Feature } from '../feature.ts';
import { affiliateAdminRoutes } from './admin-routes.ts';
import { affiliateRoutes } from './routes.ts';

export const affiliate: Feature = {
  routes: (services) => [affiliateRoutes(services), affiliateAdminRoutes(services)],
};
