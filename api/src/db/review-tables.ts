import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { WEEKDAYS } from 'review/days.ts';
import { question } from './question-tables.ts';
import { instant, owner } from './users-table.ts';

/** A reader's plan for an examination. Its days are computed when they are asked for. */
export const studyPlans = pgTable('study_plans', {
  user: owner('user').primaryKey(),
  board: text().notNull(),
  prof: text().notNull(),
  subjects: text().array().notNull(),
  examOn: date('exam_on').notNull(),
  restDays: text('rest_days', { enum: WEEKDAYS }).array().notNull(),
  minutesADay: integer('minutes_a_day').notNull(),
  /** A suggestion stays as it was when the plan was made, so that questions keep their days. */
  isSuggested: boolean('is_suggested').notNull(),
  /** The choices of a plan that was ended are kept, to offer them again. */
  endedAt: instant('ended_at'),
});

/** Questions that a reader does not want before a day. Without effect once it was answered after `at`. */
export const postponements = pgTable(
  'postponements',
  {
    user: owner('user'),
    question: question(),
    until: date().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.question] })],
);

/** Items of the curriculum that a reader wants to be ready by a day. Which questions are left is computed when it is asked for. */
export const itemTargets = pgTable(
  'item_targets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    user: owner('user'),
    items: text().array().notNull(),
    readyOn: date('ready_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('item_targets_user').on(table.user)],
);
