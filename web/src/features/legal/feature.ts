import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { legalPaths } from './paths.ts';

const pages = () => import('./index.ts');

export const legal: Feature = {
  routes: [
    { path: legalPaths.terms, Page: lazyPage(async () => (await pages()).TermsPage), layout: 'standalone' },
    { path: legalPaths.privacy, Page: lazyPage(async () => (await pages()).PrivacyPage), layout: 'standalone' },
    { path: legalPaths.refunds, Page: lazyPage(async () => (await pages()).RefundPage), layout: 'standalone' },
  ],
};
