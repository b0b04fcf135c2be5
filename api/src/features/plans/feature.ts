import type { Feature } from '../feature.ts';
import { planRoutes } from './routes.ts';

export const plans: Feature = {
  routes: ({ db }) => [planRoutes(db)],
};
