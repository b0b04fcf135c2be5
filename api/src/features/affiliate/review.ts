import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';

/** More than an honest referrer brings in on a good day. */
const USUAL_SIGN_UPS_A_DAY = 20;

/** `most` is the highest number of sign-ups within one day in Dhaka. */
export type SignUpPace = { most: number; review: boolean };

/** In the order of `ids` (`users.id`). */
export async function signUpPaces(db: Database, ids: readonly number[]): Promise<SignUpPace[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ referrer: string | number; most: number }>(
    db,
    sql`select referrer, max(people)::int as most from (
          select ${users.referredBy} as referrer, count(*) as people from ${users} where ${users.referredBy} in ${ids}
          group by 1, date_trunc('day', ${users.createdAt} at time zone 'Asia/Dhaka')) as days
        group by referrer`,
  );
  const mostOf = new Map(rows.map(({ referrer, most }) => [Number(referrer), most]));
  return ids.map((id) => {
    const most = mostOf.get(id) ?? 0;
    return { most, review: most > USUAL_SIGN_UPS_A_DAY };
  });
}
