import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { jobs } from '../db/schema.ts';
import { jsonRows, rowsOf } from '../db/sql-rows.ts';

const LEASE_MS = 60_000;

export type JobRow = typeof jobs.$inferSelect;

const now = sql`clock_timestamp()`;
const after = (ms: number): SQL<Date> => sql`${now} + ${ms} * interval '1 ms'`;

const isDue = and(
  isNull(jobs.failedAt),
  // From before the clock was set back.
  or(lte(jobs.runAt, now), gt(jobs.updatedAt, sql`${now} + interval '1 minute'`)),
);

/** Adds a job in the caller's transaction. It is found within a second of the commit. */
export const putJob = async (tx: Database, job: string, input: object = {}): Promise<void> =>
  void (await tx.insert(jobs).values({ job, input }));

/** Adds the rows of new schedules. One whose period became shorter runs earlier. */
export async function putSchedules(db: Database, schedules: { id: string; firstAfterMs: number; everyMs: number }[]) {
  if (schedules.length === 0) return;
  await db.execute(sql`
    insert into jobs (job, schedule, run_at)
    select id, id, ${now} + "firstAfterMs" * interval '1 ms'
    from jsonb_to_recordset(${jsonRows(schedules)}) as one(id text, "firstAfterMs" float8)
    on conflict (schedule) do nothing`);
  await db.execute(sql`
    update jobs set run_at = ${now} + "everyMs" * interval '1 ms'
    from jsonb_to_recordset(${jsonRows(schedules)}) as one(id text, "everyMs" float8)
    where schedule = one.id and started_at is null and run_at > ${now} + "everyMs" * interval '1 ms'`);
}

export async function findDue(db: Database, ids: readonly string[]): Promise<string[]> {
  const due = await db
    .selectDistinct({ job: jobs.job })
    .from(jobs)
    .where(and(inArray(jobs.job, [...ids]), isDue));
  return due.map(({ job }) => job);
}

/** Those taken are this instance's until their lease ends; `running` are its own already. */
export function takeJobs(db: Database, job: string, limit: number, running: number[]): Promise<JobRow[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.job, job), isDue, notInArray(jobs.id, running)))
    .orderBy(asc(jobs.runAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1`, startedAt: now, runAt: after(LEASE_MS), updatedAt: now })
    .where(inArray(jobs.id, due))
    .returning();
}

/** Only if nobody else took it since. */
const isOwn = ({ id, attempts }: JobRow) => and(eq(jobs.id, id), eq(jobs.attempts, attempts));

export const extendLease = (db: Database, rows: readonly JobRow[]) =>
  db
    .update(jobs)
    .set({ runAt: after(LEASE_MS), updatedAt: now })
    .where(or(...rows.map(isOwn)));

/** Without a next time the job goes. */
export const finishJob = (db: Database, row: JobRow, nextAfterMs: number | undefined) =>
  nextAfterMs === undefined
    ? db.delete(jobs).where(isOwn(row))
    : db.update(jobs).set({ ...waitsFor(nextAfterMs), attempts: 0, lastError: null, finishedAt: now }).where(isOwn(row));

/** Without a next time the job is given up. */
export const failJob = (db: Database, row: JobRow, lastError: string, nextAfterMs: number | undefined) =>
  db
    .update(jobs)
    .set({ ...waitsFor(nextAfterMs ?? 0), lastError, failedAt: nextAfterMs === undefined ? now : null })
    .where(isOwn(row));

/** Others take them at once. */
export const handBack = (db: Database, rows: readonly JobRow[]) =>
  db
    .update(jobs)
    .set({ ...waitsFor(0), attempts: sql`${jobs.attempts} - 1` })
    .where(or(...rows.map(isOwn)));

const waitsFor = (ms: number) => ({ runAt: after(ms), updatedAt: now, startedAt: null });
