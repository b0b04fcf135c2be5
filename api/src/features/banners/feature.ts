import type { Feature } from '../feature.ts';
import { bannerRoutes } from './routes.ts';

export const banners: Feature = {
  calls: ({ db }) => [['/content', bannerRoutes(db)]],
};
