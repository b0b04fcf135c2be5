import { siteRoutes } from 'schema/site-routes.ts';
import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const ebooks: Feature = {
  routes: [{ path: siteRoutes.ebooks, Page: lazyPage(async () => (await import('../front.ts')).EbooksPage) }],
  navigation: { label: 'shared.ebooks', to: siteRoutes.ebooks, end: false },
};
