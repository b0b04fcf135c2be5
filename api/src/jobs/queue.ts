import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { type JobDefinition, RetryAfter } from './definition.ts';
import { extendLease, failJobs, findDue, finishJobs, handBack, type JobRow, putSchedule, takeJobs } from './rows.ts';

const POLL_MS = 1_000;
const AFTER_FAULT_MS = 5_000;
const EXTEND_EVERY_MS = 20_000;
const FIRST_RETRY_MS = 1_000;
const STOP_MS = 4_000;
const AT_ONCE = 100;
const MAX_ERROR_LENGTH = 500;

type Options = { db: Database; logger: Logger; definitions: readonly JobDefinition[] };

/** Runs the jobs of the database in this process, each in one instance at a time. Starts with the first `wake`. */
export class JobQueue {
  readonly #db: Database;
  readonly #logger: Logger;
  readonly #definitions: Map<string, JobDefinition>;
  readonly #running = new Map<JobRow[], Promise<void>>();
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
  async stop(maxMs = STOP_MS): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    const late = new Promise((resolve) => setTimeout(resolve, maxMs).unref());
    await Promise.race([Promise.all(this.#running.values()), late]);
    const unfinished = [...this.#running.keys()].flat();
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
    const running = [...this.#running.keys()].flat();
    for (const job of await findDue(this.#db)) {
      const definition = this.#definitions.get(job);
      // Of another version, which knows it.
      if (!definition) continue;
      const own = running.filter((row) => row.job === job);
      const free = definition.takesAll ? (own.length === 0 ? AT_ONCE : 0) : definition.concurrency - own.length;
      if (free <= 0 || this.#isStopped) continue;
      const rows = await takeJobs(this.#db, job, free, own);
      for (const together of definition.takesAll ? [rows] : rows.map((row) => [row])) this.#start(definition, together);
    }
  }

  async #putSchedules(): Promise<void> {
    for (const { id, schedule } of this.#definitions.values()) if (schedule) await putSchedule(this.#db, id, schedule);
    this.#hasSchedules = true;
  }

  async #extendLeases(): Promise<void> {
    if (performance.now() - this.#extendedAt < EXTEND_EVERY_MS) return;
    this.#extendedAt = performance.now();
    if (this.#running.size > 0) await extendLease(this.#db, [...this.#running.keys()].flat());
  }

  #start(definition: JobDefinition, rows: JobRow[]): void {
    if (rows.length === 0) return;
    const run = this.#run(definition, rows)
      .catch((error: unknown) => {
        // Their lease ends, and they run again.
        if (!this.#isStopped) this.#logger.error({ err: error, job: definition.id }, 'job has no outcome');
      })
      .finally(() => {
        this.#running.delete(rows);
        this.wake();
      });
    this.#running.set(rows, run);
  }

  async #run({ id: job, run, schedule, maxAttempts, maxRetryMs }: JobDefinition, rows: JobRow[]): Promise<void> {
    const [{ input, attempts, id }] = rows as [JobRow];
    const everyMs = schedule?.everyMs;
    try {
      await run(input);
    } catch (error) {
      const isGivenUp = !schedule && attempts >= maxAttempts;
      const backoffMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), maxRetryMs, everyMs ?? Infinity);
      const retryMs = error instanceof RetryAfter ? Math.max(error.ms, backoffMs) : backoffMs;
      // What outlives the grace time fails because the database is closed.
      if (!this.#isStopped) {
        this.#logger.error({ err: error, job, id, attempts }, isGivenUp ? 'job given up' : 'job failed');
      }
      return void (await failJobs(this.#db, rows, describe(error), isGivenUp ? undefined : retryMs));
    }
    await finishJobs(this.#db, rows, everyMs);
  }
}

/** The database's words, without the statement: that has people's data. */
function describe(error: unknown): string {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (reason instanceof Error ? reason.message : String(reason)).slice(0, MAX_ERROR_LENGTH);
}
