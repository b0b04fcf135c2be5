import type { Feature } from '../feature.ts';
import { planRoutes } from './routes.ts';

export const plans: Feature = {
  calls: ({ db }) => [['/subscriptions', planRoutes(db)]],
};
