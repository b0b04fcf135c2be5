import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { affiliateAdminRoutes } from './admin-routes.ts';
import { releaseDue } from './release.ts';
import { affiliateRoutes } from './routes.ts';

const HOUR_MS = 3_600_000;

export const affiliate: Feature = {
  routes: (services) => [affiliateRoutes(services), affiliateAdminRoutes(services)],
  jobs: ({ db, now }) => [
    defineJob({ id: 'release-commissions', schedule: { everyMs: HOUR_MS }, handler: () => releaseDue(db, now()) }),
  ],
};
