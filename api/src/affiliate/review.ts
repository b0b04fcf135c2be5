import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { users } from '../db/schema.ts';
import { rowsOf } from '../db/sql-rows.ts';

/** What an honest referrer may bring in on a good day; past it somebody looks before money leaves. */
const USUAL_A_DAY = 20;

/** The most people who signed up with a user's reference within one day of Dhaka; `review` where that is unusual. */
export async function signUpPace(db: Database, user: number): Promise<{ most: number; review: boolean }> {
  const [row] = await rowsOf<{ most: number }>(
    db,
    sql`select coalesce(max(people), 0)::int as most from (
          select count(*) as people from ${users} where ${users.referredBy} = ${user}
          group by date_trunc('day', ${users.createdAt} at time zone 'Asia/Dhaka')) as days`,
  );
  const most = row?.most ?? 0;
  return { most, review: most > USUAL_A_DAY };
}
