import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, owner, users } from './users-table.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Messages to one user, or to all in one row. Ids grow in the order in which they become visible. */
export const notifications = pgTable(
  'notifications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for everybody whose account was open by then. */
    user: id('user').references(() => users.id, { onDelete: 'cascade' }),
    /** The template's name; `params` fills it in. Null for free text and for rows from before templates. */
    template: text(),
    params: jsonb().$type<Record<string, unknown>>(),
    /** The English words. The version before reads these alone, and during a release it runs beside this one. */
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
    check('notifications_params_of_template', sql`(${table.template} is null) = (${table.params} is null)`),
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
