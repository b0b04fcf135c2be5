import type { Feature } from '../feature.ts';
import { faqRoutes } from './routes.ts';

export const faqs: Feature = {
  routes: ({ db }) => [faqRoutes(db)],
};
