import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { banners, ebooks, faqs, internshipSubjects, internshipTopics, plans } from '../../db/schema.ts';
import type { Changes } from './changes.ts';

// Any number that nothing else in this database locks.
const IMPORT_LOCK = 5_208_732;

/** Rows may refer to rows of earlier tables. */
export const contentTables = {
  banners,
  faqs,
  plans,
  ebooks,
  internship_subjects: internshipSubjects,
  internship_topics: internshipTopics,
};

export type ContentKind = keyof typeof contentTables;
export type ContentRow<Kind extends ContentKind> = (typeof contentTables)[Kind]['$inferSelect'];
export type ContentRows = { [Kind in ContentKind]: ContentRow<Kind>[] };
export type ContentChanges = { [Kind in ContentKind]: Changes<ContentRow<Kind>> };

export const lockContent = (transaction: Database) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK}::bigint)`);

export async function readContentRows(db: Database): Promise<ContentRows> {
  return {
    banners: await db.select().from(banners),
    faqs: await db.select().from(faqs),
    plans: await db.select().from(plans),
    ebooks: await db.select().from(ebooks),
    internship_subjects: await db.select().from(internshipSubjects),
    internship_topics: await db.select().from(internshipTopics),
  };
}

export async function storeContent(transaction: Database, changes: ContentChanges): Promise<void> {
  const kinds = Object.keys(contentTables) as ContentKind[];
  for (const kind of kinds) await writeRows(transaction, contentTables[kind], changes[kind].write);
  // Last and in reverse: a topic may have moved out of a removed subject.
  for (const kind of kinds.toReversed()) {
    const { remove } = changes[kind];
    if (remove.length > 0) await transaction.delete(contentTables[kind]).where(inArray(contentTables[kind].id, remove));
  }
}

type TableOfIds = PgTable & { id: PgColumn };

/** One statement, so that a sub-topic may precede its topic. Columns that the rows lack stay: the desk knows no items. */
export async function writeRows(db: Database, table: TableOfIds, rows: { id: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => name !== 'id' && Object.hasOwn(rows[0]!, name),
  );
  await db
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: table.id,
      set: Object.fromEntries(
        columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`] as const),
      ),
    });
}
