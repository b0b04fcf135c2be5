import { lazyPage } from '../../../components/lazy-page.ts';
import { paths } from '../pages.ts';
import { t } from './messages/index.ts';

/** For the desk's list of screens. */
export const exchangeScreens = [
  {
    path: paths.import,
    Page: lazyPage(async () => (await import('./import/ImportPage.tsx')).ImportPage),
    entry: { group: 'EXCHANGE', title: () => t('studio.import'), hint: () => t('studio.importEntry') },
  },
  {
    path: paths.export,
    Page: lazyPage(async () => (await import('./export/ExportPage.tsx')).ExportPage),
    entry: { group: 'EXCHANGE', title: () => t('studio.export'), hint: () => t('studio.exportEntry') },
  },
  {
    path: paths.importContent,
    Page: lazyPage(async () => (await import('./content/ContentImportPage.tsx')).ContentImportPage),
    entry: {
      group: 'EXCHANGE',
      title: () => t('studio.folderImport'),
      hint: () => t('studio.folderImportEntry'),
    },
  },
] as const;
