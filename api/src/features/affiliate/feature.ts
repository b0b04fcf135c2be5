import type { Feature } from '../feature.ts';
import { affiliateAdminRoutes } from './admin-routes.ts';
import { affiliateRoutes } from './routes.ts';

export const affiliate: Feature = {
  calls: ({ db, mail, publicUrl, now, idempotent, limits, terms }) => [
    ['/affiliate', affiliateRoutes({ db, mail, publicUrl, now, idempotent, limits, terms })],
  ],
  desk: ({ db, live, now }) => [affiliateAdminRoutes({ db, live, now })],
};
