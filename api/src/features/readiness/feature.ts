import type { Feature } from '../feature.ts';
import { readinessAdminRoutes, readinessRoutes } from './routes.ts';

export const readiness: Feature = {
  routes: (services) => [readinessRoutes(services), readinessAdminRoutes(services)],
};
