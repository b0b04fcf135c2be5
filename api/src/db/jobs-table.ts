import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users-table.ts';

/** Work for later. All times are the database's, so that instances need not agree on theirs. */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The id of its definition. */
    job: text().notNull(),
    /** The definition's id for the one row of a schedule, which stays; null for a job that goes when it is done. */
    schedule: text().unique(),
    input: jsonb().$type<unknown>().notNull().default({}),
    /** Of a running job: when another instance may take it over. */
    runAt: instant('run_at').notNull().defaultNow(),
    /** When `runAt` was set. A time in the future means that the clock was set back since. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Null unless it runs. */
    startedAt: instant('started_at'),
    /** Since the last success. */
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    finishedAt: instant('finished_at'),
    /** When it was given up. */
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('jobs_failed')
      .on(table.id)
      .where(sql`${table.failedAt} is not null`),
  ],
);
