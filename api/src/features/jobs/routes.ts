import { and, asc, desc, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { z } from 'zod';
import { jobs } from '../../db/schema.ts';
import { send } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { pageOf, pageQuery } from '../../http/page-query.ts';
import { Routes } from '../../http/routes.ts';
import { type JobRow, runNow } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { errorMessages } from './error-messages.ts';

const STATES = ['WAITING', 'RUNNING', 'RETRYING', 'FAILED'] as const satisfies Schemas['JobState'][];

const isIdle = and(isNull(jobs.startedAt), isNull(jobs.failedAt));
const IS_IN = {
  WAITING: and(isIdle, isNull(jobs.lastError)),
  RUNNING: isNotNull(jobs.startedAt),
  RETRYING: and(isIdle, isNotNull(jobs.lastError)),
  FAILED: isNotNull(jobs.failedAt),
};

const query = pageQuery({ max: 100, standard: 50 }).extend({
  state: z.enum(STATES).optional(),
});
const jobId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Without their inputs: they have mails. */
export function jobRoutes({ db }: Pick<Services, 'db'>) {
  const routes = new Routes();
  routes.add('GET /admin/jobs', async (request, response) => {
    const { state, limit, after } = query.parse(request.query);
    const found = await db
      .select()
      .from(jobs)
      .where(and(state && IS_IN[state], after === undefined ? undefined : lt(jobs.id, after)))
      .orderBy(desc(jobs.id))
      .limit(limit + 1);
    const { rows, next } = pageOf(found, limit, ({ id }) => id);
    send(response, 'listJobs', { jobs: rows.map(viewJob), next });
  });

  routes.add('GET /admin/jobs/kinds', async (_request, response) => {
    const kinds = await db
      .select({
        job: jobs.job,
        waiting: countIf(isIdle),
        running: countIf(IS_IN.RUNNING),
        failed: countIf(IS_IN.FAILED),
        nextRunAt: sql`min(${jobs.runAt}) filter (where ${isIdle})`.mapWith(jobs.runAt),
        lastDoneAt: max(jobs.finishedAt),
        lastError: sql<string | null>`(array_agg(${jobs.lastError} order by ${jobs.updatedAt} desc)
          filter (where ${isNotNull(jobs.lastError)}))[1]`,
      })
      .from(jobs)
      .groupBy(jobs.job)
      .orderBy(asc(jobs.job));
    send(response, 'listJobKinds', { kinds: kinds.map(viewKind) });
  });

  routes.add('POST /admin/jobs/:id/retry', async (request, response) => {
    const id = jobId.safeParse(request.params.id);
    const row = id.success ? await runNow(db, id.data) : undefined;
    if (!row) throw notFound(errorMessages.noJob());
    send(response, 'retryJob', { job: viewJob(row) });
  });
  return routes;
}

const countIf = (condition: SQL | undefined) => sql`count(*) filter (where ${condition})`.mapWith(Number);

type KindRow = Pick<Schemas['JobKind'], 'job' | 'waiting' | 'running' | 'failed'> & {
  nextRunAt: Date | null;
  lastDoneAt: Date | null;
  lastError: string | null;
};

const viewKind = ({ nextRunAt, lastDoneAt, lastError, ...kind }: KindRow): Schemas['JobKind'] => ({
  ...kind,
  next_run_at: nextRunAt?.toISOString() ?? null,
  last_done_at: lastDoneAt?.toISOString() ?? null,
  last_error: lastError,
});

function viewJob(row: JobRow) {
  const { id, job, schedule, attempts, lastError } = row;
  return {
    id: String(id),
    job,
    scheduled: schedule !== null,
    state: readState(row),
    attempts,
    last_error: lastError,
    // What runs has none: its time is the end of its lease.
    next_run_at: row.startedAt || row.failedAt ? null : row.runAt.toISOString(),
    last_done_at: row.finishedAt?.toISOString() ?? null,
  };
}

function readState({ startedAt, failedAt, lastError }: JobRow): Schemas['JobState'] {
  if (failedAt) return 'FAILED';
  if (startedAt) return 'RUNNING';
  return lastError === null ? 'WAITING' : 'RETRYING';
}
