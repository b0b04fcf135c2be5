import { lazyPage } from '../../../components/lazy-page.ts';
import { t } from './messages/index.ts';
import { contentPaths } from './paths.ts';

/** The desk's screens of what readers see. */
export const contentScreens = [
  {
    path: contentPaths.lists,
    Page: lazyPage(async () => (await import('./lists/ListsPage.tsx')).ListsPage),
    entry: { group: 'CONTENT' as const, title: () => t('content.lists'), hint: () => t('content.listsHint') },
  },
];
