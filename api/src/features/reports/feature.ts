import type { Feature } from '../feature.ts';
import { reportRoutes, reviewRoutes } from './routes.ts';

export const reports: Feature = {
  calls: (services) => [
    ['/reports', reportRoutes(services)],
    ['/studio/reports', reviewRoutes(services)],
  ],
};
