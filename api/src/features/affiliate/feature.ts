import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { affiliateAdminRoutes } from './admin-routes.ts';
import { releaseDue } from './release.ts';
import { affiliateRoutes } from './routes.ts';

const HOUR_MS = 3_600_000;

export const affiliate: Feature = {
  calls: ({ db, mail, publicUrl, now, idempotent, limits, terms }) => [
    ['/affiliate', affiliateRoutes({ db, mail, publicUrl, now, idempotent, limits, terms })],
  ],
  desk: ({ db, live, now }) => [affiliateAdminRoutes({ db, live, now })],
  jobs: ({ db, now }) => [
    defineJob({ id: 'release-commissions', schedule: { everyMs: HOUR_MS }, handler: () => releaseDue(db, now()) }),
  ],
};
