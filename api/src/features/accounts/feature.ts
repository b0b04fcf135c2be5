import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { userAdminRoutes } from './admin-routes.ts';
import { googleRoutes } from './google/routes.ts';
import { signInRoutes, userRoutes } from './routes.ts';
import { sweepExpired } from './sweep.ts';
import { twoFactorRoutes } from './two-factor/routes.ts';

const HOUR_MS = 3_600_000;

export const accounts: Feature = {
  routes: ({ accounts }) => [
    signInRoutes(accounts),
    googleRoutes(accounts),
    userRoutes(accounts),
    userAdminRoutes(accounts),
    twoFactorRoutes(accounts),
  ],
  jobs: ({ db }) => [
    defineJob({ id: 'sweep-accounts', schedule: { everyMs: HOUR_MS }, handler: () => sweepExpired(db) }),
  ],
};
