import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { selectedQuestions, type Selection } from './selection.ts';

/** Of a selection: how many questions it has, how many of them have something, and the longest lists. */
export type Summary = {
  questions: number;
  saq: number;
  /** MTF without a true statement. */
  allFalse: number;
  withPictures: number;
  withPapers: number;
  hidden: number;
  options: number;
  parts: number;
  pictures: number;
};

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
