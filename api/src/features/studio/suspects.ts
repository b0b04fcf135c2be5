import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { MIN_READERS } from './analysis.ts';
import { type Page, pageOf, parseCursor, type Place } from './list.ts';

type Query = { limit: number; after?: string | undefined };

/**
 * By the counters alone. `suspicion` is in thousandths: by how much the most popular other option of an SBA is ahead of
 * the key, or most readers are against the key of a statement.
 */
export const SUSPECTS = sql`
  select q.id, round(1000 * most.suspicion)::int as suspicion
  from study_statistics s join questions q on q.id = s.question and not q.hidden
    cross join lateral (
      select max(case when q.type = 'MTF' then case when o.is_right then 0.5 - o.share else o.share - 0.5 end
        when not o.is_right then o.share - o.of_key end) as suspicion
      from (
        select is_right, share, sum(share) filter (where is_right) over () as of_key from (
          select (option->>'correct')::boolean as is_right, s.options[place]::numeric / s.answered as share
          from jsonb_array_elements(q.options) with ordinality as options(option, place)) shares) o) most
  where s.answered >= ${MIN_READERS} and most.suspicion > 0`;

/** Published questions whose first answers speak against their key, the most suspicious first. */
export async function listSuspects(db: Database, { limit, after }: Query): Promise<Page> {
  const since = after === undefined ? undefined : parseCursor(after);
  const beyond = since ? sql`where (suspicion, id) < (${since.order}::bigint, ${since.id}::bigint)` : sql``;
  const rows = await rowsOf<Place & { total: number }>(
    db,
    sql`with suspects as materialized (${SUSPECTS})
        select suspicion::text as "order", id::text as id, (select count(*)::int from suspects) as total
        from suspects ${beyond} order by suspicion desc, id desc limit ${limit + 1}`,
  );
  return pageOf(db, rows, limit, rows[0]?.total ?? 0);
}
