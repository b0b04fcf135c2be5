import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './users-table.ts';

export const COMPONENTS = ['MCQ', 'SAQ', 'ORAL', 'PRACTICAL'] as const;

/**
 * Marks that readers got in real examinations, with the estimate from their answers before that day. Shares are 0 to 1;
 * `low` to `pass_of_ten` are null without an estimate.
 */
export const realMarks = pgTable(
  'real_marks',
  {
    user: owner('user'),
    prof: text().notNull(),
    subject: text().notNull(),
    component: text({ enum: COMPONENTS }).notNull(),
    examOn: date('exam_on').notNull(),
    share: doublePrecision().notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
    passOfTen: integer('pass_of_ten'),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.prof, table.subject, table.component, table.examOn] }),
    index('real_marks_of').on(table.prof, table.subject, table.component),
  ],
);
