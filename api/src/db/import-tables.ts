import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, users } from './users-table.ts';

/** A file of questions that was imported, as drafts or at once. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    file: text().notNull(),
    /** Null once the account is gone. */
    who: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    /** Rows. */
    refused: integer().notNull().default(0),
    /** Null until it is taken back, as a whole or as far as nobody has edited it since. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [index('import_batches_who').on(table.who)],
);

export const importBatchQuestions = pgTable(
  'import_batch_questions',
  {
    batch: bigint({ mode: 'number' })
      .notNull()
      .references(() => importBatches.id, { onDelete: 'cascade' }),
    /** Without a reference: a draft may never be published. */
    question: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['ADDED', 'CHANGED'] }).notNull(),
    /** SHA-256 of the draft without its key, in hex: the same question in another file is recognised. Null if it was published at once. */
    hash: text(),
    /** The bank's version that the import has replaced: `question_versions` has it. */
    before: integer(),
    /** The bank's version that the import has made; null until it is published. */
    after: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.batch, table.question] }),
    index('import_batch_questions_question').on(table.question),
    index('import_batch_questions_hash').on(table.hash),
  ],
);
