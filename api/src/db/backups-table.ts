import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users-table.ts';

/** What became of each backup and of each test of restoring one. deploy/backup writes here too. */
export const backups = pgTable('backups', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['BACKUP', 'RESTORE'] }).notNull(),
  at: instant('at').notNull().defaultNow(),
  /** Of the file; null after a failure, and where nothing had changed since the backup before. */
  bytes: bigint({ mode: 'number' }),
  /** Null after a success. */
  error: text(),
});
