import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, users } from './users-table.ts';

/**
 * Who has done what at the desk. A row is written before the call runs; a trigger lets nothing change afterwards except
 * its outcome, once.
 */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the account is gone. */
    who: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** Of a policy, or `other` for calls that no longer exist. */
    action: text().notNull().default('other'),
    params: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Written by the version before, whose rows a trigger translates. They go with the next version. */
    call: text(),
    body: jsonb().$type<object>(),
    /** Of HTTP; null while the call runs, and where the api was killed during it. */
    status: integer(),
  },
  (table) => [index('desk_events_who').on(table.who, table.id)],
);

/**
 * Entries of content that were changed or removed at the desk since the last import of a folder that agrees with them. An
 * import leaves them as they are.
 */
export const contentEdits = pgTable(
  'content_edits',
  {
    /** The table of the entry. */
    kind: text().notNull(),
    id: text().notNull(),
    isRemoved: boolean('is_removed').notNull(),
    at: instant('at').notNull(),
    /** Null once the account is gone. */
    who: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
