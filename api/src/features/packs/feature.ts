import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { buildPacks } from './build/build.ts';
import { sweepFiles } from './build/publish.ts';
import { packRoutes } from './routes.ts';

const LOOK_EVERY_MS = 15_000;
const HOUR_MS = 3_600_000;

export const packs: Feature = {
  routes: (services) => [packRoutes(services)],
  jobs: (services) => [
    defineJob({ id: 'build-packs', schedule: { everyMs: LOOK_EVERY_MS }, handler: () => buildPacks(services) }),
    defineJob({
      id: 'sweep-pack-files',
      schedule: { everyMs: HOUR_MS, firstAfterMs: HOUR_MS },
      handler: () => sweepFiles(services.db),
    }),
  ],
};
