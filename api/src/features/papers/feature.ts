import type { Feature } from '../feature.ts';
import { openPaperRoutes, paperRoutes } from './routes.ts';

export const papers: Feature = {
  open: ({ db }) => [['/papers', openPaperRoutes({ db })]],
  calls: ({ db, limits, now, addressOf }) => [['/papers', paperRoutes({ db, limits, now, addressOf })]],
};
