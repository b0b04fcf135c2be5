import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { DraftContent } from '../../db/schema.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';

/** By the question that each is of; new questions of earlier imports also by their hash. */
export type OpenDrafts = { ofQuestion: Map<number, DraftContent>; ofHash: Map<string, DraftContent> };

export async function findOpenDrafts(
  db: Database,
  { questions, hashes }: { questions: readonly number[]; hashes: readonly string[] },
): Promise<OpenDrafts> {
  const rows = await rowsOf<{ id: number | string; content: DraftContent; hash: string | null }>(
    db,
    sql`select d.id, d.content, null as hash from jsonb_array_elements_text(${jsonRows(questions)}) as r(id)
          join question_drafts d on d.id = r.id::bigint and d.status <> 'PUBLISHED'
        union all
        select d.id, d.content, b.hash from jsonb_array_elements_text(${jsonRows(hashes)}) as r(hash)
          join import_batch_questions b on b.hash = r.hash and b.kind = 'ADDED'
          join question_drafts d on d.id = b.question and d.status <> 'PUBLISHED'`,
  );
  return {
    ofQuestion: new Map(rows.flatMap(({ id, content, hash }) => (hash === null ? [[Number(id), content]] : []))),
    ofHash: new Map(rows.flatMap(({ content, hash }) => (hash === null ? [] : [[hash, content]]))),
  };
}
