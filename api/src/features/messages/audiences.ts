import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { Audience } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';

const MAX_YEARS = 50;

/** A year as people typed it, without what differs by chance. */
const YEAR = sql`lower(btrim(regexp_replace(u.year, '\\s+', ' ', 'g')))`;

const daysFrom = (at: SQL, days: number) => sql`${at} + make_interval(days => ${days}::int)`;
const isOpen = (at: SQL) => sql`p.closed_at is null and (p.ends_at is null or p.ends_at > ${at})`;
const hasPurchase = (condition: SQL) => sql`exists (select from purchases p where p."user" = u.id and ${condition})`;

type Of<Group extends Audience['group']> = Extract<Audience, { group: Group }>;
type Conditions = { [Group in Audience['group']]: (audience: Of<Group>, at: SQL, person: number | null) => SQL };

/** Who is in a group at a time, as a condition on users `u`. */
const CONDITIONS: Conditions = {
  EVERYBODY: () => sql`true`,
  PERSON: (_audience, _at, person) => sql`u.id = ${person}`,
  YEARS: ({ years }) => sql`${YEAR} = any(${sql.param(years)}::text[])`,
  PLAN_ENDS: ({ days }, at) => sql`${hasPurchase(sql`${isOpen(at)} and p.ends_at <= ${daysFrom(at, days)}`)}
    and not ${hasPurchase(sql`p.closed_at is null and (p.ends_at is null or p.ends_at > ${daysFrom(at, days)})`)}`,
  PLAN_ENDED: ({ days }, at) =>
    sql`${hasPurchase(
      sql`p.refunded_at is null and p.ends_at <= ${at} and p.ends_at > ${daysFrom(at, -days)}`,
    )} and not ${hasPurchase(isOpen(at))}`,
  NEVER_BOUGHT: () => sql`not ${hasPurchase(sql`p.complimentary is null`)}`,
  ROLE: ({ role }) => sql`u.role = ${role}`,
};

type Recipients = { audience: Audience; person: number | null };

/** A condition on users `u`. */
export function isIn({ audience, person }: Recipients, at: Date): SQL {
  const condition = CONDITIONS[audience.group] as (audience: Audience, at: SQL, person: number | null) => SQL;
  return sql`u.user_type <> 'house' and ${condition(audience, sql`${at.toISOString()}::timestamptz`, person)}`;
}

export async function countReaders(db: Database, recipients: Recipients, at: Date): Promise<number> {
  const [row] = await rowsOf<{ readers: number }>(
    db,
    sql`select count(*)::int as readers from users u where ${isIn(recipients, at)}`,
  );
  return row!.readers;
}

/** The most common first. */
export const listYears = (db: Database): Promise<{ year: string; readers: number }[]> =>
  rowsOf(
    db,
    sql`select ${YEAR} as year, count(*)::int as readers from users u
        where u.user_type <> 'house' and ${YEAR} <> '' group by 1 order by 2 desc, 1 limit ${MAX_YEARS}`,
  );
