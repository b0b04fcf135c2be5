import { lt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { pushDeliveries } from '../../db/schema.ts';
import { defineJob } from '../../jobs/index.ts';
import type { Feature } from '../feature.ts';
import { newsJob } from './news.ts';
import { remindOfPlanEnds } from './plan-ends.ts';
import { reviewJobs } from './reviews.ts';
import { pushRoutes } from './routes.ts';
import { sendJob } from './send.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEEP_DAYS = 30;

export const push: Feature = {
  routes: (services) => [pushRoutes(services)],
  jobs: (services) => {
    const { db, now } = services;
    return [
      newsJob(db, now),
      ...reviewJobs(services),
      defineJob({
        id: 'remind-of-plan-ends',
        schedule: { everyMs: HOUR_MS },
        handler: () => remindOfPlanEnds(db, now()),
      }),
      sendJob(services),
      defineJob({ id: 'sweep-reminders', schedule: { everyMs: DAY_MS }, handler: () => sweep(db, now()) }),
    ];
  },
};

async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.createdAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)));
}
