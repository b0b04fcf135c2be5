import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import {
  type Authorship,
  type Changes,
  changesBetween,
  keepVersions,
  loadQuestions,
  storeChanges,
} from '../bank/index.ts';
import type { ImportBatch } from './batch.ts';
import { mergedContent, mergedOf } from './merged.ts';

/** Publishes rows of a batch at once, with what is needed to take them back. The caller holds the bank's lock. */
export async function storePublished(
  tx: Database,
  changes: Changes,
  { batch, authorship }: { batch: ImportBatch; authorship: Authorship },
): Promise<void> {
  const merged = await keepMerged(tx, changes, authorship);
  const added = [...changes.inserts];
  const corrected = changes.corrections.map(({ current: { id, version } }) => ({ question: id, before: version }));
  await storeChanges(tx, changes, authorship);
  const rows = [
    ...added.map(({ id }) => ({ question: id, kind: 'ADDED' })),
    ...merged.map((row) => ({ ...row, kind: 'CHANGED' })),
    ...corrected.map((row) => ({ ...row, kind: 'CHANGED' })),
  ];
  if (rows.length === 0) return;
  await tx.execute(
    sql`insert into import_batch_questions (batch, question, kind, before, after)
        select distinct on (q.id) ${await batch.ensure(tx)}::bigint, q.id, r.kind, r.before, q.version
          from jsonb_to_recordset(${jsonRows(rows)}) as r(question bigint, kind text, before int)
          join questions q on q.id = r.question order by q.id, r.before
        on conflict (batch, question) do update set after = excluded.after`,
  );
}

/** Papers and lists that are added to a question make no version by themselves. */
async function keepMerged(tx: Database, changes: Changes, authorship: Authorship) {
  const known = mergedOf(changes);
  if (known.length === 0) return [];
  const stored = await loadQuestions(
    tx,
    known.flatMap(({ ref }) => ref ?? []),
  );
  const merged = known.flatMap((one) => {
    const current = one.ref === null ? undefined : stored.get(one.ref);
    return current ? [{ current, changes: changesBetween(current.content, mergedContent(current, one)) }] : [];
  });
  await keepVersions(tx, merged, authorship);
  await tx.execute(
    sql`update questions set version = version + 1 where id in (
          select value::bigint from jsonb_array_elements_text(${jsonRows(merged.map(({ current }) => current.id))}))`,
  );
  return merged.map(({ current: { id, version } }) => ({ question: id, before: version }));
}
