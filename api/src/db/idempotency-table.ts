import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytes.ts';
import { instant } from './users-table.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bytea().primaryKey(),
    /** HMAC of the request, which may contain a password. */
    request: bytea().notNull(),
    status: integer(),
    body: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('idempotency_keys_expire').on(table.expiresAt)],
);
