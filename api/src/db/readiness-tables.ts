import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, owner } from './users-table.ts';

export const COMPONENTS = ['MCQ', 'SAQ', 'ORAL', 'PRACTICAL'] as const;

/**
 * Marks that readers got in real examinations, and what was expected of them by their answers until then. Shares are 0 to
 * 1; `low` to `pass_of_ten` are null where no estimate was offered.
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
