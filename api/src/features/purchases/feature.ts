import type { Feature } from '../feature.ts';
import { endPlans } from './access.ts';
import { purchaseAdminRoutes } from './admin-routes.ts';

const MINUTE_MS = 60_000;

export const purchases: Feature = {
  routes: (services) => [purchaseAdminRoutes(services)],
  jobs: [{ name: 'end of plans', everyMs: MINUTE_MS, atStart: true, run: endPlans }],
};
