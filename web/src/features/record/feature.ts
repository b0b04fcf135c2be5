import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from './paths.ts';

export const record: Feature = {
  routes: [
    { path: paths.record, Page: lazyPage(async () => (await import('./RecordPage.tsx')).RecordPage) },
    { path: paths.list, Page: lazyPage(async () => (await import('./lists/OwnListPage.tsx')).OwnListPage) },
  ],
  typePolicies: {
    QuestionRecord: { keyFields: ['questionId'] },
    // They have no ids, so merge the fields that different queries select.
    Study: { merge: true },
    Features: { merge: true },
  },
};
