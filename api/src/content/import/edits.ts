import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { contentEdits } from '../../db/schema.ts';
import type { FolderContent } from './read-content.ts';
import type { ContentKind, ContentRows } from './store.ts';

type Mark = { kind: string; id: string; isRemoved: boolean };
type Row = { id: string };
export type EntryOf = { kind: ContentKind; id: string };

export const readEdits = (db: Database): Promise<Mark[]> =>
  db.select({ kind: contentEdits.kind, id: contentEdits.id, isRemoved: contentEdits.isRemoved }).from(contentEdits);

/** Somebody has changed or removed the entry at the desk. */
export async function markEdited(
  transaction: Database,
  { kind, id, isRemoved, at, who }: EntryOf & { isRemoved: boolean; at: Date; who: number },
): Promise<void> {
  const change = { isRemoved, at, who };
  await transaction
    .insert(contentEdits)
    .values({ kind, id, ...change })
    .onConflictDoUpdate({ target: [contentEdits.kind, contentEdits.id], set: change });
}

export async function forgetEdits(transaction: Database, entries: readonly EntryOf[]): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(entries, (entry) => entry.kind)) {
    const ids = ofKind.map(({ id }) => id);
    await transaction.delete(contentEdits).where(and(eq(contentEdits.kind, kind), inArray(contentEdits.id, ids)));
  }
}

/**
 * The folder without what it would undo: entries that the desk changed are as they are, those that it removed are gone.
 * `kept` are these; in `settled` the folder says what the desk does.
 */
export function keepEdits(content: FolderContent, current: ContentRows, edits: readonly Mark[]) {
  const kept: EntryOf[] = [];
  const settled: EntryOf[] = [];

  function standing<Target extends Row>(kind: ContentKind, row: Target, rows: ReadonlyMap<string, Row>): Target[] {
    const edit = edits.find((one) => one.kind === kind && one.id === row.id);
    if (!edit) return [row];
    const stored = rows.get(row.id) as Target | undefined;
    const agrees = isDeepStrictEqual(stored, row);
    (agrees ? settled : kept).push({ kind, id: row.id });
    return stored ? [stored] : [];
  }

  function list<Target extends Row>(kind: ContentKind, target: Target[] | undefined): Target[] | undefined {
    const rows = new Map(current[kind].map((row): [string, Row] => [row.id, row]));
    return target?.flatMap((row) => standing(kind, row, rows));
  }

  const topics = new Map(current.internship_topics.map((row): [string, Row] => [row.id, row]));
  return {
    kept,
    settled,
    content: {
      ...content,
      banners: list('banners', content.banners),
      faqs: list('faqs', content.faqs),
      plans: list('plans', content.plans),
      ebooks: list('ebooks', content.ebooks),
      subjects: list('internship_subjects', content.subjects),
      topics: content.topics.flatMap(({ row, file }) =>
        standing('internship_topics', row, topics).map((one) => ({ row: one, file })),
      ),
    },
  };
}
