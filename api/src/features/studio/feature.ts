import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { roleAdminRoutes } from './admin-routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { draftReviewRoutes } from './draft-review/routes.ts';
import { expertRoutes } from './expert/routes.ts';
import { findSuspects } from './find-suspects.ts';
import { studioRoutes } from './routes.ts';

const HOUR_MS = 3_600_000;

export const studio: Feature = {
  routes: (services) => [
    studioRoutes(services),
    bulkRoutes(services),
    draftReviewRoutes(services),
    expertRoutes(services),
    roleAdminRoutes(services),
  ],
  jobs: (services) => [
    defineJob({
      id: 'find-suspect-keys',
      // Not while a site starts: it reads the statistics of all questions.
      schedule: { everyMs: 24 * HOUR_MS, firstAfterMs: HOUR_MS / 4 },
      handler: () => findSuspects(services),
    }),
  ],
};
