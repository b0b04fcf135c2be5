import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

export const home: Feature = {
  routes: [{ path: '/', Page: lazyPage(async () => (await import('../front.ts')).HomePage), next: '/board-question' }],
  navigation: { label: 'Home', to: '/', end: true },
};
