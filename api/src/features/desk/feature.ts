import type { Feature } from '../feature.ts';
import { deskRoutes } from './routes.ts';

export const desk: Feature = {
  routes: (services) => [deskRoutes(services)],
};
