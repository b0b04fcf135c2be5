import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { sendDailyMails } from './daily-mail.ts';
import { noticeRoutes } from './routes.ts';

const MINUTE_MS = 60_000;

export const notices: Feature = {
  routes: (services) => [noticeRoutes(services)],
  jobs: (services) => [
    defineJob({
      id: 'mail-news',
      schedule: { everyMs: 10 * MINUTE_MS },
      handler: () => sendDailyMails(services),
    }),
  ],
};
