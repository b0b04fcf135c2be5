import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { badRequest } from '../../http/errors.ts';
import { errorMessages } from './error-messages.ts';
import type { Filter } from './filter-inputs.ts';
import { touchedBy, untouchedBy } from './filter.ts';
import type { ListQuery } from './inputs.ts';
import { readStates, type State } from './store.ts';

export type Page = { states: { cursor: string; state: State }[]; total: number; next: string | null };
export type Place = { order: string; id: string };

/** The page that starts at these rows, of which there is one too many if more follow. */
export async function pageOf(db: Database, rows: readonly Place[], limit: number, total: number): Promise<Page> {
  const page = rows.slice(0, limit);
  const states = await readStates(
    db,
    page.map(({ id }) => Number(id)),
  );
  const cursors = new Map(page.map(({ order, id }) => [Number(id), `${order}-${id}`]));
  return {
    states: states.map((state) => ({ cursor: cursors.get(state.id)!, state })),
    total,
    next: rows.length > limit ? cursors.get(Number(page.at(-1)!.id))! : null,
  };
}

export function parseCursor(text: string): Place {
  const { order, id } = /^(?<order>\d{1,17})-(?<id>\d{1,15})$/.exec(text)?.groups ?? {};
  if (!order || !id) throw badRequest(errorMessages.notACursor(), 'after');
  return { order, id };
}

/**
 * Those that the studio has touched, the latest first; then the rest of the bank, the newest first. What waits for a
 * reviewer is a queue: the longest wait first.
 */
export async function listQuestions(db: Database, user: number, query: ListQuery): Promise<Page> {
  const { limit, after } = query;
  const since = after === undefined ? undefined : parseCursor(after);
  const touched = sql`from question_drafts d left join questions q on q.id = d.id where ${touchedBy(query, user)}`;
  const rest = sql`from questions q where not exists (select from question_drafts d where d.id = q.id)
    and ${untouchedBy(query)}`;
  const micros = sql`(extract(epoch from d.changed_at) * 1000000)::bigint`;
  const [order, past] = query.status === 'IN_REVIEW' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`];
  const rows = await rowsOf<Place>(
    db,
    sql`select micros::text as "order", id::text as id from (
          (select ${micros} as micros, d.id ${touched} ${since ? sql`and (${micros}, d.id) ${past} (${since.order}::bigint, ${since.id}::bigint)` : sql``}
            order by d.changed_at ${order}, d.id ${order} limit ${limit + 1})
          union all
          (select 0, q.id ${rest} ${since?.order === '0' ? sql`and q.id < ${since.id}::bigint` : sql``}
            order by q.id desc limit ${limit + 1})
        ) found order by micros ${order}, id ${order} limit ${limit + 1}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    db,
    sql`select ((select count(*) ${touched}) + (select count(*) ${rest}))::int as total`,
  );
  return pageOf(db, rows, limit, count!.total);
}

/** All that match, in the order of the list, but at most `limit`. */
export async function listIds(db: Database, user: number, filter: Filter, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id::text as id from (
          select d.changed_at, d.id from question_drafts d left join questions q on q.id = d.id
            where ${touchedBy(filter, user)}
          union all
          (select null, q.id from questions q where not exists (select from question_drafts d where d.id = q.id)
            and ${untouchedBy(filter)} order by q.id desc limit ${limit})
        ) found order by changed_at desc nulls last, id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
