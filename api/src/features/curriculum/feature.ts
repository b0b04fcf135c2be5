import type { Feature } from '../feature.ts';
import { curriculumRoutes } from './routes.ts';

export const curriculum: Feature = {
  routes: (services) => [curriculumRoutes(services)],
};
