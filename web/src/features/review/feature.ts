import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { REVIEW_PATH } from '../../paths/review.ts';

export const review: Feature = {
  routes: [
    // One route for all of them, because every reader loads the list of routes.
    { path: `${REVIEW_PATH}/*`, Page: lazyPage(async () => (await import('./Review.tsx')).Review) },
  ],
};
