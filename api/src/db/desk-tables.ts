import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, users } from './users-table.ts';

/**
 * Who has called what below /admin, but for reads. A row is written before the call runs; a trigger lets nothing change
 * afterwards except its outcome, once.
 */
export const deskEvents = pgTable(
  'desk_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null once the account is gone. */
    who: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** Such as `POST /admin/purchases/refund`, with the query. */
    call: text().notNull(),
    /** The JSON that was sent, unless it is long. */
    body: jsonb().$type<object>(),
    /** Of HTTP; null while the call runs, and where the api was killed during it. */
    status: integer(),
  },
  (table) => [index('desk_events_who').on(table.who, table.id)],
);
