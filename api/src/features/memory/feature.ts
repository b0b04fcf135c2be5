import { z } from 'zod';
import { defineJob, putJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { fitCommonWeights } from './fit/common.ts';
import { fitOwnWeights, OWN_JOB } from './fit/own.ts';
import { RENEW_JOB, renewStates } from './fit/renew.ts';
import { memoryRoutes } from './routes.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The id of the last reader that is done. */
const progress = z.strictObject({ after: z.int() });

export const memory: Feature = {
  routes: (services) => [memoryRoutes(services)],
  jobs: (options) => [
    defineJob({
      id: 'fit-memory',
      schedule: { everyMs: DAY_MS, firstAfterMs: HOUR_MS },
      async handler() {
        await fitCommonWeights(options);
        await putJob(options.db, OWN_JOB, { after: 0 });
      },
    }),
    // Each puts the next one into the queue, so a stop costs some readers' work at most.
    defineJob({ id: OWN_JOB, schema: progress, handler: ({ after }) => fitOwnWeights(options, after) }),
    defineJob({ id: RENEW_JOB, schema: progress, handler: ({ after }) => renewStates(options, after) }),
  ],
};
