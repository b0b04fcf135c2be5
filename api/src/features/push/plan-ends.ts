import type { Database } from '../../db/connection.ts';
import { wordsOf } from '../../http/messages.ts';
import { readableDate } from '../../readable-date.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { endingPlans } from '../purchases/index.ts';
import { putReminder } from './deliveries.ts';
import { pushMessages } from './messages.ts';

const BEFORE_MS = 3 * 86_400_000;

/** Of the plan after which a reader has no other. */
export async function remindOfPlanEnds(db: Database, now: Date): Promise<void> {
  for (const { id, user, planName, endsAt } of await endingPlans(db, now, new Date(now.getTime() + BEFORE_MS))) {
    const write = () => ({
      title: wordsOf(pushMessages.planEnds()),
      body: wordsOf(pushMessages.planEndsOn({ plan: planName, day: readableDate(endsAt) })),
      path: siteRoutes.plans,
      tag: 'plan-ends',
    });
    await putReminder(db, user, { kind: 'PLAN_ENDS', key: `plan:${id}`, write, expiresAt: endsAt }, now);
  }
}
