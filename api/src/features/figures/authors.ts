import { type SQL, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { type Days, isWithin } from './days.ts';

const MAX_AUTHORS = 500;

type Row = Omit<Schemas['AuthorFigures'], 'person'> & { user_id: string; name: string };

/** The latest event of a kind before an event `e` of the same question. */
const before = (what: string): SQL => sql`
  (select b.who, b.at from question_events b
   where b.question = e.question and b.id < e.id and b.what = ${what} order by b.id desc limit 1)`;

/** A step that its reviewer undid does not count. Each draft counts for its author, not for the reviewer. */
const eventsOf = (days: Days) => sql`
  select e.what, case when e.what = 'SUBMITTED' then e.who else submitted.who end as author,
    case when e.what = 'PUBLISHED' then extract(epoch from e.at - started.at)::float8 / 86400 end as took
  from question_events e
    left join lateral ${before('SUBMITTED')} submitted on e.what <> 'SUBMITTED'
    left join lateral ${before('STARTED')} started on e.what = 'PUBLISHED'
    left join lateral (
      select n.what from question_events n where n.question = e.question and n.id > e.id order by n.id limit 1) next on true
  where e.what in ('SUBMITTED', 'RETURNED', 'PUBLISHED') and ${isWithin(sql`e.at`, days)}
    and next.what is distinct from 'UNDONE'`;

export async function readAuthors(db: Database, days: Days): Promise<Schemas['AuthorFigures'][]> {
  const rows = await rowsOf<Row>(
    db,
    sql`with done as (
          select author, count(*) filter (where what = 'SUBMITTED') as submitted,
            count(*) filter (where what = 'RETURNED') as returned, count(*) filter (where what = 'PUBLISHED') as published,
            percentile_cont(0.5) within group (order by took) as days_to_publish
          from (${eventsOf(days)}) events group by 1
        ), open as (
          select author, count(*) filter (where status in ('DRAFT', 'RETURNED')) as drafts,
            count(*) filter (where status = 'SUBMITTED') as in_review
          from question_drafts where status <> 'PUBLISHED' group by 1
        )
        select u.user_id, u.name, coalesce(open.drafts, 0)::int as drafts, coalesce(open.in_review, 0)::int as in_review,
          coalesce(done.submitted, 0)::int as submitted, coalesce(done.returned, 0)::int as returned,
          coalesce(done.published, 0)::int as published, round(done.days_to_publish::numeric, 1)::float8 as days_to_publish
        from users u left join done on done.author = u.id left join open on open.author = u.id
        where coalesce(done.author, open.author) is not null
        order by published desc, submitted desc, u.id limit ${MAX_AUTHORS}`,
  );
  return rows.map(({ user_id, name, ...row }) => ({ person: { user_id, name }, ...row }));
}
