import { lazyPage } from '../../../components/lazy-page.ts';
import { paths } from '../../studio/shell/index.ts';
import { t } from './messages/index.ts';

/** For the desk's list of screens. */
export const orderScreens = [
  {
    path: paths.orders,
    needs: ['MONEY'],
    Page: lazyPage(async () => (await import('./DeskOrdersPage.tsx')).DeskOrdersPage),
    entry: {
      group: 'PEOPLE',
      title: () => t('desk.orders'),
      hint: () => t('desk.ordersHint'),
      waiting: ['ORDERS'],
    },
  },
  {
    path: paths.statement,
    needs: ['MONEY'],
    Page: lazyPage(async () => (await import('./statement/StatementPage.tsx')).StatementPage),
    entry: { group: 'PEOPLE', title: () => t('desk.statement'), hint: () => t('desk.statementHint') },
  },
] as const;
