import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { question } from './question-tables.ts';
import { instant, owner } from './users-table.ts';

/** The daily mail about news for people with a role. Without a row it is on. */
export const newsMails = pgTable('news_mails', {
  user: owner('user').primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  /** The next mail has only news from after this. */
  mailedAt: instant('mailed_at'),
});

/** Questions whose key was suspect when the daily job last looked at them, by the version that it looked at. */
export const suspectKeys = pgTable(
  'suspect_keys',
  {
    question: question().primaryKey(),
    version: integer().notNull(),
    /** A row stays when it is no longer suspect: reviewers hear of a version once. */
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    index('suspect_keys_on')
      .on(table.question)
      .where(sql`${table.isOn}`),
  ],
);
