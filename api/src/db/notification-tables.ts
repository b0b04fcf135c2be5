import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { deskMessages } from './messages-tables.ts';
import { instant, owner, users } from './users-table.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Ids grow in the order in which rows become visible. */
export const notifications = pgTable(
  'notifications',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    user: id('user').references(() => users.id, { onDelete: 'cascade' }),
    template: text(),
    params: jsonb().$type<Record<string, unknown>>(),
    /** In English: the previous version, which runs beside this one during a release, reads only these. */
    title: text().notNull(),
    message: text().notNull(),
    /** The message to a group that this is one reader's copy of. */
    copyOf: id('copy_of').references(() => deskMessages.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index('notifications_of').on(table.user, table.id),
    index('notifications_of_template').on(table.user, table.template),
    // With a null user the index above returns no order by id.
    index('notifications_written')
      .on(table.id)
      .where(sql`${table.template} is null and ${table.copyOf} is null`),
    index('notifications_copies')
      .on(table.copyOf)
      .where(sql`${table.copyOf} is not null`),
    index('notifications_for_all')
      .on(table.id)
      .where(sql`${table.user} is null`),
    check('notifications_params_of_template', sql`(${table.template} is null) = (${table.params} is null)`),
  ],
);

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
