import type { Feature } from '../feature.ts';
import { contentFaqRoutes, faqRoutes } from './routes.ts';

export const faqs: Feature = {
  calls: ({ db }) => [
    ['/content', contentFaqRoutes(db)],
    ['/faqs', faqRoutes(db)],
  ],
};
