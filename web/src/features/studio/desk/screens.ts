import type { ComponentType } from 'react';
import { lazyPage } from '../../../components/lazy-page.ts';
import { contentScreens } from '../content/screens.ts';
import { exchangeScreens } from '../exchange/screens.ts';
import { maintenanceScreens } from '../maintenance/screens.ts';
import { paths } from '../pages.ts';
import { t } from './messages/index.ts';

type Screen = {
  /** Below STUDIO_PATH. */
  path: string;
  Page: ComponentType;
  /** Its place on the desk's first screen; without one it is reached from another screen. */
  entry?: { group: Group; title: () => string; hint: () => string };
};

export const GROUPS = ['PEOPLE', 'CONTENT', 'EXCHANGE', 'SITE'] as const;
type Group = (typeof GROUPS)[number];

const People = lazyPage(async () => (await import('../people/PeoplePage.tsx')).PeoplePage);
const Person = lazyPage(async () => (await import('../people/person/PersonPage.tsx')).PersonPage);
const Payouts = lazyPage(async () => (await import('./payouts/PayoutsPage.tsx')).PayoutsPage);
const Notifications = lazyPage(async () => (await import('./notifications/NotificationsPage.tsx')).NotificationsPage);
const Log = lazyPage(async () => (await import('./log/LogPage.tsx')).LogPage);

/** Every screen of the desk, in the order of its first screen. */
export const deskScreens: readonly Screen[] = [
  {
    path: paths.people,
    Page: People,
    entry: { group: 'PEOPLE', title: () => t('studio.people'), hint: () => t('studio.deskPeopleHint') },
  },
  { path: paths.person, Page: Person },
  {
    path: paths.payouts,
    Page: Payouts,
    entry: { group: 'PEOPLE', title: () => t('studio.payouts'), hint: () => t('studio.payoutsHint') },
  },
  {
    path: paths.sent,
    Page: Notifications,
    entry: { group: 'PEOPLE', title: () => t('studio.sent'), hint: () => t('studio.sentHint') },
  },
  ...contentScreens,
  ...exchangeScreens,
  {
    path: paths.log,
    Page: Log,
    entry: { group: 'EXCHANGE', title: () => t('studio.log'), hint: () => t('studio.logHint') },
  },
  ...maintenanceScreens,
];
