import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { type Days, isWithin } from './days.ts';
import { type Page, rankedPage } from './pages.ts';

type Row = Omit<Schemas['AffiliateFigures'], 'person' | 'cursor'> & { user_id: string; name: string };

const balanceOf = (kinds: readonly string[]) => sql`(sum(a.balance) filter (where
  split_part(a.id, ':', 3) in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})))::int`;

/** Everybody but the house who has a balance, or in these days referred somebody or earned a commission. */
const affiliatesOf = (days: Days, houseId: number) => sql`
  select coalesce(bought.commission, 0)::bigint as rank, u.id, u.user_id, u.name,
    coalesce(referred.people, 0)::int as referred, coalesce(bought.purchases, 0)::int as purchases,
    coalesce(bought.commission, 0)::int as commission, coalesce(balance.held, 0) as held,
    coalesce(balance.earned, 0) as earned, coalesce(balance.paid, 0) as paid
  from users u
    left join (
      select n.referred_by as id, count(*) as people from users n where ${isWithin(sql`n.created_at`, days)} group by 1
    ) referred on referred.id = u.id
    left join (
      select p.referrer as id, count(*) as purchases, sum(p.commission) as commission from purchases p
      where p.referrer is not null and p.refunded_at is null and ${isWithin(sql`p.bought_at`, days)} group by 1
    ) bought on bought.id = u.id
    left join (
      select a.owner as id, ${balanceOf(['held'])} as held,
        ${balanceOf(['available', 'requested', 'paid', 'owed'])} as earned, ${balanceOf(['paid'])} as paid
      from ledger_accounts a where a.owner is not null group by 1
    ) balance on balance.id = u.id
  where u.id <> ${houseId} and coalesce(referred.id, bought.id, balance.id) is not null`;

export async function listAffiliates(db: Database, days: Days, houseId: number, page: Page) {
  const { rows, next } = await rankedPage<Row>(db, affiliatesOf(days, houseId), page);
  const affiliates = rows.map(({ user_id, name, ...row }): Schemas['AffiliateFigures'] => ({
    ...row,
    person: { user_id, name },
  }));
  return { affiliates, next };
}
