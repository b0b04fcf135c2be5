import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { QuestionChange } from './question-tables.ts';
import { DRAFT_STATUSES, EVENTS, person } from './studio-tables.ts';
import { instant } from './users-table.ts';

/** What an author writes of an article of RX Aid. Its review is not the author's to say, its place in the order not medical. */
export type ArticleContent = {
  subject: string;
  parent: string | null;
  name: string;
  date: string;
  banner: string | null;
  /** Sanitised HTML. */
  body: string;
  /** Sanitised HTML. Contents stored before it existed lack it. */
  explanationBn?: string | null;
};

/** The row of `internship_topics` that a publication replaced. */
export type ReplacedArticle = ArticleContent & { reviewer: string | null; reviewedOn: string | null };

/**
 * One row for each article that was written at the desk. Between two changes it is PUBLISHED, without content: the row
 * stays because `revision` must never go back.
 */
export const internshipDrafts = pgTable(
  'internship_drafts',
  {
    /** Without a reference: readers may not have the article yet. */
    topic: text().primaryKey(),
    revision: integer().notNull(),
    status: text({ enum: DRAFT_STATUSES }).notNull(),
    content: jsonb().$type<ArticleContent>(),
    author: person('author'),
    /** Ids of all who wrote any of it: none of them may approve it. */
    writers: bigint({ mode: 'number' }).array().notNull(),
    /** A hash of the article that readers had when the draft was saved; null where they had none. */
    baseVersion: text('base_version'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('internship_drafts_changed').on(table.status, table.changedAt, table.topic),
    check('internship_drafts_content', sql`(${table.content} is null) = (${table.status} = 'PUBLISHED')`),
  ],
);

/** What was done to articles at the desk. Rows are only added: a trigger refuses anything else. */
export const internshipEvents = pgTable(
  'internship_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Without a reference: an article that was removed has left its events. */
    topic: text().notNull(),
    who: person('who'),
    at: instant('at').notNull(),
    what: text({ enum: EVENTS }).notNull(),
    why: text(),
    fromVersion: text('from_version').notNull(),
    toVersion: text('to_version').notNull(),
    /** Of the draft after it. */
    revision: integer().notNull(),
    /** Status and content of the draft before it, to undo it. */
    statusBefore: text('status_before', { enum: DRAFT_STATUSES }),
    contentBefore: jsonb('content_before').$type<ArticleContent>(),
    changes: jsonb().$type<QuestionChange[]>().notNull(),
    /** What readers had before it, where it changed that; null if nothing. */
    replaced: jsonb().$type<ReplacedArticle>(),
  },
  (table) => [index('internship_events_of').on(table.topic, table.id)],
);
