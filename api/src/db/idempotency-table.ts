import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users-table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What was answered to a call that may be sent again. The key is hashed with who sent it and what was called. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bytea().primaryKey(),
    /** HMAC of what was sent: there may be a password in it. */
    request: bytea().notNull(),
    status: integer(),
    body: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('idempotency_keys_expire').on(table.expiresAt)],
);
