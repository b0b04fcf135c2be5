import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { REPORTS_PATH } from './paths.ts';

export const reports: Feature = {
  routes: [
    { path: REPORTS_PATH, Page: lazyPage(async () => (await import('./own/OwnReportsPage.tsx')).OwnReportsPage) },
  ],
};
