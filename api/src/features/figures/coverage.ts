import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { SubjectKey } from '../bank/index.ts';

export type Coverage = Schemas['ChapterCoverage'];

/** What readers see in each chapter, and how often its questions are answered. */
export const readCoverage = (db: Database, { prof, subject }: SubjectKey): Promise<Coverage[]> =>
  rowsOf(
    db,
    sql`select l.name as chapter, count(q.id) filter (where q.type = 'SBA')::int as sba,
          count(q.id) filter (where q.type = 'MTF')::int as mtf, count(q.id) filter (where q.type = 'SAQ')::int as saq,
          count(q.id) filter (where q.type not in ('SBA', 'MTF', 'SAQ'))::int as other,
          coalesce(sum(s.answered), 0)::int as answers
        from question_lists l
          left join question_places p on p.list = l.id
          left join questions q on q.id = p.question
          left join study_statistics s on s.question = q.id
        where l.kind = 'chapter' and l.prof = ${prof} and l.subject = ${subject}
        group by l.id order by l.name`,
  );
