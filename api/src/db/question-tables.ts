import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytewise, tsvector } from './search-tables.ts';
import { instant } from './users-table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export type OptionRow = { key: string; text: string; correct: boolean; reason?: string };
/** `weights` says how much each point weighs against the others; without it all weigh the same. */
export type PartRow = { label: string; text: string; marks: number; points: string[]; weights?: number[] };
/**
 * A picture of the stem: a public id of the image store, and the whole picture's pixels. `licence` is an id of
 * schema/licences.ts; those from before there were any have none.
 */
export type MediaRow = {
  image: string;
  alt: string;
  credit?: string;
  source?: string;
  licence?: string;
  width: number;
  height: number;
};
/** Names, and a day in Bangladesh. */
export type StampRow = { author: string | null; reviewer: string | null; reviewed_on: string | null };
export type AppearanceRow = { board: string; year: number; sitting?: string };

export const questions = pgTable(
  'questions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ref: text().notNull().unique(),
    /** SHA-256 of the question without its key, to recognise it under another ref. */
    contentHash: bytea('content_hash').notNull().unique(),
    type: text().notNull(),
    prof: text().notNull(),
    subject: text().notNull(),
    topic: text(),
    stem: text().notNull(),
    options: jsonb().$type<OptionRow[]>().notNull(),
    parts: jsonb().$type<PartRow[]>().notNull(),
    explanation: text(),
    explanationBn: text('explanation_bn'),
    takeAway: text('take_away'),
    references: jsonb().$type<string[]>().notNull(),
    appearances: jsonb().$type<AppearanceRow[]>().notNull(),
    media: jsonb().$type<MediaRow[]>().notNull().default([]),
    /** Codes of items of the curriculum. */
    items: text().array().notNull().default([]),
    /** Written for this bank in the style of a paper, or taken from one; null: unknown. */
    origin: text({ enum: ['ORIGINAL', 'PAPER'] }),
    version: integer().notNull().default(1),
    hidden: boolean().notNull().default(false),
    /** Of the previous release, which may still read it: `review_marks` has taken its place. Drop it after the next one. */
    underReview: boolean('under_review').notNull().default(false),
    keyCorrectedAt: instant('key_corrected_at'),
    /** Of the newest of `question_stamps`, by a trigger: a join would make a page of questions three times as slow. */
    stamp: jsonb().$type<StampRow>().notNull().default({ author: null, reviewer: null, reviewed_on: null }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // A paper is drawn from it alone.
    index('questions_drawn')
      .on(table.prof, table.subject, table.type, table.topic, table.id)
      .where(sql`not ${table.hidden}`),
    // Counts are read from it alone.
    index('questions_by_items')
      .on(table.items, table.type)
      .where(sql`not ${table.hidden} and ${table.items} <> '{}'`),
    // Without pending rows, which each search would read through.
    index('questions_items').using('gin', table.items).with({ fastupdate: false }),
  ],
);

/** A column that names a question. */
export const question = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => questions.id);

/** A chapter's `board` is empty. `total` is the length, so that no page counts rows. */
export const questionLists = pgTable(
  'question_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['topic', 'year', 'chapter'] }).notNull(),
    board: text().notNull(),
    prof: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    total: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('question_lists_key').on(table.kind, table.board, table.prof, table.subject, table.name)],
);

/** Chapters that were merged into others: their addresses lead there. */
export const mergedChapters = pgTable(
  'merged_chapters',
  {
    /** Of a list that is gone. */
    id: integer().primaryKey(),
    into: integer()
      .notNull()
      .references(() => questionLists.id, { onDelete: 'cascade' }),
  },
  (table) => [index('merged_chapters_into').on(table.into)],
);

/** Former names of topics that were renamed or merged. A topic's address is its name: the former one leads to the new one. */
export const formerTopics = pgTable(
  'former_topics',
  {
    prof: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    /** The present name, at all boards. */
    into: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prof, table.subject, table.name] })],
);

/** Places run from 1 without gaps: a page is a range of places instead of an OFFSET. */
export const questionPlaces = pgTable(
  'question_places',
  {
    list: integer()
      .notNull()
      .references(() => questionLists.id),
    place: integer().notNull(),
    question: question(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.place] }),
    uniqueIndex('question_places_once').on(table.question, table.list),
  ],
);

export const hiddenPlaces = pgTable(
  'hidden_places',
  {
    question: question(),
    list: integer()
      .notNull()
      .references(() => questionLists.id),
    place: integer(),
  },
  (table) => [primaryKey({ columns: [table.question, table.list] }), index('hidden_places_list').on(table.list)],
);

export type QuestionChange = { field: string; from: string; to: string };

export const questionVersions = pgTable(
  'question_versions',
  {
    question: question(),
    version: integer().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    contentHash: bytea('content_hash').notNull(),
    changes: jsonb().$type<QuestionChange[]>().notNull(),
    /** A `user_id`, since the record outlives the account. */
    author: text().notNull(),
    reason: text(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.version] }),
    index('question_versions_content').on(table.contentHash),
  ],
);

/** `open`: on the first page of some list, so public. Hidden questions have no row. */
export const searchStems = pgTable(
  'search_stems',
  {
    question: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    open: boolean().notNull(),
    words: tsvector().notNull(),
    /** Of all its texts; the weight says which (`question-texts.ts`). */
    texts: tsvector().notNull().default(''),
    ref: bytewise().notNull().default(''),
  },
  (table) => [
    index('search_stems_words').using('gin', table.words),
    index('search_stems_open')
      .using('gin', table.words)
      .where(sql`open`),
    index('search_stems_texts').using('gin', table.texts),
    index('search_stems_open_texts')
      .using('gin', table.texts)
      .where(sql`open`),
    index('search_stems_ref').on(table.ref),
    index('search_stems_public')
      .on(table.question)
      .where(sql`open`),
  ],
);

/** The last number used per prefix: ANAT-000123. */
export const refCounters = pgTable('ref_counters', {
  prefix: text().primaryKey(),
  last: integer().notNull(),
});
