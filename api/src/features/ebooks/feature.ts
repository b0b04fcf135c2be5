import type { Feature } from '../feature.ts';
import { ebookRoutes } from './routes.ts';

export const ebooks: Feature = {
  calls: ({ db }) => [['/ebook', ebookRoutes(db)]],
};
