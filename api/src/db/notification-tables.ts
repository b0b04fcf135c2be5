import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, owner, users } from './users-table.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Messages to one user, or to all in one row. Ids grow in the order in which they become visible. */
export const notifications = pgTable(
  'notifications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for everybody whose account was open by then. */
    user: id('user').references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    message: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('notifications_of').on(table.user, table.id),
    // No order by id comes out of the other where the user is null.
    index('notifications_for_all')
      .on(table.id)
      .where(sql`${table.user} is null`),
  ],
);

/** Who has read what. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    user: owner('user'),
    notification: id('notification')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.user, table.notification] })],
);
