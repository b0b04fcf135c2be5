import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { question } from './question-tables.ts';
import { instant, owner, users } from './users-table.ts';

/** What the memory model knows of a question. Derived from the reader's log: see docs/decisions/030-the-study-log.md. */
export const memoryStates = pgTable(
  'memory_states',
  {
    user: owner('user'),
    question: question(),
    /** Days. */
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    /** Days are the reader's. */
    lastOn: date('last_on').notNull(),
    dueOn: date('due_on').notNull(),
    reviews: integer().notNull(),
    lapses: integer().notNull(),
    /** The name of the weights. */
    model: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.question] }),
    index('memory_states_due').on(table.user, table.dueOn),
  ],
);

/** Attempts that their reader took back. The log keeps them, and only the question's statistics count them. */
export const undoneAttempts = pgTable(
  'undone_attempts',
  {
    /** Without a foreign key: a month of the log may be archived. */
    attempt: uuid().primaryKey(),
    user: owner('user'),
    question: question(),
    /** Whether it was not skipped, so that it may have been the first answer. */
    isAnswer: boolean('is_answer').notNull(),
    undoneAt: instant('undone_at').notNull(),
  },
  (table) => [
    index('undone_attempts_of').on(table.user, table.question),
    index('undone_attempts_readers').on(table.question, table.user),
  ],
);

/** Fitted weights. States name their weights by id, so adopted ones are kept. */
export const memoryModels = pgTable(
  'memory_models',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for all readers without own ones. */
    user: bigint('user', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** `mtf`: of questions whose statements are judged one by one. */
    kind: text({ enum: ['mtf', 'others'] }).notNull(),
    weights: doublePrecision().array().notNull(),
    /** Reviews. */
    fittedOn: integer('fitted_on').notNull(),
    /** By what share they predicted later reviews better than the weights in use; negative if worse. */
    gain: doublePrecision().notNull(),
    fittedAt: instant('fitted_at').notNull(),
    /** Null: they were no better than those in use. Only the last of these is kept. */
    adoptedAt: instant('adopted_at'),
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    index('memory_models_of').on(table.user, table.kind),
    uniqueIndex('memory_models_in_use')
      .on(sql`coalesce(${table.user}, 0)`, table.kind)
      .where(sql`${table.adoptedAt} is not null and ${table.supersededAt} is null`),
  ],
);
