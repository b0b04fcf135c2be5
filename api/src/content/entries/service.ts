import { createHash } from 'node:crypto';
import { and, asc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connection.ts';
import { contentEdits, images, internshipSubjects, internshipTopics, users } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { markEdited } from '../import/edits.ts';
import { LAST } from '../import/article.ts';
import { type ContentKind, contentTables, lockContent, writeRows } from '../import/store.ts';
import type { TopicEntryRow } from './article-kind.ts';
import type { EntryKind, EntryRow } from './kinds.ts';
import { errorMessages } from './messages.ts';
import { placesOf } from './places.ts';

type Table = PgTable & { id: PgColumn; position: PgColumn };
export type Edit = { at: Date; by: { userId: string; name: string } | null };
export type StoredEntry = { row: EntryRow; version: string; edited: Edit | null };
export type Change = { at: Date; who: number; onChanged: (transaction: Database) => Promise<void> };

const tableOf = ({ kind }: EntryKind) => contentTables[kind] as unknown as Table;

export const hashOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** Of what it says, wherever it stands. */
const versionOf = (kind: EntryKind, row: EntryRow): string => hashOf(kind.toEntry(row));

async function readRows(db: Database, kind: EntryKind, where: SQL | undefined, limit: number): Promise<StoredEntry[]> {
  const table = tableOf(kind);
  const found = await db
    .select({ row: getTableColumns(table), at: contentEdits.at, userId: users.userId, name: users.name })
    .from(table)
    .leftJoin(contentEdits, and(eq(contentEdits.kind, kind.kind), eq(contentEdits.id, table.id)))
    .leftJoin(users, eq(users.id, contentEdits.who))
    .where(where)
    .orderBy(...kind.inOrder.map((column) => asc(column)))
    .limit(limit);
  return found.map(({ row, at, userId, name }) => ({
    row: row as EntryRow,
    version: versionOf(kind, row as EntryRow),
    edited: at && { at, by: userId === null ? null : { userId, name: name! } },
  }));
}

/** The last edits of these entries, by id. */
export async function readEdits(db: Database, kind: ContentKind, ids: readonly string[]): Promise<Map<string, Edit>> {
  const found = await db
    .select({ id: contentEdits.id, at: contentEdits.at, userId: users.userId, name: users.name })
    .from(contentEdits)
    .leftJoin(users, eq(users.id, contentEdits.who))
    .where(and(eq(contentEdits.kind, kind), inArray(contentEdits.id, [...ids])));
  return new Map(
    found.map(({ id, at, userId, name }) => [id, { at, by: userId === null ? null : { userId, name: name! } }]),
  );
}

export const viewEdit = (edited: Edit | null) =>
  edited && { at: edited.at.toISOString(), by: edited.by && { user_id: edited.by.userId, name: edited.by.name } };

export type Wanted = {
  /** Topics of this subject alone. */
  subject?: string | undefined;
  /** A part of a title. */
  text?: string | undefined;
  /** The id of the last one seen. */
  after?: string | undefined;
  /** Without one, all of them. */
  limit?: number | undefined;
};

/** In their order; `next` is where a further page goes on. Throws 409 where `after` is no longer there. */
export async function listEntries(db: Database, kind: EntryKind, { subject, text, after, limit }: Wanted) {
  const isOfSubject = subject !== undefined && kind.kind === 'internship_topics';
  const where = and(
    isOfSubject ? eq(internshipTopics.subject, subject) : undefined,
    text ? or(...kind.titles.map((title) => sql`strpos(lower(${title}), lower(${text})) > 0`)) : undefined,
    after === undefined ? undefined : isAfter(kind, await requireSibling(db, kind, after)),
  );
  const most = limit ?? kind.most;
  const found = await readRows(db, kind, where, most + 1);
  const entries = found.slice(0, most);
  return { entries, next: limit !== undefined && found.length > most ? entries.at(-1)!.row.id : null };
}

/** Row values are compared as they are sorted: column by column. */
function isAfter({ inOrder }: EntryKind, row: EntryRow): SQL {
  const values = inOrder.map(({ name }) => sql`${row[name]}`);
  return sql`(${sql.join(inOrder, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

async function requireSibling(db: Database, kind: EntryKind, id: string): Promise<EntryRow> {
  const [found] = await readRows(db, kind, eq(tableOf(kind).id, id), 1);
  if (!found) throw conflict(errorMessages.othersMeanwhile());
  return found.row;
}

/** Throws 404 if there is none. */
export async function readEntry(db: Database, kind: EntryKind, id: string): Promise<StoredEntry> {
  const [entry] = await readRows(db, kind, eq(tableOf(kind).id, id), 1);
  if (!entry) throw notFound(errorMessages.noEntry());
  return entry;
}

/** Throws 404 or 409 if it is not as the caller saw it. */
async function requireVersion(db: Database, kind: EntryKind, id: string, version: string): Promise<EntryRow> {
  const { row, version: current } = await readEntry(db, kind, id);
  if (current !== version) throw conflict(errorMessages.changedSince(), 'version');
  return row;
}

/** Creates it at the end where `version` is null, otherwise replaces that version. Sent twice, it changes nothing. */
export function saveEntry(
  db: Database,
  kind: EntryKind,
  { row, version }: { row: EntryRow; version: string | null },
  change: Change,
): Promise<StoredEntry> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    const [stored] = await readRows(transaction, kind, eq(tableOf(kind).id, row.id), 1);
    if (stored?.version === versionOf(kind, row)) return stored;
    if (version === null && stored) throw conflict(errorMessages.idTaken({ id: row.id }), 'id');
    const before = version === null ? undefined : await requireVersion(transaction, kind, row.id, version);
    await placeEntry(transaction, kind, row, before ?? null);
    await note(transaction, kind, [row.id], false, change);
    return readEntry(transaction, kind, row.id);
  });
}

/** Stores it in its place. `before`: the row that it replaces. */
export async function placeEntry(db: Database, kind: EntryKind, row: EntryRow, before: EntryRow | null): Promise<void> {
  await checkReferences(db, kind, row, before);
  const placed: EntryRow = { ...row, position: await positionOf(db, kind, row, before) };
  await writeRows(db, tableOf(kind), [placed]);
}

/** It stays among its siblings, or comes last. */
async function positionOf(db: Database, kind: EntryKind, row: EntryRow, before: EntryRow | null): Promise<number> {
  const table = tableOf(kind);
  const isMoved = before && kind.kind === 'internship_topics' && before['parent'] !== row['parent'];
  if (before && !isMoved && before['subject'] === row['subject']) return before.position;
  const [last] = await db
    .select({ count: sql<number>`count(*)::int`, position: sql<number>`coalesce(max(${table.position}), 0)::int` })
    .from(table)
    .where(kind.siblings(row));
  if (!before && (await db.$count(table)) >= kind.most) throw conflict(errorMessages.tooMany({ most: kind.most }));
  return Math.min(last!.position + 1, LAST);
}

/** Throws 400 where a picture is gone, or the place of a topic. */
export async function checkReferences(db: Database, kind: EntryKind, row: EntryRow, before: EntryRow | null) {
  const pictures = [...new Set(kind.picturesOf(row))];
  if (pictures.length > 0 && (await db.$count(images, inArray(images.publicId, pictures))) < pictures.length) {
    throw badRequest(errorMessages.noPicture());
  }
  if (kind.kind !== 'internship_topics') return;
  const { id, subject, parent, isList } = row as unknown as TopicEntryRow;
  const hasSubject = (await db.$count(internshipSubjects, eq(internshipSubjects.id, subject))) > 0;
  const list = and(
    eq(internshipTopics.id, parent ?? ''),
    eq(internshipTopics.subject, subject),
    internshipTopics.isList,
  );
  if (!hasSubject || (parent !== null && (await db.$count(internshipTopics, list)) === 0)) {
    throw badRequest(errorMessages.noPlace());
  }
  const isElsewhere = before && (before['subject'] !== subject || before['isList'] !== isList);
  if (isElsewhere && (await db.$count(internshipTopics, eq(internshipTopics.parent, id))) > 0) {
    throw badRequest(errorMessages.placeIsFixed());
  }
}

/** Throws 409 where something still needs it. */
export function removeEntry(
  db: Database,
  kind: EntryKind,
  { id, version }: { id: string; version: string },
  change: Change,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    await requireVersion(transaction, kind, id, version);
    const reason = await kind.blocker?.(transaction, id);
    if (reason) throw conflict(reason);
    const table = tableOf(kind);
    await transaction.delete(table).where(eq(table.id, id));
    await note(transaction, kind, [id], true, change);
  });
}

/** `ids` are all siblings in their new order; throws 409 if they are not. */
export function orderEntries(db: Database, kind: EntryKind, ids: readonly string[], change: Change): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    const first = await requireSibling(transaction, kind, ids[0]!);
    const siblings = await readRows(transaction, kind, kind.siblings(first), kind.most);
    const placeOf = new Map(ids.map((id, index) => [id, index + 1]));
    if (siblings.length !== ids.length || siblings.some(({ row }) => !placeOf.has(row.id))) {
      throw conflict(errorMessages.othersMeanwhile());
    }
    const moved = siblings
      .filter(({ row }) => row.position !== placeOf.get(row.id))
      .map(({ row }) => ({ ...row, position: placeOf.get(row.id)! }));
    await placeRows(transaction, kind, moved, change);
  });
}

/** Puts an entry after one of its siblings, or first where `after` is null; throws 404 or 409 if one of them is gone. */
export function moveEntry(
  db: Database,
  kind: EntryKind,
  { id, after }: { id: string; after: string | null },
  change: Change,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockContent(transaction);
    const { row } = await readEntry(transaction, kind, id);
    const siblings = (await readRows(transaction, kind, kind.siblings(row), kind.most)).map((one) => one.row);
    if (after !== null && !siblings.some((one) => one.id === after)) throw conflict(errorMessages.othersMeanwhile());
    const places = placesOf(siblings, { id, after });
    const moved = siblings.filter((one) => places.has(one.id));
    const placed = moved.map((one) => ({ ...one, position: places.get(one.id)! }));
    await placeRows(transaction, kind, placed, change);
  });
}

async function placeRows(transaction: Database, kind: EntryKind, rows: EntryRow[], change: Change): Promise<void> {
  if (rows.length === 0) return;
  await writeRows(transaction, tableOf(kind), rows);
  const ids = rows.map(({ id }) => id);
  await note(transaction, kind, ids, false, change);
}

/** Marks entries as edited here, so that an import leaves them alone, and refreshes what is derived from them. */
export async function note(transaction: Database, kind: EntryKind, ids: string[], isRemoved: boolean, change: Change) {
  const { at, who, onChanged } = change;
  for (const id of ids) await markEdited(transaction, { kind: kind.kind, id, isRemoved, at, who });
  await onChanged(transaction);
}
