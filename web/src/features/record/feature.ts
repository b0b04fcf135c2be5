import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from './paths.ts';

export const record: Feature = {
  routes: [
    { path: paths.record, Page: lazyPage(async () => (await import('./RecordPage.tsx')).RecordPage) },
    { path: paths.list, Page: lazyPage(async () => (await import('./lists/OwnListPage.tsx')).OwnListPage) },
  ],
  // Without ids: what one query asks of them stays beside what another does.
  typePolicies: { Study: { merge: true }, Features: { merge: true } },
};
