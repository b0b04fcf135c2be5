import type { Feature } from '../feature.ts';
import { jobRoutes } from './routes.ts';

export const jobs: Feature = {
  desk: ({ db }) => [jobRoutes({ db })],
};
