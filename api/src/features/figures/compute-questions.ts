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
/** `key`: of a statement; null for the whole question. */
type SumRow = Sums & { question: string; key: string | null };
type Question = { whole: Sums; statements: Map<string, Sums> };

/** Reads the whole log, some readers at a time, and replaces the figures. */
export async function computeQuestionFigures(db: Database, now: Date): Promise<void> {
  const sums = new Map<number, Question>();
  let after = 0;
  for (;;) {
    const last = await lastOf(db, after);
    if (last === undefined) break;
    for (const row of await readSums(db, after, last)) addRow(sums, row);
    after = last;
  }
  const rows = Array.from(sums, ([question, { whole, statements }]) => ({
    question,
    answered: whole.answered,
    skips: whole.skips,
    ...figuresOf(whole),
    statements: Array.from(statements, ([key, sum]) => ({ key, answered: sum.answered, ...figuresOf(sum) })),
  }));
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
            (array_agg(share order by recorded_at, id) filter (where outcome <> 'SKIPPED'))[1] as x,
            (array_agg(id order by recorded_at, id) filter (where outcome <> 'SKIPPED'))[1] as first
          from marked group by 1, 2
        ), rests as (
          select *, sum(counted) over reader - counted as others, sum("right") over reader - "right" as others_right
          from own window reader as (partition by "user")
        ), pairs as (
          select question, null as key, answered, skips, first, x,
            case when x is not null and others >= ${MIN_OTHERS} then others_right::float8 / others end as y from rests
        ), statements as (
          select p.question, o->>'key' as key, p.answered, 0 as skips, p.first,
            (case when judged.value = (o->>'correct')::boolean then 1 else 0 end)::float8 as x, p.y
          from pairs p join questions q on q.id = p.question and q.type = 'MTF' join attempts a on a.id = p.first
            cross join jsonb_to_recordset(a.answer->'mtf') as judged(key text, value boolean)
            join jsonb_array_elements(q.options) as o on o->>'key' = judged.key
          where p.x is not null
        )
        select question::text as question, key, (count(*) filter (where answered > 0))::int as answered, sum(skips)::int as skips,
          count(x)::int as marked, coalesce(sum(x), 0) as x, count(y)::int as n,
          coalesce(sum(x) filter (where y is not null), 0) as xn, coalesce(sum(x * x) filter (where y is not null), 0) as xx,
          coalesce(sum(y), 0) as y, coalesce(sum(y * y), 0) as yy, coalesce(sum(x * y), 0) as xy
        from (select * from pairs union all select * from statements) as shares group by question, key order by question, key`,
  );

function addRow(sums: Map<number, Question>, { question, key, ...row }: SumRow): void {
  const id = Number(question);
  const { whole, statements } = sums.get(id) ?? { whole: noSums(), statements: new Map<string, Sums>() };
  sums.set(id, { whole, statements });
  const sum = key === null ? whole : (statements.get(key) ?? noSums());
  if (key !== null) statements.set(key, sum);
  for (const name of Object.keys(sum) as (keyof Sums)[]) sum[name] += row[name];
}

const noSums = (): Sums => ({ answered: 0, skips: 0, marked: 0, x: 0, n: 0, xn: 0, xx: 0, y: 0, yy: 0, xy: 0 });

const thousandths = (value: number) => Math.round(value * 1_000);

/** Facility and discrimination; null where too few have answered. */
function figuresOf(sum: Sums): { facility: number | null; discrimination: number | null } {
  if (sum.marked < MIN_READERS) return { facility: null, discrimination: null };
  return {
    facility: thousandths(sum.x / sum.marked),
    discrimination: sum.n < MIN_READERS ? null : correlation(sum),
  };
}

/** Pearson's; null where one of the two is the same for all. */
function correlation({ n, xn, xx, y, yy, xy }: Sums): number | null {
  const spread = (xx / n - (xn / n) ** 2) * (yy / n - (y / n) ** 2);
  return spread < Number.EPSILON ? null : thousandths((xy / n - (xn / n) * (y / n)) / Math.sqrt(spread));
}

const storeFigures = (db: Database, rows: readonly unknown[], now: Date) =>
  db.execute(sql`
    insert into question_figures (question, answered, skips, facility, discrimination, statements, computed_at)
    select f.*, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${jsonRows(rows)}) as f(question bigint, answered int, skips int, facility int,
      discrimination int, statements jsonb)
    on conflict (question) do update set answered = excluded.answered, skips = excluded.skips,
      facility = excluded.facility, discrimination = excluded.discrimination, statements = excluded.statements,
      computed_at = excluded.computed_at`);
