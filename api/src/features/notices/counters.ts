import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Permission } from 'schema/roles.ts';
import type { Database } from '../../db/connection.ts';
import {
  internshipDrafts,
  jobs,
  orders,
  questionDrafts,
  questionReports,
  questions,
  suspectKeys,
  withdrawals,
} from '../../db/schema.ts';
import { countWaitingCommissions } from '../affiliate/index.ts';

export type WaitingKind = Schemas['WaitingKind'];
type Asking = { db: Database; user: number; now: Date };

type Counter = {
  needs: Permission;
  /** Reads an index of what waits alone: it runs whenever somebody looks at the studio. */
  count: (asking: Asking) => PromiseLike<number>;
};

const countRows =
  (table: PgTable, condition: (asking: Asking) => SQL | undefined): Counter['count'] =>
  (asking) =>
    asking.db.$count(table, condition(asking));

/** As the list has them that the tab or card leads to. Suspect keys are those of the daily job that are published still. */
export const COUNTERS: Record<WaitingKind, Counter> = {
  REVIEW: {
    needs: 'QUESTIONS_REVIEW',
    count: countRows(questionDrafts, () => and(eq(questionDrafts.status, 'SUBMITTED'), isNull(questionDrafts.batch))),
  },
  IMPORTS: { needs: 'QUESTIONS_REVIEW', count: countImports },
  ARTICLES: {
    needs: 'CONTENT_REVIEW',
    count: countRows(internshipDrafts, () => eq(internshipDrafts.status, 'SUBMITTED')),
  },
  RETURNED: {
    needs: 'QUESTIONS_WRITE',
    count: countRows(questionDrafts, ({ user }) =>
      and(eq(questionDrafts.status, 'RETURNED'), eq(questionDrafts.author, user)),
    ),
  },
  REPORTS: { needs: 'QUESTIONS_REVIEW', count: countRows(questionReports, () => eq(questionReports.state, 'OPEN')) },
  SUSPECTS: { needs: 'QUESTIONS_REVIEW', count: countSuspects },
  ORDERS: { needs: 'MONEY', count: countRows(orders, () => eq(orders.state, 'CHECKING')) },
  PAYOUTS: { needs: 'PAYOUTS', count: countRows(withdrawals, () => eq(withdrawals.state, 'pending')) },
  COMMISSIONS: { needs: 'PAYOUTS', count: ({ db, now }) => countWaitingCommissions(db, now) },
  FAILED_JOBS: { needs: 'DATABASE', count: countRows(jobs, () => isNotNull(jobs.failedAt)) },
};

async function countImports({ db }: Asking): Promise<number> {
  return db.$count(
    db
      .selectDistinct({ batch: questionDrafts.batch })
      .from(questionDrafts)
      .where(and(eq(questionDrafts.status, 'SUBMITTED'), isNotNull(questionDrafts.batch)))
      .as('batches'),
  );
}

async function countSuspects({ db }: Asking): Promise<number> {
  return db.$count(
    db
      .select({ one: sql`1` })
      .from(suspectKeys)
      .innerJoin(questions, and(eq(questions.id, suspectKeys.question), eq(questions.version, suspectKeys.version)))
      .where(and(eq(suspectKeys.isOn, true), eq(questions.hidden, false)))
      .as('suspects'),
  );
}
