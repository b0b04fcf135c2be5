import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import {
  type BulkBefore,
  bulkChangeQuestions,
  bulkChanges,
  type BulkOutcomeRow,
  type DraftContent,
} from '../../../db/schema.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import type { DraftStatus } from '../store.ts';

export type DraftUpdate = {
  id: number;
  status: DraftStatus;
  content: DraftContent;
  author: number | null;
  writers: readonly number[];
};

/** The next revision of drafts that are there. An author whose account is gone meanwhile is none. */
export async function updateDrafts(tx: Database, drafts: readonly DraftUpdate[], at: Date): Promise<void> {
  const rows = drafts.map((draft) => ({ ...draft, writers: [...new Set(draft.writers)] }));
  await tx.execute(
    sql`update question_drafts d set revision = d.revision + 1, status = r.status, content = r.content,
          author = (select id from users where id = r.author), changed_at = ${at.toISOString()}::timestamptz,
          writers = array(select value::bigint from jsonb_array_elements_text(r.writers)),
          assignee = case when not r.writers @> to_jsonb(d.assignee) and d.assignee is distinct from r.author then d.assignee end
        from jsonb_to_recordset(${jsonRows(rows)}) as r(id bigint, status text, content jsonb, author bigint, writers jsonb)
        where d.id = r.id`,
  );
}

export type BulkRow = typeof bulkChanges.$inferSelect;

export async function insertBulk(
  tx: Database,
  bulk: typeof bulkChanges.$inferInsert,
  questions: readonly { question: number; versionAfter: number; before: BulkBefore }[],
): Promise<number> {
  const [row] = await tx.insert(bulkChanges).values(bulk).returning({ id: bulkChanges.id });
  await tx.execute(
    sql`insert into bulk_change_questions (bulk, question, version_after, before)
        select ${row!.id}, question, "versionAfter", before
        from jsonb_to_recordset(${jsonRows(questions)}) as r(question bigint, "versionAfter" int, before jsonb)`,
  );
  return row!.id;
}

/** The same change of the same questions by the same person, while all is as it left it: it was sent again. */
export async function findRepeated(tx: Database, who: number, digest: string): Promise<BulkRow | undefined> {
  const [row] = await rowsOf<{ id: string | number }>(
    tx,
    sql`select b.id from bulk_changes b where b.who = ${who} and b.digest = ${digest} and b.undone_at is null
          and not exists (
            select from bulk_change_questions c left join question_drafts d on d.id = c.question
              left join questions q on q.id = c.question
            where c.bulk = b.id and coalesce(d.revision, 0) + coalesce(q.version, 0) <> c.version_after)
        order by b.id desc limit 1`,
  );
  return row && findBulk(tx, Number(row.id));
}

export async function findBulk(db: Database, id: number): Promise<BulkRow | undefined> {
  return (await db.select().from(bulkChanges).where(eq(bulkChanges.id, id)))[0];
}

export const questionsOf = (db: Database, bulk: number) =>
  db.select().from(bulkChangeQuestions).where(eq(bulkChangeQuestions.bulk, bulk)).orderBy(bulkChangeQuestions.question);

export const noteUndo = (tx: Database, id: number, undo: { undoneAt: Date; undoOutcome: BulkOutcomeRow }) =>
  tx.update(bulkChanges).set(undo).where(eq(bulkChanges.id, id));
