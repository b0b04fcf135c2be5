import type { Feature } from '../feature.ts';
import { ebookRoutes } from './routes.ts';

export const ebooks: Feature = {
  routes: ({ db }) => [ebookRoutes(db)],
};
