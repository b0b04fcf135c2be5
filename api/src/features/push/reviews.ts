import { sql } from 'drizzle-orm';
import type { Day } from 'review/days.ts';
import { z } from 'zod';
import { findUser, hasFullAccess } from '../accounts/index.ts';
import type { CachedStore } from '../bank/index.ts';
import { readDays } from '../review/index.ts';
import type { Database } from '../../db/connection.ts';
import { wordsOf } from '../../http/messages.ts';
import { defineJob, type JobDefinition } from '../../jobs/index.ts';
import { OFFSET_OF, putReminder } from './deliveries.ts';
import { pushMessages } from './messages.ts';
import { endOfDay } from './quiet-hours.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const HOUR = 18;
const MAX_READERS = 5_000;
const REVIEW_PATH = '/review';
const REMIND_JOB = 'remind-of-reviews';

type Options = { db: Database; questions: CachedStore; now: () => Date };

/** Once on a reader's day, from 18 h of their time zone on. */
export function reviewJobs({ db, questions, now }: Options): JobDefinition[] {
  return [
    defineJob({
      id: 'look-for-due-reviews',
      schedule: { everyMs: LOOK_EVERY_MS },
      handler: () => putChecks(db, now()),
    }),
    defineJob({
      id: REMIND_JOB,
      schema: z.strictObject({ reader: z.int(), day: z.iso.date(), offset: z.int() }),
      handler: ({ reader, day, offset }) => remind({ db, questions }, { reader, day, offset }, now()),
    }),
  ];
}

/** Where quiet hours begin before 18 h and last until the next day, the hour before them. */
const HOUR_OF = sql`case when p.quiet_from > p.quiet_to and p.quiet_from <= ${HOUR}::int
  then p.quiet_from - 1 else ${HOUR}::int end`;

async function putChecks(db: Database, now: Date): Promise<void> {
  const time = sql`(${now.toISOString()}::timestamptz at time zone 'UTC' + o."offset" * interval '1 minute')`;
  await db.execute(sql`
    with ready as (
      select p."user", o."offset", ${time}::date as day
      from push_settings p cross join lateral (select ${OFFSET_OF('p."user"')} as "offset") o
      where 'REVIEWS_DUE' = any(p.kinds) and exists (select from push_subscriptions s where s."user" = p."user")
        and (p.checked_on is null or p.checked_on < ${time}::date) and extract(hour from ${time}) >= ${HOUR_OF}
      limit ${MAX_READERS}
    ), checked as (
      update push_settings p set checked_on = r.day from ready r
      where p."user" = r."user" and (p.checked_on is null or p.checked_on < r.day)
      returning p."user", r.day, r."offset"
    )
    insert into jobs (job, input)
    select ${REMIND_JOB}, jsonb_build_object('reader', "user", 'day', day::text, 'offset', "offset") from checked`);
}

type Sources = Parameters<typeof readDays>[0];
type Check = { reader: number; day: Day; offset: number };

/** Nothing for a reader who has begun, and for a rest day. */
async function remind(sources: Sources, { reader, day, offset }: Check, now: Date): Promise<void> {
  const { db } = sources;
  const user = await findUser(db, reader);
  if (!user) return;
  const [today] = await readDays(sources, { id: reader, hasFullAccess: hasFullAccess(user) }, 1, now);
  if (!today || today.date !== day || today.due === 0 || today.done > 0) return;
  const write = () => ({
    title: wordsOf(pushMessages.reviewsDue()),
    body: wordsOf(pushMessages.howManyDue({ count: today.due })),
    path: REVIEW_PATH,
    tag: 'reviews-due',
  });
  const reminder = { kind: 'REVIEWS_DUE', key: `reviews:${day}`, write, expiresAt: endOfDay(now, offset) } as const;
  await putReminder(db, reader, reminder, now);
}
