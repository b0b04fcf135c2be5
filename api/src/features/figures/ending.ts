import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { isWithin, type Days } from './days.ts';
import { type Page, rankedPage } from './pages.ts';

type Row = { user_id: string; name: string; plan: string; duration: string; ends_at: string };

const DAY_MS = 86_400_000;
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

export const isWithinDaysFrom = (now: Date, days: number): SQL =>
  sql`(p.ends_at > ${instant(now)} and p.ends_at <= ${instant(new Date(now.getTime() + days * DAY_MS))})`;
export const endsOn = (days: Days): SQL => isWithin(sql`p.ends_at`, days);

/** Purchases `p` that are open, with none of the same person that lasts longer. */
const endingPlans = (when: SQL) => sql`
  select -(extract(epoch from p.ends_at) * 1000)::bigint as rank, p.id, u.user_id, u.name, p.plan_name as plan, p.duration,
    to_json(p.ends_at)#>>'{}' as ends_at
  from purchases p join users u on u.id = p."user"
  where p.closed_at is null and ${when} and not exists (
    select from purchases later where later."user" = p."user" and later.closed_at is null and later.id <> p.id
      and (later.ends_at is null or later.ends_at > p.ends_at))`;

export async function listEndingPlans(db: Database, when: SQL, page: Page) {
  const { rows, next } = await rankedPage<Row>(db, endingPlans(when), page);
  const plans = rows.map(({ cursor, user_id, name, plan, duration, ends_at }): Schemas['EndingPlan'] => ({
    cursor,
    person: { user_id, name },
    plan,
    duration,
    ends_at: new Date(ends_at).toISOString(),
  }));
  return { plans, next };
}

export async function countEndingPlans(db: Database, when: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${endingPlans(when)}) plans`,
  );
  return row!.total;
}
