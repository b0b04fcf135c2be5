import type { Feature } from '../feature.ts';
import { reportRoutes, reviewRoutes } from './routes.ts';

export const reports: Feature = {
  routes: (services) => [reportRoutes(services), reviewRoutes(services)],
};
