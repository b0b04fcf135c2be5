import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { StudyPlan } from 'review/schedule.ts';
import type { Database } from '../../db/connection.ts';
import { studyPlans } from '../../db/schema.ts';

/** Codes are those of the curriculum, in its order. `isSuggested`: the minutes are not the reader's own. */
export type PlanChoices = StudyPlan & { board: string; prof: string; subjects: string[]; isSuggested: boolean };
export type StoredPlan = PlanChoices & { minutesADay: number };

const { user, endedAt, ...choices } = getTableColumns(studyPlans);

/** Null without one. */
export async function readPlan(db: Database, reader: number): Promise<StoredPlan | null> {
  const [plan] = await db
    .select(choices)
    .from(studyPlans)
    .where(and(eq(user, reader), isNull(endedAt)));
  return plan ?? null;
}

/** Replaces the former plan. */
export async function storePlan(db: Database, reader: number, plan: StoredPlan): Promise<void> {
  const row = { ...plan, restDays: [...plan.restDays], endedAt: null };
  await db
    .insert(studyPlans)
    .values({ user: reader, ...row })
    .onConflictDoUpdate({ target: user, set: row });
}

/** False without one. */
export async function endPlan(db: Database, reader: number): Promise<boolean> {
  const ended = await db
    .update(studyPlans)
    .set({ endedAt: sql`now()` })
    .where(and(eq(user, reader), isNull(endedAt)))
    .returning({ user });
  return ended.length > 0;
}
