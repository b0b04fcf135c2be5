import { siteRoutes } from 'schema/site-routes.ts';
import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const orders: Feature = {
  routes: [
    // One route for all of them, because every reader loads the list of routes.
    { path: `${siteRoutes.orders}/*`, Page: lazyPage(async () => (await import('./index.ts')).OrderScreens) },
  ],
};
