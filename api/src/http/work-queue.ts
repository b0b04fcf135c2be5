import { callerLeft, tooManyRequests } from './errors.ts';

const RETRY_AFTER_S = 1;

type Options = {
  running: number;
  /** How many of them may be one client's. */
  runningPerClient?: number;
  queued: number;
  /** How many of them one client may have waiting. */
  queuedPerClient?: number;
};
type Turn = { client?: string; signal?: AbortSignal | undefined };
type Job = { start: () => void; refuse: (error: Error) => void };

/**
 * Does costly work a few at a time. Clients take turns, however much each has waiting. What finds no place gets 429 at
 * once; in a full queue the longest line gives one up for a client with less. Work whose `signal` is aborted while it
 * waits is dropped.
 */
export function workQueue({ running, runningPerClient = running, queued, queuedPerClient = queued }: Options) {
  let busy = 0;
  const busyOf = new Map<string, number>();
  let waiting = 0;
  // In the order in which the clients have their next turn.
  const lines = new Map<string, Job[]>();

  function enter(client: string, job: Job) {
    const own = lines.get(client) ?? [];
    if (own.length >= queuedPerClient) throw tooManyRequests(RETRY_AFTER_S);
    if (waiting >= queued) makeRoom(own.length);
    lines.set(client, own);
    own.push(job);
    waiting += 1;
  }

  function makeRoom(own: number) {
    const [client, longest] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    if (longest.length <= own + 1) throw tooManyRequests(RETRY_AFTER_S);
    const job = longest.at(-1)!;
    leave(client, job);
    job.refuse(tooManyRequests(RETRY_AFTER_S));
  }

  function leave(client: string, job: Job) {
    const line = lines.get(client);
    const place = line?.indexOf(job) ?? -1;
    if (!line || place < 0) return;
    line.splice(place, 1);
    waiting -= 1;
    if (line.length === 0) lines.delete(client);
  }

  const mayStart = (client: string) => busy < running && (busyOf.get(client) ?? 0) < runningPerClient;

  function begin(client: string) {
    busy += 1;
    busyOf.set(client, (busyOf.get(client) ?? 0) + 1);
  }

  function end(client: string) {
    busy -= 1;
    const others = busyOf.get(client)! - 1;
    if (others > 0) busyOf.set(client, others);
    else busyOf.delete(client);
    startNext();
  }

  function startNext() {
    for (const [client, line] of lines) {
      if (!mayStart(client)) continue;
      const job = line[0]!;
      leave(client, job);
      // To the end of the round.
      if (lines.delete(client)) lines.set(client, line);
      begin(client);
      job.start();
      return;
    }
  }

  const turn = (client: string, signal: AbortSignal | undefined) =>
    new Promise<void>((start, refuse) => {
      const job = { start, refuse };
      enter(client, job);
      signal?.addEventListener('abort', () => {
        leave(client, job);
        refuse(callerLeft());
      });
    });

  return {
    get waiting() {
      return waiting;
    },
    async run<Result>(work: () => Promise<Result>, { client = '', signal }: Turn = {}): Promise<Result> {
      if (signal?.aborted) throw callerLeft();
      if (mayStart(client)) begin(client);
      else await turn(client, signal);
      try {
        return await work();
      } finally {
        end(client);
      }
    },
  };
}

export type WorkQueue = ReturnType<typeof workQueue>;
