import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** People with an account. `id` stays inside; `user_id` is the public one. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    userType: text('user_type').notNull().default('student'),
    /** Empty or `limited`: page 1 of a question list; any other value: all of it. */
    accessDoc: text('access_doc').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

/** A token is good as long as its session row stands. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    user: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user)],
);

export type OptionRow = { key: string; text: string; correct: boolean; reason?: string };
export type PartRow = { label: string; text: string; marks: number; points: string[] };
export type AppearanceRow = { board: string; year: number; sitting?: string };

/** The bank: each question once, however many papers and lists it stands in. */
export const questions = pgTable('questions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull().unique(),
  /** SHA-256 of what is asked, keys aside: the same question under another ref has the same. */
  contentHash: bytea('content_hash').notNull().unique(),
  type: text().notNull(),
  prof: text().notNull(),
  subject: text().notNull(),
  topic: text(),
  stem: text().notNull(),
  options: jsonb().$type<OptionRow[]>().notNull(),
  parts: jsonb().$type<PartRow[]>().notNull(),
  explanation: text(),
  takeAway: text('take_away'),
  references: jsonb().$type<string[]>().notNull(),
  appearances: jsonb().$type<AppearanceRow[]>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * A list that a reader opens page by page: a topic or a year of a board's subject, or a chapter of a
 * subject (board is empty). `total` is its length, so that no page counts rows.
 */
export const questionLists = pgTable(
  'question_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['topic', 'year', 'chapter'] }).notNull(),
    board: text().notNull(),
    prof: text().notNull(),
    subject: text().notNull(),
    /** The topic, the year or the chapter's name. */
    name: text().notNull(),
    total: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('question_lists_key').on(table.kind, table.board, table.prof, table.subject, table.name)],
);

/** Where a question stands in a list, from 1 without gaps: a page is a range of places, never an OFFSET. */
export const questionPlaces = pgTable(
  'question_places',
  {
    list: integer()
      .notNull()
      .references(() => questionLists.id),
    place: integer().notNull(),
    question: bigint({ mode: 'number' })
      .notNull()
      .references(() => questions.id),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.place] }),
    uniqueIndex('question_places_once').on(table.question, table.list),
  ],
);

/** The last number given out for each prefix of a generated ref: ANAT-000123. */
export const refCounters = pgTable('ref_counters', {
  prefix: text().primaryKey(),
  last: integer().notNull(),
});

/** What the program must remember of itself. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
