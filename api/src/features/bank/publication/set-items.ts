import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import type { QuestionChange } from '../../../db/schema.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { changesBetween } from './cells.ts';
import type { StoredQuestion } from './stored-question.ts';
import { keepVersions, type Authorship } from './versions.ts';

/**
 * Files published questions under other items, each with a version of its own; their lists and the search stay. Returns the
 * changes of each. The caller holds the bank's lock.
 */
export async function setItems(
  tx: Database,
  questions: readonly { current: StoredQuestion; items: readonly string[] }[],
  authorship: Authorship,
): Promise<QuestionChange[][]> {
  if (questions.length === 0) return [];
  const changed = questions.map(({ current, items }) => ({
    current,
    changes: changesBetween(current.content, { ...current.content, items: [...items] }),
  }));
  await keepVersions(tx, changed, authorship);
  const rows = questions.map(({ current: { id }, items }) => ({ id, items }));
  await tx.execute(
    sql`update questions q set version = version + 1, items = r.items
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, items text[]) where q.id = r.id`,
  );
  return changed.map(({ changes }) => changes);
}
