import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import type { JobDefinition } from './definition.ts';
import { extendLease, failJob, findDue, finishJob, handBack, type JobRow, putSchedules, takeJobs } from './rows.ts';

const POLL_MS = 1_000;
const AFTER_FAULT_MS = 5_000;
const EXTEND_EVERY_MS = 20_000;
const FIRST_RETRY_MS = 1_000;
const STOP_MS = 4_000;
const MAX_ERROR_LENGTH = 500;

type Options = { db: Database; logger: Logger; definitions: readonly JobDefinition[] };

/** Runs the jobs of the database in this process, each in one instance at a time. Starts with the first `wake`. */
export class JobQueue {
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #definitions: Map<string, JobDefinition>;
  readonly #running = new Map<JobRow, Promise<void>>();
  #hasSchedules = false;
  #extendedAt = performance.now();
  #isStopped = false;
  #isWoken = false;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ db, logger, definitions }: Options) {
    this.#db = db;
    this.#logger = logger;
    this.#definitions = new Map(definitions.map((definition) => [definition.id, definition]));
  }

  /** Looks for due jobs now. Call it after the commit of one that should not wait a second. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  /** Waits a while for what runs, then leaves it to other instances and to the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([Promise.all(this.#running.values()), late]);
    const unfinished = [...this.#running.keys()];
    if (unfinished.length > 0) await handBack(this.#db, unfinished).catch(() => undefined);
  }

  async #look(): Promise<void> {
    this.#isWoken = false;
    clearTimeout(this.#timer);
    let waitMs = POLL_MS;
    try {
      await this.#startDue();
    } catch (error) {
      if (!this.#isStopped) this.#logger.error({ err: error }, 'jobs could not be read');
      waitMs = AFTER_FAULT_MS;
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), waitMs).unref();
  }

  async #startDue(): Promise<void> {
    if (!this.#hasSchedules) await this.#putSchedules();
    await this.#extendLeases();
    const running = [...this.#running.keys()];
    for (const job of await findDue(this.#db, [...this.#definitions.keys()])) {
      const definition = this.#definitions.get(job)!;
      const free = definition.concurrency - running.filter((row) => row.job === job).length;
      if (free <= 0 || this.#isStopped) continue;
      const rows = await takeJobs(
        this.#db,
        job,
        free,
        running.map(({ id }) => id),
      );
      for (const row of rows) this.#start(definition, row);
    }
  }

  async #putSchedules(): Promise<void> {
    const schedules = [...this.#definitions.values()].flatMap(({ id, schedule }) =>
      schedule ? { id, firstAfterMs: 0, ...schedule } : [],
    );
    await putSchedules(this.#db, schedules);
    this.#hasSchedules = true;
  }

  async #extendLeases(): Promise<void> {
    if (performance.now() - this.#extendedAt < EXTEND_EVERY_MS) return;
    this.#extendedAt = performance.now();
    if (this.#running.size > 0) await extendLease(this.#db, [...this.#running.keys()]);
  }

  #start(definition: JobDefinition, row: JobRow): void {
    const run = this.#run(definition, row).catch((error: unknown) => {
      // Its lease ends, and it runs again.
      if (!this.#isStopped) this.#logger.error({ err: error, job: row.job, id: row.id }, 'job has no outcome');
    });
    this.#running.set(
      row,
      run.finally(() => {
        this.#running.delete(row);
        this.wake();
      }),
    );
  }

  async #run({ run, schedule, maxAttempts, maxRetryMs }: JobDefinition, row: JobRow): Promise<void> {
    const everyMs = row.schedule === null ? undefined : schedule?.everyMs;
    try {
      await run(row.input);
    } catch (error) {
      const { job, id, attempts } = row;
      const isGivenUp = everyMs === undefined && attempts >= maxAttempts;
      const retryMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), maxRetryMs, everyMs ?? Infinity);
      // What outlives the grace time fails because the database is closed.
      if (!this.#isStopped) {
        this.#logger.error({ err: error, job, id, attempts }, isGivenUp ? 'job given up' : 'job failed');
      }
      await failJob(this.#db, row, describe(error), isGivenUp ? undefined : retryMs);
      return;
    }
    await finishJob(this.#db, row, everyMs);
  }
}

/** The database's words, without the statement: that has people's data. */
function describe(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause instanceof Error ? cause.message : String(message)).slice(0, MAX_ERROR_LENGTH);
}
