import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ComponentMarks, PaperSection } from 'question/paper.ts';
import { question } from './question-tables.ts';
import { instant, owner } from './users-table.ts';

/** `answerAny`: so many of the items count; null: all. */
/** `points` and `out_of` are thousandths of a mark, null while the paper is open. */
export const papers = pgTable(
  'papers',
  {
    /** Random, because it is also the link that others copy the paper by. */
    id: uuid().primaryKey(),
    user: owner('user'),
    title: text().notNull(),
    mode: text({ enum: ['EXAM', 'TUTOR'] }).notNull(),
    rule: text().notNull(),
    sections: jsonb().$type<PaperSection[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at'),
    finishedAt: instant('finished_at'),
    points: integer(),
    outOf: integer('out_of'),
    /** Null while it is open, and in papers from before there were components. */
    components: jsonb().$type<ComponentMarks[]>(),
    /** When short answers were ticked that the record does not have yet. */
    tickedAt: instant('ticked_at'),
    /** What its questions were when it was started: all open to everybody, open with a plan, or those of a free sitting. */
    access: text({ enum: ['OPEN', 'PLAN', 'FREE'] })
      .notNull()
      .default('PLAN'),
    /** Drawn at random over all topics of its subjects. False in papers from before this was noted. */
    isMixed: boolean('is_mixed').notNull().default(false),
    /** How many items a corrected key gave other marks. */
    remarked: integer().notNull().default(0),
    /** A key was corrected since the total was computed. */
    isStale: boolean('is_stale').notNull().default(false),
    /** The first of all papers with the same questions: itself, unless it is a copy. */
    original: uuid().notNull(),
    /** Whether others who sat the same paper see this result with the reader's name. */
    isNamed: boolean('is_named').notNull().default(false),
    /** Minutes east of UTC. */
    utcOffset: integer('utc_offset').notNull(),
  },
  (table) => [
    index('papers_of').on(table.user, table.startedAt, table.id),
    index('papers_overdue')
      .on(table.endsAt)
      .where(sql`${table.finishedAt} is null and ${table.endsAt} is not null`),
    index('papers_original').on(table.original),
    index('papers_ticked')
      .on(table.tickedAt)
      .where(sql`${table.tickedAt} is not null`),
    index('papers_without_components')
      .on(table.id)
      .where(sql`${table.finishedAt} is not null and ${table.components} is null`),
    index('papers_free')
      .on(table.user, table.startedAt)
      .where(sql`${table.access} = 'FREE'`),
    index('papers_stale')
      .on(table.id)
      .where(sql`${table.isStale}`),
  ],
);

/**
 * The ids of deleted papers, written by a trigger: links and copies still name them, so nobody may take one. A free
 * sitting stays used up.
 */
export const formerPapers = pgTable(
  'former_papers',
  {
    id: uuid().primaryKey(),
    user: bigint({ mode: 'number' }).notNull(),
    freeAt: instant('free_at'),
  },
  (table) => [
    index('former_papers_free')
      .on(table.user, table.freeAt)
      .where(sql`${table.freeAt} is not null`),
  ],
);

/** The version that the paper was made with stays on its sheet. It is marked by the key as it is now. */
export const paperItems = pgTable(
  'paper_items',
  {
    paper: uuid().notNull(),
    number: integer().notNull(),
    question: question(),
    questionVersion: integer('question_version').notNull(),
    answer: jsonb().$type<object>(),
    answeredAt: instant('answered_at'),
    isFlagged: boolean('is_flagged').notNull().default(false),
    flaggedAt: instant('flagged_at'),
    tookMs: integer('took_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.paper, table.number] }),
    foreignKey({ columns: [table.paper], foreignColumns: [papers.id] }).onDelete('cascade'),
  ],
);
