import type { Feature } from '../feature.ts';
import { addComponents, finishOverdue, recordTicks } from './jobs.ts';
import { openPaperRoutes, paperRoutes } from './routes.ts';

const OVERDUE_EVERY_MS = 15_000;
const MINUTE_MS = 60_000;

export const papers: Feature = {
  open: ({ db }) => [['/papers', openPaperRoutes({ db })]],
  calls: ({ db, limits, now, addressOf, freeSittings }) => [
    ['/papers', paperRoutes({ db, limits, now, addressOf, freeSittings })],
  ],
  jobs: [
    { name: 'end of papers', everyMs: OVERDUE_EVERY_MS, run: finishOverdue },
    { name: 'short answers of papers', everyMs: MINUTE_MS, run: recordTicks },
    { name: 'components of papers', everyMs: MINUTE_MS, run: addComponents },
  ],
};
