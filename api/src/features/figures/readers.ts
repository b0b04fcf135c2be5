import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { dayOf, type Days, isWithin } from './days.ts';

type House = { houseId: number };

/** Of users `u`: those who were not proven to be persons. */
const IS_UNPROVEN = sql`(u.made_in_bulk and u.email_verified_at is null)`;
/** Of purchases `p`. */
const IS_PAID = sql`(p.complimentary is null and p.price > 0)`;

/** A row for each day. `study_days` is read by its index on days alone. */
export const readReaderDays = (db: Database, days: Days, { houseId }: House): Promise<Schemas['ReaderDay'][]> =>
  rowsOf(
    db,
    sql`with active as (
          select s.day, count(*) as people from study_days s
          where s.day between ${days.from}::date and ${days.to}::date
            and s."user" not in (select u.id from users u where ${IS_UNPROVEN})
          group by s.day
        ), signed_up as (
          select ${dayOf(sql`u.created_at`)}::date as day, count(*) as people from users u
          where ${isWithin(sql`u.created_at`, days)} and u.id <> ${houseId} and not ${IS_UNPROVEN} group by 1
        ), first_purchases as (
          select ${dayOf(sql`first.at`)}::date as day, count(*) as people
          from (select min(p.bought_at) as at from purchases p where ${IS_PAID} group by p."user") first
          where ${isWithin(sql`first.at`, days)} group by 1
        )
        select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(active.people, 0)::int as active,
          coalesce(signed_up.people, 0)::int as signed_up, coalesce(first_purchases.people, 0)::int as first_purchases
        from (select day::date from generate_series(${days.from}::date, ${days.to}::date, interval '1 day') as all_days(day)) d
          left join active using (day) left join signed_up using (day) left join first_purchases using (day)
        order by d.day`,
  );

export async function readReadership(db: Database, days: Days, { houseId }: House): Promise<Schemas['Readership']> {
  const [row] = await rowsOf<Schemas['Readership']>(
    db,
    sql`select count(*) filter (where person.is_active)::int as active, count(*) filter (where person.is_new)::int as signed_up,
          count(*) filter (where person.is_new and exists (
            select from purchases p where p."user" = person.id and ${IS_PAID}))::int as bought
        from (
          select u.id, ${isWithin(sql`u.created_at`, days)} as is_new,
            exists (select from study_days s
              where s."user" = u.id and s.day between ${days.from}::date and ${days.to}::date) as is_active
          from users u where u.id <> ${houseId} and not ${IS_UNPROVEN}) person`,
  );
  return row!;
}
