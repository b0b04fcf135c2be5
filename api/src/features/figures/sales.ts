import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { dayOf, type Days, isWithin } from './days.ts';

type Row = Omit<Schemas['SalesDay'], 'by'> & { user_id: string | null; name: string | null };

/** By day, plan, method and who recorded it. `amount` less `refunded` is what the ledger has in cash, payouts aside. */
export async function readSales(db: Database, days: Days): Promise<Schemas['SalesDay'][]> {
  const rows = await rowsOf<Row>(
    db,
    sql`select ${dayOf(sql`line.at`)} as date, line.plan, line.method, u.user_id, u.name, sum(sold)::int as sold,
          sum(amount)::int as amount, sum(refunded)::int as refunded, sum(complimentary)::int as complimentary
        from (${recordedPayments(days)} union all ${unrecordedSales(days)} union all ${unrecordedRefunds(days)}) line
        left join users u on u.id = line."by"
        group by 1, 2, 3, u.id order by 1, 2, 3, u.id nulls first`,
  );
  return rows.map(({ user_id, name, ...row }) => ({ ...row, by: user_id === null ? null : { user_id, name: name! } }));
}

/** A batch of codes is sold with its payment, and not when its codes are used. */
const recordedPayments = (days: Days) => sql`
  select p.at, coalesce(b.plan_name, bought.plan_name, o.plan_name, '') as plan, p.method, p."by",
    case when p.direction = 'IN' then coalesce(b.count, 1) else 0 end as sold,
    case when p.direction = 'IN' then p.amount else 0 end as amount,
    case when p.direction = 'OUT' then p.amount else 0 end as refunded, 0 as complimentary
  from payments p
    left join orders o on o.id = p."order"
    left join purchases bought on bought.id = coalesce(p.purchase, o.purchase)
    left join code_batches b on b.id = p.batch
  where p.withdrawal is null and ${isWithin(sql`p.at`, days)}`;

/** Purchases of earlier versions, which recorded no payment, and complimentary ones. A batch counts when it is bought. */
const unrecordedSales = (days: Days) => sql`
  select s.bought_at, s.plan_name,
    case when s.complimentary is not null then 'none' when s.provider = 'manual' then 'unknown' else s.provider end, null,
    (s.complimentary is null)::int, case when s.complimentary is null then s.price else 0 end, 0,
    (s.complimentary is not null)::int
  from purchases s
    left join orders o on o.purchase = s.id
    left join coupons c on c.code = o.coupon
  where ${isWithin(sql`s.bought_at`, days)} and c.batch is null
    and not exists (
      select from payments p where p.direction = 'IN' and (p.purchase = s.id or p."order" = o.id))`;

const unrecordedRefunds = (days: Days) => sql`
  select s.refunded_at, s.plan_name, case when s.provider = 'manual' then 'unknown' else s.provider end, null,
    0, 0, s.price, 0
  from purchases s
  where ${isWithin(sql`s.refunded_at`, days)} and s.complimentary is null
    and not exists (select from payments p where p.purchase = s.id and p.direction = 'OUT')`;
