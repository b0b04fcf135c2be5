import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';

const PATH = '/e-book';

export const ebooks: Feature = {
  routes: [{ path: PATH, Page: lazyPage(async () => (await import('../front.ts')).EbooksPage) }],
  navigation: { label: 'E-books', to: PATH, end: false },
};
