import { lazyPage } from '../../../components/lazy-page.ts';
import { paths } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';

/** For the desk's list of screens. */
export const maintenanceScreens = [
  {
    path: paths.maintenance,
    needs: ['DATABASE'],
    Page: lazyPage(async () => (await import('./rebuild/RebuildPage.tsx')).RebuildPage),
    entry: { group: 'SITE', title: () => t('desk.rebuild'), hint: () => t('desk.rebuildEntry') },
  },
  {
    path: paths.jobs,
    needs: ['DATABASE'],
    Page: lazyPage(async () => (await import('./jobs/JobsPage.tsx')).JobsPage),
    entry: { group: 'SITE', title: () => t('desk.jobs'), hint: () => t('desk.jobsEntry'), waiting: ['FAILED_JOBS'] },
  },
  {
    path: paths.backups,
    needs: ['DATABASE'],
    Page: lazyPage(async () => (await import('./backups/BackupsPage.tsx')).BackupsPage),
    entry: { group: 'SITE', title: () => t('desk.backups'), hint: () => t('desk.backupsEntry') },
  },
  {
    path: paths.database,
    needs: ['DATABASE'],
    Page: lazyPage(async () => (await import('./database/DatabasePage.tsx')).DatabasePage),
    entry: { group: 'SITE', title: () => t('desk.database'), hint: () => t('desk.databaseEntry') },
  },
] as const;
