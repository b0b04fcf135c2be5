import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { questionDrafts } from './studio-tables.ts';
import { instant, owner, users } from './users-table.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Filters of the studio's list that a person has named. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    owner: owner('owner'),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('saved_views_name').on(table.owner, table.name)],
);

export const BULK_KINDS = ['chapter', 'topic', 'items', 'author', 'submit', 'retire'] as const;
export type BulkRefusalRow = { question_id: string; why: string };
export type BulkOutcomeRow = { changed: number; refused: BulkRefusalRow[] };

/** One change of many questions. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    /** Null once the account is gone. */
    who: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    what: text({ enum: BULK_KINDS }).notNull(),
    /** SHA-256 of the change and its questions: the same request sent again is recognised by it. */
    digest: text().notNull(),
    outcome: jsonb().$type<BulkOutcomeRow>().notNull(),
    undoneAt: instant('undone_at'),
    undoOutcome: jsonb('undo_outcome').$type<BulkOutcomeRow>(),
  },
  (table) => [index('bulk_changes_who').on(table.who, table.id)],
);

type DraftRow = typeof questionDrafts.$inferSelect;
export type PlaceRow = { list: number; place: number };
/** What an undo restores: of an open draft, or of a published question its items, or its topic and its places in the lists that it left. */
export type BulkBefore = {
  draft?: Pick<DraftRow, 'status' | 'content' | 'author'>;
  topic?: string | null;
  items?: string[];
  places?: PlaceRow[];
};

export const bulkChangeQuestions = pgTable(
  'bulk_change_questions',
  {
    bulk: bigint({ mode: 'number' })
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    /** Without a reference, as in `question_events`. */
    question: bigint({ mode: 'number' }).notNull(),
    /** Any later change gives the question another version. */
    versionAfter: integer('version_after').notNull(),
    before: jsonb().$type<BulkBefore>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bulk, table.question] })],
);
