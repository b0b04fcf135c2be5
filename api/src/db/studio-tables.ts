import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { KindName } from 'question/kinds/names.ts';
import { ROLES } from 'schema/roles.ts';
import {
  type AppearanceRow,
  type MediaRow,
  type OptionRow,
  type PartRow,
  type QuestionChange,
  question,
  questions,
} from './question-tables.ts';
import { importBatches } from './import-tables.ts';
import { instant, owner, users } from './users-table.ts';

const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
/** Null once the account is gone: what was done stays. */
export const person = (name: string) =>
  bigint(name, { mode: 'number' }).references(() => users.id, { onDelete: 'set null' });

/** A question as an author writes it. Nothing in it is required but its type and subject. */
export type DraftContent = {
  type: KindName;
  prof: string;
  subject: string;
  chapter?: string;
  topic?: string;
  stem: string;
  /** A statement has no `correct` until somebody says whether it is true. */
  options: (Omit<OptionRow, 'key' | 'correct'> & { correct?: boolean })[];
  parts: PartRow[];
  explanation?: string;
  explanation_bn?: string;
  take_away?: string;
  references: string[];
  appearances: AppearanceRow[];
  origin?: 'ORIGINAL' | 'PAPER';
  media?: MediaRow[];
  /** Codes of items of the curriculum. */
  items?: string[];
};

/** What a file says of a question and no author can: its ref, and its lists while the draft stays where the file put it. */
export type DraftExtras = {
  ref?: string;
  /** Names by `listName`. */
  lists: string[];
  place: Pick<DraftContent, 'prof' | 'subject' | 'chapter' | 'topic' | 'appearances'>;
};

export const DRAFT_STATUSES = ['DRAFT', 'SUBMITTED', 'RETURNED', 'PUBLISHED'] as const;

/**
 * One row for each question that the studio has touched. Between two changes it is PUBLISHED, without content: the row
 * stays because `revision` must never go back.
 */
export const questionDrafts = pgTable(
  'question_drafts',
  {
    /** Of the sequence of `questions`, so that a draft keeps its id when it is published. */
    id: bigint({ mode: 'number' }).primaryKey(),
    revision: integer().notNull(),
    status: text({ enum: DRAFT_STATUSES }).notNull(),
    content: jsonb().$type<DraftContent>(),
    author: person('author'),
    /** Ids of all who wrote any of it: none of them may approve it. */
    writers: bigint({ mode: 'number' }).array().notNull(),
    /** Ids of those who may edit it beside its author. */
    coAuthors: bigint('co_authors', { mode: 'number' }).array().notNull().default([]),
    /** The version of the bank's question that the draft is based on. */
    baseVersion: integer('base_version'),
    changedAt: instant('changed_at').notNull(),
    /** The reviewer who is to decide about it. Nobody once it is published. */
    assignee: person('assignee'),
    /** A day of Dhaka. */
    dueOn: date('due_on'),
    /** The import that it comes from. */
    batch: bigint({ mode: 'number' }).references(() => importBatches.id, { onDelete: 'set null' }),
    extras: jsonb().$type<DraftExtras>(),
  },
  (table) => [
    index('question_drafts_batch')
      .on(table.batch)
      .where(sql`${table.batch} is not null`),
    index('question_drafts_changed').on(table.changedAt, table.id),
    // What somebody has to do something about.
    index('question_drafts_waiting')
      .on(table.status, table.author)
      .where(sql`${table.status} in ('SUBMITTED', 'RETURNED')`),
    index('question_drafts_author').on(table.author),
    check('question_drafts_content', sql`(${table.content} is null) = (${table.status} = 'PUBLISHED')`),
  ],
);

export const EVENTS = [
  'STARTED',
  'SAVED',
  'SUBMITTED',
  'RETURNED',
  'PUBLISHED',
  'RETIRED',
  'UNDONE',
  'MOVED',
  'HANDED_OVER',
  'CO_AUTHORS_CHANGED',
] as const;

/** What was done in the studio. Rows are only added: a trigger refuses anything else. */
export const questionEvents = pgTable(
  'question_events',
  {
    id: id(),
    /** Without a reference: a draft that was given up has left its events. */
    question: bigint({ mode: 'number' }).notNull(),
    who: person('who'),
    at: instant('at').notNull(),
    what: text({ enum: EVENTS }).notNull(),
    why: text(),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version').notNull(),
    /** Status and content of the draft before it, to undo it. */
    statusBefore: text('status_before', { enum: DRAFT_STATUSES }),
    contentBefore: jsonb('content_before').$type<DraftContent>(),
    /** SHA-256 of what was saved: the same text sent again is the same event. */
    digest: text(),
    changes: jsonb().$type<QuestionChange[]>().notNull(),
    /** The version of the bank's question that it replaced: `question_versions` has it. */
    replaced: integer(),
  },
  (table) => [
    index('question_events_of').on(table.question, table.id),
    index('question_events_started')
      .on(table.who, table.digest)
      .where(sql`${table.what} = 'STARTED'`),
  ],
);

/**
 * Who wrote and who approved what the studio has published, by the version that it became. Later versions that have no
 * row of their own were corrected by administrators.
 */
export const questionStamps = pgTable(
  'question_stamps',
  {
    question: question(),
    version: integer().notNull(),
    author: person('author'),
    reviewer: person('reviewer'),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [primaryKey({ columns: [table.question, table.version] })],
);

/** Who gave which role to whom. */
export const roleEvents = pgTable('role_events', {
  id: id(),
  user: owner('user'),
  who: person('who'),
  at: instant('at').notNull(),
  before: text({ enum: ROLES }).notNull(),
  after: text({ enum: ROLES }).notNull(),
});

export const REPORT_KINDS = ['WRONG_KEY', 'UNCLEAR', 'TYPO', 'OUT_OF_DATE', 'DUPLICATE', 'OTHER'] as const;
export const REPORT_STATES = ['OPEN', 'ACCEPTED', 'DECLINED'] as const;

export const questionReports = pgTable(
  'question_reports',
  {
    id: id(),
    question: question(),
    reader: person('reader'),
    /** Hashed. Null in reports from before it was kept. */
    network: text(),
    /** Towards its question's being under review. */
    counts: boolean().notNull().default(true),
    kind: text({ enum: REPORT_KINDS }).notNull(),
    text: text().notNull(),
    state: text({ enum: REPORT_STATES }).notNull().default('OPEN'),
    answer: text(),
    reviewer: person('reviewer'),
    createdAt: instant('created_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('question_reports_queue').on(table.state, table.id),
    index('question_reports_of').on(table.question, table.id),
    index('question_reports_by').on(table.reader, table.id),
    check('question_reports_answered', sql`(${table.state} = 'OPEN') = (${table.answer} is null)`),
  ],
);

/**
 * Which questions are under review. Beside `questions`, whose rows an import holds for minutes: no reader's report waits
 * for one. `changes` counts, as in `bank_version`.
 */
export const reviewMarks = pgTable('review_marks', {
  question: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => questions.id),
  isOn: boolean('is_on').notNull(),
  changes: integer().notNull(),
});
