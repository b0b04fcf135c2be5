import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { OptionRow, PartRow } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { OPEN_PLACES } from '../../list-pages.ts';

export type StudiedQuestion = {
  id: number;
  type: string;
  version: number;
  options: OptionRow[];
  parts: PartRow[];
  isOpen: boolean;
};

/** Whether a question `q` is public, because it is on the first page of a list. */
export const isOpen = sql`exists (select from question_places where question = q.id and place <= ${OPEN_PLACES})`;

/** Without hidden ones. */
export async function readQuestions(db: Database, ids: readonly number[]): Promise<Map<number, StudiedQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<StudiedQuestion>(
    db,
    sql`select q.id::float8 as id, q.type, q.version, q.options, q.parts, ${isOpen} as "isOpen"
        from questions q where q.id in ${ids} and not q.hidden`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
