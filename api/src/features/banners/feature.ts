import type { Feature } from '../feature.ts';
import { bannerRoutes } from './routes.ts';

export const banners: Feature = {
  routes: ({ db }) => [bannerRoutes(db)],
};
