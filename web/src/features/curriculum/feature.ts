import { siteRoutes } from 'schema/site-routes.ts';
import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const curriculum: Feature = {
  routes: [
    // One route for all of them, because every reader loads the list of routes.
    {
      path: `${siteRoutes.cards}/*`,
      Page: lazyPage(async () => (await import('./CurriculumPages.tsx')).CurriculumPages),
    },
  ],
};
