import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { PLANS_PATH } from './paths.ts';

export const plans: Feature = {
  routes: [{ path: PLANS_PATH, Page: lazyPage(async () => (await import('../front.ts')).SubscriptionPage) }],
  navigation: { label: 'shared.plans', to: PLANS_PATH, end: false },
};
