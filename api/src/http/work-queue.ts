import { callerLeft, tooManyRequests } from './errors.ts';

const RETRY_AFTER_S = 1;

type Options = {
  running: number;
  runningPerClient?: number;
  queued: number;
  queuedPerClient?: number;
};
type RunOptions = { client?: string; signal?: AbortSignal | undefined };
type Job = { start: () => void; reject: (error: Error) => void };

/** Rejects with 429 when full; then the client with the most jobs loses one to a client with fewer. */
export class WorkQueue {
  readonly #limits: Required<Options>;
  #running = 0;
  readonly #runningOf = new Map<string, number>();
  #waiting = 0;
  readonly #queues = new Map<string, Job[]>();

  constructor({ running, runningPerClient = running, queued, queuedPerClient = queued }: Options) {
    this.#limits = { running, runningPerClient, queued, queuedPerClient };
  }

  get waiting(): number {
    return this.#waiting;
  }

  async run<Result>(work: () => Promise<Result>, { client = '', signal }: RunOptions = {}): Promise<Result> {
    if (signal?.aborted) throw callerLeft();
    if (this.#canStart(client)) this.#markStarted(client);
    else await this.#waitForTurn(client, signal);
    try {
      return await work();
    } finally {
      this.#markEnded(client);
      this.#startNext();
    }
  }

  #waitForTurn(client: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((start, reject) => {
      const job = { start, reject };
      this.#enqueue(client, job);
      signal?.addEventListener('abort', () => {
        this.#remove(client, job);
        reject(callerLeft());
      });
    });
  }

  #enqueue(client: string, job: Job): void {
    const jobs = this.#queues.get(client) ?? [];
    if (jobs.length >= this.#limits.queuedPerClient) throw tooManyRequests(RETRY_AFTER_S);
    if (this.#waiting >= this.#limits.queued) this.#makeRoom(jobs.length);
    this.#queues.set(client, jobs);
    jobs.push(job);
    this.#waiting += 1;
  }

  #makeRoom(ownLength: number): void {
    const [client, longest] = [...this.#queues].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (longest.length <= ownLength + 1) throw tooManyRequests(RETRY_AFTER_S);
    const job = longest.at(-1)!;
    this.#remove(client, job);
    job.reject(tooManyRequests(RETRY_AFTER_S));
  }

  #remove(client: string, job: Job): void {
    const jobs = this.#queues.get(client);
    const index = jobs?.indexOf(job) ?? -1;
    if (!jobs || index < 0) return;
    jobs.splice(index, 1);
    this.#waiting -= 1;
    if (jobs.length === 0) this.#queues.delete(client);
  }

  #canStart(client: string): boolean {
    const { running, runningPerClient } = this.#limits;
    return this.#running < running && (this.#runningOf.get(client) ?? 0) < runningPerClient;
  }

  #markStarted(client: string): void {
    this.#running += 1;
    this.#runningOf.set(client, (this.#runningOf.get(client) ?? 0) + 1);
  }

  #markEnded(client: string): void {
    this.#running -= 1;
    const others = this.#runningOf.get(client)! - 1;
    if (others > 0) this.#runningOf.set(client, others);
    else this.#runningOf.delete(client);
  }

  #startNext(): void {
    for (const [client, jobs] of this.#queues) {
      if (!this.#canStart(client)) continue;
      const job = jobs[0]!;
      this.#remove(client, job);
      if (this.#queues.delete(client)) this.#queues.set(client, jobs);
      this.#markStarted(client);
      job.start();
      return;
    }
  }
}
