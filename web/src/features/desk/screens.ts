import { lazyPage } from '../../components/lazy-page.ts';
import { couponScreens } from './coupons/screens.ts';
import { contentScreens } from './content/screens.ts';
import type { StaffScreen } from '../feature.ts';
import { orderScreens } from './orders/screens.ts';
import { maintenanceScreens } from './maintenance/screens.ts';
import { paths } from '../studio/shell/index.ts';
import { t } from './messages/index.ts';

const People = lazyPage(async () => (await import('./people/PeoplePage.tsx')).PeoplePage);
const Person = lazyPage(async () => (await import('./people/person/PersonPage.tsx')).PersonPage);
const Figures = lazyPage(async () => (await import('./figures/FiguresPage.tsx')).FiguresPage);
const Payouts = lazyPage(async () => (await import('./payouts/PayoutsPage.tsx')).PayoutsPage);
const Notifications = lazyPage(async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage);
const Log = lazyPage(async () => (await import('./log/LogPage.tsx')).LogPage);

/** In the order of the desk's first screen. */
export const deskScreens: readonly StaffScreen[] = [
  {
    path: paths.reports,
    needs: ['QUESTIONS_REVIEW'],
    Page: lazyPage(async () => (await import('./reports/ReportsPage.tsx')).ReportsPage),
  },
  {
    path: paths.reported,
    needs: ['QUESTIONS_REVIEW'],
    Page: lazyPage(async () => (await import('./reports/ReportedQuestionPage.tsx')).ReportedQuestionPage),
  },
  {
    path: paths.people,
    needs: ['PEOPLE'],
    Page: People,
    entry: { group: 'PEOPLE', title: () => t('studio.people'), hint: () => t('desk.peopleHint') },
  },
  { path: paths.person, needs: ['PEOPLE'], Page: Person },
  ...orderScreens,
  {
    path: paths.figures,
    needs: ['REPORTS'],
    Page: Figures,
    entry: { group: 'PEOPLE', title: () => t('desk.figuresTitle'), hint: () => t('desk.figuresHint') },
  },
  {
    path: paths.payouts,
    needs: ['PAYOUTS'],
    Page: Payouts,
    entry: {
      group: 'PEOPLE',
      title: () => t('desk.payouts'),
      hint: () => t('desk.payoutsHint'),
      waiting: ['PAYOUTS', 'COMMISSIONS'],
    },
  },
  ...couponScreens,
  {
    path: paths.sent,
    needs: ['MESSAGES'],
    Page: Notifications,
    entry: { group: 'PEOPLE', title: () => t('desk.sent'), hint: () => t('desk.sentHint') },
  },
  ...contentScreens,
  {
    path: paths.log,
    needs: ['ROLES'],
    Page: Log,
    entry: { group: 'EXCHANGE', title: () => t('desk.log'), hint: () => t('desk.logHint') },
  },
  ...maintenanceScreens,
];
