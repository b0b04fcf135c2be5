import { sql } from 'drizzle-orm';
import type { KindName } from 'question/kinds/names.ts';
import type { Database } from '../../db/connection.ts';
import type { OptionRow, PartRow } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { IS_OPEN } from '../bank/index.ts';

export type Reader = { id: number; hasFullAccess: boolean };

export type StudiedQuestion = {
  id: number;
  type: KindName;
  version: number;
  options: OptionRow[];
  parts: PartRow[];
  isOpen: boolean;
};

/** Whether the reader may read a question `q` now. */
export const isReadable = ({ hasFullAccess }: Reader) => sql`(not q.hidden and (${hasFullAccess} or ${IS_OPEN}))`;

/** Without hidden ones. */
export async function readQuestions(db: Database, ids: readonly number[]): Promise<Map<number, StudiedQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf<StudiedQuestion>(
    db,
    sql`select q.id::float8 as id, q.type, q.version, q.options, q.parts, ${IS_OPEN} as "isOpen"
        from questions q where q.id in ${ids} and not q.hidden`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
