import { lazyPage } from '../../components/lazy-page.ts';
import type { StaffFeature } from '../feature.ts';
import { paths } from '../studio/shell/index.ts';
import { t } from './messages/index.ts';

export const exchange: StaffFeature = {
  screens: [
    {
      path: paths.import,
      needs: ['IMPORT'],
      Page: lazyPage(async () => (await import('./import/ImportPage.tsx')).ImportPage),
      entry: { group: 'EXCHANGE', title: () => t('exchange.import'), hint: () => t('exchange.importEntry') },
    },
    {
      path: paths.export,
      needs: ['EXPORT'],
      Page: lazyPage(async () => (await import('./export/ExportPage.tsx')).ExportPage),
      entry: { group: 'EXCHANGE', title: () => t('exchange.export'), hint: () => t('exchange.exportEntry') },
    },
    {
      path: paths.importContent,
      needs: ['IMPORT', 'MONEY'],
      Page: lazyPage(async () => (await import('./content/ContentImportPage.tsx')).ContentImportPage),
      entry: {
        group: 'EXCHANGE',
        title: () => t('exchange.folderImport'),
        hint: () => t('exchange.folderImportEntry'),
      },
    },
  ],
};
