import type { Feature } from '../feature.ts';
import { finishOverdue } from './finish.ts';
import { openPaperRoutes, paperRoutes } from './routes.ts';

const OVERDUE_EVERY_MS = 15_000;

export const papers: Feature = {
  open: ({ db }) => [['/papers', openPaperRoutes({ db })]],
  calls: (services) => [['/papers', paperRoutes(services)]],
  jobs: [{ name: 'end of papers', everyMs: OVERDUE_EVERY_MS, run: finishOverdue }],
};
