import type { Feature } from '../feature.ts';
import { jobRoutes } from './routes.ts';

export const jobs: Feature = {
  routes: (services) => [jobRoutes(services)],
};
