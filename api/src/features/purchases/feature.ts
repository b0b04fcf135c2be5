import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { endPlans } from './access.ts';
import { purchaseAdminRoutes } from './admin-routes.ts';

const MINUTE_MS = 60_000;

export const purchases: Feature = {
  routes: (services) => [purchaseAdminRoutes(services)],
  jobs: ({ db, now }) => [
    defineJob({ id: 'end-plans', schedule: { everyMs: MINUTE_MS }, handler: () => endPlans(db, now()) }),
  ],
};
