import type { Feature } from '../feature.ts';
import { studyAdminRoutes } from './admin-routes.ts';
import { capabilityRoutes } from './capabilities.ts';
import { preparePartitions } from './partitions.ts';
import { studyRoutes } from './routes.ts';

const DAY_MS = 86_400_000;

export const study: Feature = {
  open: () => [['/capabilities', capabilityRoutes()]],
  calls: (services) => [['/study', studyRoutes(services)]],
  desk: ({ db, now, logger }) => [studyAdminRoutes({ db, now, logger })],
  jobs: [{ name: 'partitions', everyMs: DAY_MS, atStart: true, run: preparePartitions }],
};
