import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { deskOrderRoutes } from './desk/routes.ts';
import { expireOrders } from './expire.ts';
import { providerJobs } from './redirect/jobs.ts';
import { providerRoutes } from './redirect/routes.ts';
import { orderRoutes } from './routes.ts';

const MINUTE_MS = 60_000;

export const orders: Feature = {
  routes: (services) => [orderRoutes(services), deskOrderRoutes(services), providerRoutes(services)],
  jobs: (services) => [
    defineJob({ id: 'expire-orders', schedule: { everyMs: MINUTE_MS }, handler: () => expireOrders(services) }),
    ...providerJobs(services),
  ],
};
