import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { Paper } from './store.ts';

/** Below it, a distribution could show what a single reader had. */
const MIN_RESULTS = 3;
const MAX_NAMED = 100;
const BARS = 10;

type Result = { user: number; name: string; isNamed: boolean; share: number };

/**
 * Compares the first result of each reader of an examination, if all of it is marked. `distribution` counts them by tenths of the marks, null
 * below MIN_RESULTS. Only readers who share their own name see those of others.
 */
export async function comparePaper(db: Database, { original, isNamed }: Paper): Promise<Schemas['PaperComparison']> {
  const results = await rowsOf<Result>(
    db,
    sql`select p."user"::float8 as "user", u.name, p.is_named as "isNamed",
          case when p.out_of = 0 then 0 else p.points::float8 / p.out_of end as share
        from (
          select distinct on (p."user") p.* from papers p
          where p.original = ${original} and p.mode = 'EXAM' and p.finished_at is not null
          order by p."user", p.started_at, p.id
        ) p join users u on u.id = p."user"
        where (p.components @? '$[*] ? (@.unmarked > 0)') is not true`,
  );
  const barOf = ({ share }: Result) => Math.min(BARS - 1, Math.floor(share * BARS));
  const distribution = Array.from({ length: BARS }, (_, bar) => results.filter((one) => barOf(one) === bar).length);
  const named = results.filter((result) => result.isNamed).toSorted((one, other) => other.share - one.share);
  return {
    results: results.length,
    distribution: results.length < MIN_RESULTS ? null : distribution,
    named: isNamed ? named.slice(0, MAX_NAMED).map(({ name, share }) => ({ name, share })) : [],
  };
}

export const setNamed = (db: Database, { id, user }: { id: string; user: number }, named: boolean) =>
  db.execute(sql`update papers set is_named = ${named} where id = ${id} and "user" = ${user}`);
