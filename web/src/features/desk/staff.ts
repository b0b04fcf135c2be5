import { lazyPage } from '../../components/lazy-page.ts';
import type { StaffFeature } from '../feature.ts';
import { paths } from '../studio/shell/index.ts';
import { deskScreens } from './screens.ts';

export const desk: StaffFeature = {
  screens: [
    { path: paths.desk, needs: [], Page: lazyPage(async () => (await import('./DeskPage.tsx')).DeskPage) },
    ...deskScreens,
  ],
  typePolicies: { Desk: { merge: true } },
};
