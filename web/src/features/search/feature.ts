import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { SEARCH_PATH } from './paths.ts';

export const search: Feature = {
  routes: [{ path: SEARCH_PATH, Page: lazyPage(async () => (await import('./SearchPage.tsx')).SearchPage) }],
};
