import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { question } from './question-tables.ts';
import { instant, owner } from './users-table.ts';

export const OUTCOMES = ['RIGHT', 'PARTLY', 'WRONG', 'SKIPPED'] as const;

/**
 * The log: rows are only added. Partitioned by the time in `id`, a UUID v7: see docs/decisions/030-the-study-log.md.
 * `points` and `out_of` are thousandths of a mark.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid().primaryKey(),
    user: owner('user'),
    question: question(),
    questionVersion: integer('question_version').notNull(),
    /** The version that was on the reader's screen, as the client says. */
    shownVersion: integer('shown_version'),
    answer: jsonb().notNull(),
    /** What the answer was marked against. */
    key: jsonb().notNull(),
    mode: text({ enum: ['PRACTICE', 'REVIEW', 'PAPER'] }).notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    points: integer().notNull(),
    outOf: integer('out_of').notNull(),
    confidence: text({ enum: ['GUESS', 'UNSURE', 'SURE'] }),
    answeredAt: instant('answered_at').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Minutes east of UTC. */
    utcOffset: integer('utc_offset').notNull(),
    tookMs: integer('took_ms'),
    changes: integer(),
    session: uuid(),
    device: uuid(),
  },
  (table) => [
    index('attempts_of').on(table.user, table.answeredAt, table.id),
    index('attempts_of_question').on(table.user, table.question),
  ],
);

/** Marks of attempts at questions whose key was corrected since, where they are not those in the log. */
export const remarks = pgTable(
  'remarks',
  {
    /** Without a foreign key: a month of the log may be archived. */
    attempt: uuid().primaryKey(),
    user: owner('user'),
    question: question(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    /** Null if an earlier version stored it: a rebuild adds it. */
    points: integer(),
    /** As in the log. */
    firstOutcome: text('first_outcome', { enum: OUTCOMES }).notNull(),
  },
  (table) => [index('remarks_of').on(table.user)],
);

/** Corrected keys by which the answers of readers after `after_user` are still to be marked again. */
export const keyCorrections = pgTable('key_corrections', {
  question: question().primaryKey(),
  version: integer().notNull(),
  /** Which readers are notified: all who had answered, those whose result changes, or none. */
  news: text({ enum: ['ALL', 'CHANGED', 'NONE'] }).notNull(),
  afterUser: bigint('after_user', { mode: 'number' }).notNull().default(0),
});

/** What a reader's log says of a question, and their flag and note. */
export const studyRecords = pgTable(
  'study_records',
  {
    user: owner('user'),
    question: question(),
    /** Answers; skipped ones do not count, here and in `last_…`. */
    attempts: integer().notNull().default(0),
    /** Of the previous release, which may still use it: `attempts` counts answers now. Drop it after the next one. */
    isAnswered: boolean('is_answered').notNull().default(false),
    lastOutcome: text('last_outcome', { enum: OUTCOMES }),
    lastAt: instant('last_at'),
    lastAttempt: uuid('last_attempt'),
    /** When a paper left it blank, if it was not answered since, and the reader's day of that. */
    blankAt: instant('blank_at'),
    blankOn: date('blank_on'),
    flaggedAt: instant('flagged_at'),
    note: text(),
    notedAt: instant('noted_at'),
    noteVersion: integer('note_version').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.question] }),
    // Who has answered a question: for its analysis, and for the news of a new key.
    index('study_records_readers')
      .on(table.question, table.user)
      .where(sql`${table.attempts} > 0`),
    index('study_records_wrong')
      .on(table.user, table.lastAt, table.question)
      .where(sql`${table.lastOutcome} in ('WRONG', 'PARTLY')`),
    index('study_records_blank')
      .on(table.user, table.blankAt, table.question)
      .where(sql`${table.blankAt} is not null`),
    index('study_records_flagged')
      .on(table.user, table.flaggedAt, table.question)
      .where(sql`${table.flaggedAt} is not null`),
    index('study_records_noted')
      .on(table.user, table.notedAt, table.question)
      .where(sql`${table.note} is not null`),
  ],
);

/** Days are the reader's own, by the offset of each attempt. */
export const studyDays = pgTable(
  'study_days',
  {
    user: owner('user'),
    day: date().notNull(),
    answered: integer().notNull(),
    right: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.day] }), index('study_days_by_day').on(table.day, table.user)],
);

/** Of each reader's first answer alone. `options` counts choices, or "true" of statements, from A. */
export const studyStatistics = pgTable('study_statistics', {
  question: question().primaryKey(),
  answered: integer().notNull(),
  right: integer().notNull(),
  options: integer().array().notNull(),
});

/** How each question does, for the desk: computed once a day from the whole log. */
export const questionFigures = pgTable('question_figures', {
  question: question().primaryKey(),
  /** Readers; `skips` counts each time. */
  answered: integer().notNull(),
  skips: integer().notNull(),
  /** Thousandths; null where too few have answered. */
  facility: integer(),
  discrimination: integer(),
  /** Of an MTF question, by key: `{ key, answered, facility, discrimination }`, with the same units. */
  statements: jsonb().notNull().default([]),
  computedAt: instant('computed_at').notNull(),
});

/** Where a reader left a list. */
export const studyPlaces = pgTable(
  'study_places',
  {
    user: owner('user'),
    path: text().notNull(),
    title: text().notNull(),
    place: integer().notNull(),
    total: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.path] })],
);
