import { sql } from 'drizzle-orm';
import { type Day, dayAt, DHAKA_OFFSET } from 'review/days.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** The reader's day, in the time zone of their newest attempt; in Dhaka's before the first. */
export async function readToday(db: Database, user: number, now: Date): Promise<Day> {
  const [newest] = await rowsOf<{ offset: number }>(
    db,
    sql`select utc_offset as "offset" from attempts where "user" = ${user} order by answered_at desc, id desc limit 1`,
  );
  return dayAt(now.getTime(), newest?.offset ?? DHAKA_OFFSET);
}
