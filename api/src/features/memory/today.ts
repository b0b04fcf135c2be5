import { desc, eq, sql } from 'drizzle-orm';
import { addDays, type Day, dayAt, DHAKA_OFFSET } from 'review/days.ts';
import type { Database } from '../../db/connection.ts';
import { studyDays } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** The reader's day, in the time zone of their newest attempt; in Dhaka's before the first. */
export async function readToday(db: Database, user: number, now: Date): Promise<Day> {
  const [last] = await db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(eq(studyDays.user, user))
    .orderBy(desc(studyDays.day))
    .limit(1);
  // From the day before, because days are the reader's. Without a bound PostgreSQL plans for each month of the log.
  const recent = last ? sql`and answered_at >= ${`${addDays(last.day, -1)}T00:00:00Z`}` : sql``;
  const [newest] = await rowsOf<{ offset: number }>(
    db,
    sql`select utc_offset as "offset" from attempts where "user" = ${user} ${recent}
        order by answered_at desc, id desc limit 1`,
  );
  return dayAt(now.getTime(), newest?.offset ?? DHAKA_OFFSET);
}
