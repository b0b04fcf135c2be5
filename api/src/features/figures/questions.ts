import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { subjectKey } from '../bank/index.ts';
import { pageFields, rankedPage } from './pages.ts';

export const questionsQuery = z.object({
  ...pageFields,
  subject: subjectKey.optional(),
  order: z.enum(['answered', 'facility', 'discrimination', 'skips', 'reports']).default('discrimination'),
  descending: z.stringbool().default(false),
});
export type QuestionsQuery = z.output<typeof questionsQuery>;

type Row = Omit<Schemas['QuestionFigures'], 'cursor'>;

const FIGURES = {
  answered: sql`f.answered`,
  facility: sql`f.facility`,
  discrimination: sql`f.discrimination`,
  skips: sql`f.skips`,
  reports: sql`reported.reports`,
};
/** `question_figures.statements` with shares. */
const STATEMENTS = sql`(
  select jsonb_agg(jsonb_build_object('key', s.key, 'answered', s.answered, 'facility', s.facility / 1000.0::float8,
    'discrimination', s.discrimination / 1000.0::float8) order by s.key)
  from jsonb_to_recordset(f.statements) as s(key text, answered int, facility int, discrimination int))`;
/** Below all others, whatever the direction. */
const WITHOUT_FIGURE = -1_000_000_000_000;

function figuresOf({ subject, order, descending }: QuestionsQuery) {
  const zero = order === 'facility' || order === 'discrimination' ? sql`null::int` : sql`0`;
  const figure = sql`coalesce(${FIGURES[order]}, ${zero})`;
  return sql`
    select coalesce(${descending ? figure : sql`-(${figure})`}, ${WITHOUT_FIGURE}::bigint) as rank, q.id,
      q.id::text as _id, q.ref, q.prof, q.subject, q.topic, q.type, coalesce(f.answered, 0) as answered,
      f.facility / 1000.0::float8 as facility, f.discrimination / 1000.0::float8 as discrimination,
      coalesce(${STATEMENTS}, '[]') as statements,
      coalesce(f.skips, 0) as skips, coalesce(reported.reports, 0) as reports,
      coalesce(reported.open_reports, 0) as open_reports
    from questions q
      left join question_figures f on f.question = q.id
      left join (
        select r.question, count(*)::int as reports, (count(*) filter (where r.state = 'OPEN'))::int as open_reports
        from question_reports r group by 1
      ) reported on reported.question = q.id
    where not q.hidden ${subject ? sql`and q.prof = ${subject.prof} and q.subject = ${subject.subject}` : sql``}`;
}

export async function listQuestionFigures(db: Database, query: QuestionsQuery) {
  const { rows: questions, next } = await rankedPage<Row>(db, figuresOf(query), query);
  return { questions, next };
}

export async function figuresComputedAt(db: Database): Promise<string | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    db,
    sql`select to_json(max(computed_at))#>>'{}' as at from question_figures`,
  );
  return row!.at === null ? null : new Date(row!.at).toISOString();
}
