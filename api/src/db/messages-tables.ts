import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Role } from 'schema/roles.ts';
import { instant, users } from './users-table.ts';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Who a message is for. `days` and `years` are those of their groups alone. */
export type Audience =
  | { group: 'EVERYBODY' | 'PERSON' | 'NEVER_BOUGHT' }
  | { group: 'YEARS'; years: string[] }
  | { group: 'PLAN_ENDS' | 'PLAN_ENDED'; days: number }
  | { group: 'ROLE'; role: Role };

/** Messages from the desk, which are sent at their time. */
export const deskMessages = pgTable(
  'desk_messages',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    state: text({ enum: ['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] }).notNull(),
    /** Counts changes, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    title: text().notNull(),
    /** Plain text, or sanitised HTML. */
    message: text().notNull(),
    /** For readers of Bangla; null if they get the same as the others. */
    titleBn: text('title_bn'),
    messageBn: text('message_bn'),
    audience: jsonb().$type<Audience>().notNull(),
    /** For PERSON. A message to somebody goes with the account. */
    person: id('person').references(() => users.id, { onDelete: 'cascade' }),
    sendAt: instant('send_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Who wrote or last changed it; null once the account is gone. */
    by: id('by').references(() => users.id, { onDelete: 'set null' }),
    /** When sending began: days are counted from here, for those too who get it some minutes later. */
    startedAt: instant('started_at'),
    sentAt: instant('sent_at'),
    /** How many have it so far, and the last of them. */
    readers: integer().notNull().default(0),
    lastReader: id('last_reader').notNull().default(0),
  },
  (table) => [
    index('desk_messages_person').on(table.person),
    index('desk_messages_by').on(table.by),
    check('desk_messages_whole_bn', sql`(${table.titleBn} is null) = (${table.messageBn} is null)`),
  ],
);
