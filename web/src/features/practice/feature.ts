import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { PRACTICE_PATH } from './paths.ts';

export const practice: Feature = {
  routes: [{ path: PRACTICE_PATH, Page: lazyPage(async () => (await import('./hub/PracticePage.tsx')).PracticePage) }],
};
