import type { Feature } from '../feature.ts';
import { finishOverdue, refreshTotals } from './finish.ts';
import { openPaperRoutes, paperRoutes } from './routes.ts';

const OVERDUE_EVERY_MS = 15_000;
/** Soon after a key was corrected. */
const STALE_EVERY_MS = 1_000;

export const papers: Feature = {
  open: ({ db }) => [['/papers', openPaperRoutes({ db })]],
  calls: ({ db, limits, now, addressOf }) => [['/papers', paperRoutes({ db, limits, now, addressOf })]],
  jobs: [
    { name: 'end of papers', everyMs: OVERDUE_EVERY_MS, run: finishOverdue },
    { name: 'totals of papers', everyMs: STALE_EVERY_MS, run: refreshTotals },
  ],
};
