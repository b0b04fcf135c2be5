import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import type { Schedule } from './definition.ts';

const LEASE_MS = 60_000;

export type JobRow = typeof jobs.$inferSelect;

const now = sql`now()`;
const after = (ms: number): SQL<Date> => sql`${now} + ${ms} * interval '1 ms'`;

const isDue = and(
  isNull(jobs.failedAt),
  // From before the clock was set back.
  or(lte(jobs.runAt, now), gt(jobs.updatedAt, sql`${now} + interval '1 minute'`)),
);

/** Adds a job in the caller's transaction. It is found within a second of the commit, or `waitMs` later. */
export const putJob = async (tx: Database, job: string, input: object = {}, waitMs = 0): Promise<void> =>
  void (await tx.insert(jobs).values({ job, input, ...(waitMs > 0 && { runAt: after(waitMs) }) }));

/** A row that is there keeps its next time, unless the period became shorter. */
export const putSchedule = (db: Database, id: string, { everyMs, firstAfterMs = 0 }: Schedule) =>
  db
    .insert(jobs)
    .values({ job: id, schedule: id, runAt: after(firstAfterMs) })
    .onConflictDoUpdate({
      target: jobs.schedule,
      set: { runAt: after(everyMs), updatedAt: now },
      setWhere: and(isNull(jobs.startedAt), gt(jobs.runAt, after(everyMs)))!,
    });

export async function findDue(db: Database): Promise<string[]> {
  const due = await db.selectDistinct({ job: jobs.job }).from(jobs).where(isDue);
  return due.map(({ job }) => job);
}

/** Those taken are this instance's until their lease ends, as those in `own` are. */
export function takeJobs(db: Database, job: string, limit: number, own: readonly JobRow[]): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.job, job),
        isDue,
        notInArray(
          jobs.id,
          own.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, startedAt: now, runAt: after(LEASE_MS), updatedAt: now })
    .where(inArray(jobs.id, due))
    .returning();
}

/** Unless another instance took them since. */
const areOwn = (rows: readonly JobRow[]) =>
  or(...rows.map(({ id, attempts }) => and(eq(jobs.id, id), eq(jobs.attempts, attempts))));

const waitsFor = (ms: number) => ({ runAt: after(ms), updatedAt: now, startedAt: null });

export const extendLease = (db: Database, rows: readonly JobRow[]) =>
  db
    .update(jobs)
    .set({ runAt: after(LEASE_MS), updatedAt: now })
    .where(areOwn(rows));

/** The row of a schedule waits again, others go. */
export async function finishJobs(db: Database, rows: readonly JobRow[], everyMs: number | undefined): Promise<void> {
  if (everyMs !== undefined && rows.some(({ schedule }) => schedule !== null)) {
    await db
      .update(jobs)
      .set({ ...waitsFor(everyMs), attempts: 0, lastError: null, finishedAt: now })
      .where(and(areOwn(rows), isNotNull(jobs.schedule)));
  }
  await db.delete(jobs).where(and(areOwn(rows), isNull(jobs.schedule)));
}

/** Without a time to wait they are given up. */
export const failJobs = (db: Database, rows: readonly JobRow[], lastError: string, retryMs: number | undefined) =>
  db
    .update(jobs)
    .set({ ...waitsFor(retryMs ?? 0), lastError, failedAt: retryMs === undefined ? now : null })
    .where(areOwn(rows));

/** Others take them at once. */
export const handBack = (db: Database, rows: readonly JobRow[]) =>
  db
    .update(jobs)
    .set({ ...waitsFor(0), attempts: sql`${jobs.attempts} - 1` })
    .where(areOwn(rows));

/** Undefined if it is not there, or runs. */
export async function runNow(db: Database, id: number): Promise<JobRow | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ ...waitsFor(0), attempts: 0, failedAt: null })
    .where(and(eq(jobs.id, id), isNull(jobs.startedAt)))
    .returning();
  return row;
}
