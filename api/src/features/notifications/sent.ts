import { and, count, desc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { deskMessages, notifications, users } from '../../db/schema.ts';
import { type Page, pageOf } from '../../http/page-query.ts';
import { safeMessage } from './message.ts';
import { toNotification } from './store.ts';

/** What administrators have sent to all and to single people, latest first. */
export async function listSent(db: Database, { limit, after }: Page) {
  const found = await db
    .select({ row: notifications, user: { user_id: users.userId, name: users.name } })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.user))
    .where(
      and(
        isNull(notifications.template),
        isNull(notifications.copyOf),
        after === undefined ? undefined : lt(notifications.id, after),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ row }) => row.id);
  return {
    notifications: rows.map(({ row, user }) => {
      const { isRead: _isRead, ...sent } = toNotification(row, false);
      return { ...sent, user };
    }),
    next,
  };
}

/** How many a notification to all reaches. */
export async function countReaders(db: Database): Promise<number> {
  const [row] = await db.select({ readers: count() }).from(users).where(ne(users.userType, 'house'));
  return row!.readers;
}

type Sent = { to: { id: number } | null; title: string; message: string; by: number; at: Date };

/** Adds a message that was sent at once to the desk's list. */
export async function storeSent(tx: Database, { to, title, message, by, at }: Sent): Promise<void> {
  await tx.insert(deskMessages).values({
    state: 'SENT',
    title,
    message: safeMessage(message),
    audience: { group: to ? 'PERSON' : 'EVERYBODY' },
    person: to?.id,
    sendAt: at,
    createdAt: at,
    by,
    startedAt: at,
    sentAt: at,
    readers: to ? 1 : await countReaders(tx),
  });
}
