import { siteRoutes } from 'schema/site-routes.ts';
import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const packs: Feature = {
  routes: [
    {
      path: siteRoutes.downloads,
      Page: lazyPage(async () => (await import('./DownloadsPage.tsx')).DownloadsPage),
    },
  ],
};
