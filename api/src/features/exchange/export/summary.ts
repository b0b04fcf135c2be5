import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import type { Summary } from '../formats/format.ts';
import { selectedQuestions, type Selection } from './selection.ts';

export async function summarise(db: Database, selection: Selection): Promise<Summary> {
  const [row] = await rowsOf<Summary>(
    db,
    sql`select count(*)::int as questions,
          (count(*) filter (where q.type = 'SAQ'))::int as saq,
          (count(*) filter (where q.type = 'MTF' and not q.options @> '[{"correct": true}]'))::int as "allFalse",
          (count(*) filter (where jsonb_array_length(q.media) > 0))::int as "withPictures",
          (count(*) filter (where jsonb_array_length(q.appearances) > 0))::int as "withPapers",
          (count(*) filter (where q.hidden))::int as hidden,
          coalesce(max(jsonb_array_length(q.options)), 0)::int as options,
          coalesce(max(jsonb_array_length(q.parts)), 0)::int as parts,
          coalesce(max(jsonb_array_length(q.media)), 0)::int as pictures
        from (${selectedQuestions(selection)}) s join questions q on q.id = s.id`,
  );
  return row!;
}
