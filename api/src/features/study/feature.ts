import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { studyAdminRoutes } from './admin-routes.ts';
import { capabilityRoutes } from './capabilities.ts';
import { preparePartitions } from './partitions.ts';
import { remarkAll } from './remark.ts';
import { studyRoutes } from './routes.ts';
import { deriveMissingStates } from './states.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export const study: Feature = {
  routes: (services) => [capabilityRoutes(services), studyRoutes(services), studyAdminRoutes(services)],
  jobs: ({ db, live, now }) => [
    defineJob({ id: 'prepare-partitions', schedule: { everyMs: DAY_MS }, handler: () => preparePartitions(db, now()) }),
    // Put in the queue by the upgrade to a version with states.
    defineJob({ id: 'derive-states', handler: () => deriveMissingStates(db) }),
    // Put in the queue by corrections.
    defineJob({ id: 'remark-answers', schedule: { everyMs: HOUR_MS }, handler: () => remarkAll(db, live) }),
  ],
};
