import { lazyPage } from '../../components/lazy-page.ts';
import { accountPaths } from '../../session/index.ts';
import type { Feature } from '../feature.ts';

export const affiliate: Feature = {
  routes: [{ path: accountPaths.affiliate, Page: lazyPage(async () => (await import('./index.ts')).AffiliatePage) }],
};
