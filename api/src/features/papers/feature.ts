import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { refreshTotals } from './finish.ts';
import { addComponents, finishOverdue, recordTicks } from './jobs.ts';
import { paperRoutes } from './routes.ts';

const OVERDUE_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export const papers: Feature = {
  routes: (services) => [paperRoutes(services)],
  jobs: ({ db, now }) => [
    defineJob({
      id: 'finish-papers',
      schedule: { everyMs: OVERDUE_EVERY_MS },
      handler: () => finishOverdue(db, now()),
    }),
    defineJob({ id: 'record-short-answers', schedule: { everyMs: MINUTE_MS }, handler: () => recordTicks(db, now()) }),
    // At once after an upgrade, and never more.
    defineJob({ id: 'add-components', handler: () => addComponents(db, now()) }),
    // Put in the queue by corrections.
    defineJob({ id: 'refresh-totals', schedule: { everyMs: HOUR_MS }, handler: () => refreshTotals(db) }),
  ],
};
