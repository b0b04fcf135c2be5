import { and, asc, desc, eq, exists, gt, gte, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { DEFAULT_LANGUAGE } from 'schema/languages.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { inLanguage } from 'server/language.ts';
import type { Database } from '../../db/connection.ts';
import { notificationReads, notifications, users } from '../../db/schema.ts';
import { safeMessage } from './message.ts';
import { pushToo } from './push-too.ts';
import { storedWords, type Templated, wordsOf, type Words } from './messages/index.ts';

export const PAGE = 100;
/** A statement has at most 65,535 parameters. */
const BATCH = 5_000;
// Arbitrary, but unique among advisory locks.
const ORDER_LOCK = 5_201_001;

export type NotificationRow = typeof notifications.$inferSelect;
export type Notification = Schemas['Notification'];
export type NewNotification = { user: number | null } & (Templated | Words);

const englishWords = (templated: Templated) => inLanguage(DEFAULT_LANGUAGE, () => wordsOf(templated));

export function toNotification(row: NotificationRow, isRead: boolean): Notification {
  const { title, message } = storedWords(row);
  return {
    _id: String(row.id),
    title,
    message: safeMessage(message),
    isRead,
    createdAt: row.createdAt.toISOString(),
  };
}

export const lockOrder = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK})`);

/** Must be the last step of the transaction: its lock makes ids visible in order, so no reader misses one. */
export async function putNotification(tx: Database, notification: NewNotification): Promise<NotificationRow> {
  return (await putEach(tx, [notification]))[0]!;
}

/** Different ones, at most 1,000. Like `putNotification`, the last step of the transaction. */
export async function putEach(tx: Database, each: readonly NewNotification[]): Promise<NotificationRow[]> {
  if (each.length === 0) return [];
  await lockOrder(tx);
  const values = each.map((notification) => {
    const words = 'template' in notification ? englishWords(notification) : notification;
    return { ...notification, ...words, message: safeMessage(words.message) };
  });
  const rows = await tx.insert(notifications).values(values).returning();
  await pushToo(tx, rows);
  return rows;
}

/** One notification to each of many users. Like `putNotification`, the last step of the transaction. */
export async function putNotifications(
  tx: Database,
  { readers, ...templated }: { readers: readonly number[] } & Templated,
): Promise<NotificationRow[]> {
  if (readers.length === 0) return [];
  await lockOrder(tx);
  const { title, message } = englishWords(templated);
  const values = { ...templated, title, message: safeMessage(message) };
  const rows: NotificationRow[] = [];
  for (let from = 0; from < readers.length; from += BATCH) {
    const batch = readers.slice(from, from + BATCH).map((user) => ({ user, ...values }));
    rows.push(...(await tx.insert(notifications).values(batch).returning()));
  }
  return rows;
}

function forAll(db: Database, user: number): SQL {
  const opened = db.select({ at: users.createdAt }).from(users).where(eq(users.id, user));
  return and(isNull(notifications.user), gte(notifications.createdAt, sql`(${opened})`))!;
}

const visibleTo = (db: Database, user: number): SQL => or(eq(notifications.user, user), forAll(db, user))!;

const readBy = (db: Database, user: number) =>
  db
    .select({ one: sql`1` })
    .from(notificationReads)
    .where(and(eq(notificationReads.user, user), eq(notificationReads.notification, notifications.id)));

/** Whether the one user that a notification is for has not read it. */
export const isUnread = (db: Database): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(notificationReads)
      .where(and(eq(notificationReads.user, notifications.user), eq(notificationReads.notification, notifications.id))),
  );

/** The newest 100 of a user, or with `since` the first 100 after that id. Both newest first. */
export async function listNotifications(db: Database, user: number, since?: number): Promise<Notification[]> {
  const order = since === undefined ? desc(notifications.id) : asc(notifications.id);
  const after = since === undefined ? undefined : gt(notifications.id, since);
  // Separate subqueries, so that each uses its own index range.
  const ids = (whose: SQL) =>
    db.select({ id: notifications.id }).from(notifications).where(and(whose, after)).orderBy(order).limit(PAGE);
  const rows = await db
    .select({ row: notifications, isRead: sql<boolean>`${exists(readBy(db, user))}` })
    .from(notifications)
    .where(inArray(notifications.id, unionAll(ids(eq(notifications.user, user)), ids(forAll(db, user)))))
    .orderBy(order)
    .limit(PAGE);
  const newestFirst = since === undefined ? rows : rows.toReversed();
  return newestFirst.map(({ row, isRead }) => toNotification(row, isRead));
}

export async function markRead(db: Database, user: number, id: number): Promise<Notification | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), visibleTo(db, user)));
  if (!row) return undefined;
  await db
    .insert(notificationReads)
    .select(readsOf(db, user, eq(notifications.id, id)))
    .onConflictDoNothing();
  return toNotification(row, true);
}

export async function markAllRead(db: Database, user: number): Promise<void> {
  const unread = and(visibleTo(db, user), notExists(readBy(db, user)))!;
  await db
    .insert(notificationReads)
    .select(readsOf(db, user, unread))
    .onConflictDoNothing();
}

/** Locked, because a newer one may be taking the place of one of them. */
const readsOf = (db: Database, user: number, which: SQL) =>
  db
    .select({ user: sql<number>`${user}::bigint`.as('user'), notification: notifications.id })
    .from(notifications)
    .where(which)
    .for('key share');
