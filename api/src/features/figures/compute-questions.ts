import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { POINTS } from '../memory/index.ts';
import { MIN_OTHERS, MIN_READERS } from '../studio/index.ts';

/** Few, because the embedded database answers nobody else meanwhile. */
const READERS_AT_ONCE = 100;
const QUESTIONS_AT_ONCE = 5_000;

/** Sums over readers: of shares of the marks `x`, and of the rest of each reader's answers that was right, `y`. */
type Sums = Record<'answered' | 'skips' | 'marked' | 'x' | 'n' | 'xn' | 'xx' | 'y' | 'yy' | 'xy', number>;
type SumRow = Sums & { question: string };

/** Reads the whole log, some readers at a time, and replaces the figures. */
export async function computeQuestionFigures(db: Database, now: Date): Promise<void> {
  const sums = new Map<number, Sums>();
  let after = 0;
  for (;;) {
    const last = await lastOf(db, after);
    if (last === undefined) break;
    for (const { question, ...row } of await readSums(db, after, last)) addTo(sums, Number(question), row);
    after = last;
  }
  const rows = Array.from(sums, ([question, sum]) => [question, sum.answered, sum.skips, ...figuresOf(sum)]);
  for (let from = 0; from < rows.length; from += QUESTIONS_AT_ONCE)
    await storeFigures(db, rows.slice(from, from + QUESTIONS_AT_ONCE), now);
  await db.execute(sql`delete from question_figures where computed_at < ${now.toISOString()}::timestamptz`);
}

async function lastOf(db: Database, after: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ last: string | null }>(
    db,
    sql`select max(id) as last from (select id from users where id > ${after} order by id limit ${READERS_AT_ONCE}) next`,
  );
  return row!.last === null ? undefined : Number(row!.last);
}

/** First answers by the present keys, as in the studio's analysis. A reader's other answers leave out those taken back. */
const readSums = (db: Database, after: number, last: number): Promise<SumRow[]> =>
  rowsOf(
    db,
    sql`with marked as (
          select a."user", a.question, a.id, a.recorded_at, coalesce(m.outcome, a.outcome) as outcome,
            case when a.out_of = 0 then null else greatest(${POINTS}, 0)::float8 / a.out_of end as share,
            not exists (select from undone_attempts n where n.attempt = a.id) as counts
          from attempts a join users u on u.id = a."user" left join remarks m on m.attempt = a.id
          where a."user" > ${after} and a."user" <= ${last} and not (u.made_in_bulk and u.email_verified_at is null)
        ), own as (
          select "user", question, count(*) filter (where outcome = 'SKIPPED') as skips,
            count(*) filter (where outcome <> 'SKIPPED') as answered, count(*) filter (where outcome <> 'SKIPPED' and counts) as counted,
            count(*) filter (where outcome = 'RIGHT' and counts) as "right",
            (array_agg(share order by recorded_at, id) filter (where outcome <> 'SKIPPED'))[1] as x
          from marked group by 1, 2
        ), rests as (
          select *, sum(counted) over reader - counted as others, sum("right") over reader - "right" as others_right
          from own window reader as (partition by "user")
        ), pairs as (
          select *, case when x is not null and others >= ${MIN_OTHERS} then others_right::float8 / others end as y from rests
        )
        select question::text as question, (count(*) filter (where answered > 0))::int as answered, sum(skips)::int as skips,
          count(x)::int as marked, coalesce(sum(x), 0) as x, count(y)::int as n,
          coalesce(sum(x) filter (where y is not null), 0) as xn, coalesce(sum(x * x) filter (where y is not null), 0) as xx,
          coalesce(sum(y), 0) as y, coalesce(sum(y * y), 0) as yy, coalesce(sum(x * y), 0) as xy
        from pairs group by question`,
  );

function addTo(sums: Map<number, Sums>, question: number, row: Sums): void {
  const sum = sums.get(question);
  if (!sum) return void sums.set(question, { ...row });
  for (const name of Object.keys(sum) as (keyof Sums)[]) sum[name] += row[name];
}

const thousandths = (value: number) => Math.round(value * 1_000);

/** Facility and discrimination; null where too few have answered. */
function figuresOf(sum: Sums): [facility: number | null, discrimination: number | null] {
  if (sum.marked < MIN_READERS) return [null, null];
  return [thousandths(sum.x / sum.marked), sum.n < MIN_READERS ? null : correlation(sum)];
}

/** Pearson's; null where one of the two is the same for all. */
function correlation({ n, xn, xx, y, yy, xy }: Sums): number | null {
  const spread = (xx / n - (xn / n) ** 2) * (yy / n - (y / n) ** 2);
  return spread < Number.EPSILON ? null : thousandths((xy / n - (xn / n) * (y / n)) / Math.sqrt(spread));
}

const storeFigures = (db: Database, rows: readonly unknown[], now: Date) =>
  db.execute(sql`
    insert into question_figures (question, answered, skips, facility, discrimination, computed_at)
    select (f->>0)::bigint, (f->>1)::int, (f->>2)::int, (f->>3)::int, (f->>4)::int, ${now.toISOString()}::timestamptz
    from jsonb_array_elements(${jsonRows(rows)}) as f
    on conflict (question) do update set answered = excluded.answered, skips = excluded.skips,
      facility = excluded.facility, discrimination = excluded.discrimination, computed_at = excluded.computed_at`);
