import type { Feature } from '../feature.ts';
import { studyAdminRoutes } from './admin-routes.ts';
import { capabilityRoutes } from './capabilities.ts';
import { preparePartitions } from './partitions.ts';
import { remarkAll } from './remark.ts';
import { studyRoutes } from './routes.ts';

const DAY_MS = 86_400_000;
/** Readers see the new marks soon after the correction. */
const REMARK_EVERY_MS = 1_000;

export const study: Feature = {
  routes: (services) => [capabilityRoutes(), studyRoutes(services), studyAdminRoutes(services)],
  jobs: [
    { name: 'partitions', everyMs: DAY_MS, atStart: true, run: preparePartitions },
    { name: 'corrected keys', everyMs: REMARK_EVERY_MS, run: (db, _now, live) => remarkAll(db, live) },
  ],
};
