import type { Feature } from '../feature.ts';
import { refreshTotals } from './finish.ts';
import { addComponents, finishOverdue, recordTicks } from './jobs.ts';
import { paperRoutes } from './routes.ts';

const OVERDUE_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
/** Soon after a key was corrected. */
const STALE_EVERY_MS = 1_000;

export const papers: Feature = {
  routes: (services) => [paperRoutes(services)],
  jobs: [
    { name: 'end of papers', everyMs: OVERDUE_EVERY_MS, run: finishOverdue },
    { name: 'short answers of papers', everyMs: MINUTE_MS, run: recordTicks },
    { name: 'components of papers', everyMs: MINUTE_MS, run: addComponents },
    { name: 'totals of papers', everyMs: STALE_EVERY_MS, run: refreshTotals },
  ],
};
