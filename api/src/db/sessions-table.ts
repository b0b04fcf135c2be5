import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './users-table.ts';

/** A token is valid while its session exists; `expires_at` moves on with use. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    user: owner('user'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user)],
);
