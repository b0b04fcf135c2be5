import { siteRoutes } from 'schema/site-routes.ts';
import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const home: Feature = {
  routes: [
    {
      path: siteRoutes.home,
      Page: lazyPage(async () => (await import('../front.ts')).HomePage),
      next: siteRoutes.boards,
    },
  ],
  navigation: { label: 'shared.home', to: siteRoutes.home, end: true },
};
