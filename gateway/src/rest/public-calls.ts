import { LRUCache } from 'lru-cache';
import { UpstreamError } from './upstream-error.ts';

const FRESH_MS = 30_000;
/** A server that found nothing may find it soon: an editor has just published it. */
const NOT_FOUND_MS = 5_000;
/** How long a failed renewal is not tried again. */
const PAUSE_MS = 5_000;
const STALE_WHILE_RENEWED_MS = 10 * 60_000;
const STALE_WHILE_DOWN_MS = 24 * 3_600_000;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRY_BYTES = 5 * 1024 * 1024;

/** What a call answered, or that it found nothing; `isLate` once it could not be renewed. */
type Kept = { body: unknown; notFound?: UpstreamError; at: number; isLate: boolean };
type Send = () => Promise<unknown>;

export type PublicCallsOptions = {
  /** Told once when an answer can no longer be renewed and is served as it was. */
  report?: (error: UpstreamError, call: string) => void;
  /** Told of each read: an answer at hand, one that waits to be renewed, or a call. */
  observe?: (result: 'hit' | 'stale' | 'miss') => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** The answers of calls that are the same for every reader, kept by call. */
export function publicCalls({
  report = () => {},
  observe = () => {},
  now = () => performance.now(),
}: PublicCallsOptions = {}) {
  const cache = new LRUCache<string, Kept, Send>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }, call) => call.length + (JSON.stringify(body) ?? '').length,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // Who waits for an answer gets it, though it may have been pushed out by then.
    ignoreFetchAbort: true,
    fetchMethod: async (call, last, { context: send, options }) => {
      try {
        return { body: await send(), at: now(), isLate: false };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.status === 404) {
          options.ttl = NOT_FOUND_MS;
          return { body: undefined, notFound: error, at: now(), isLate: false };
        }
        if (!last || !isUsable(last, STALE_WHILE_DOWN_MS) || !isUpstreamsFault(error)) throw error;
        if (!last.isLate) report(error, call);
        options.ttl = PAUSE_MS;
        return { ...last, isLate: true };
      }
    },
  });

  const isUsable = (last: Kept, maxAgeMs: number) => !last.notFound && now() - last.at < maxAgeMs;

  async function renewed(call: string, send: Send, timeoutMs: number): Promise<Kept | undefined> {
    const last = cache.peek(call, { allowStale: true });
    // Once the upstream is known to be down, nobody waits to hear it again.
    const allowStale = last !== undefined && isUsable(last, last.isLate ? STALE_WHILE_DOWN_MS : STALE_WHILE_RENEWED_MS);
    const status: LRUCache.Status<string, Kept, Send> = {};
    const asked = cache.fetch(call, { context: send, allowStale, status });
    try {
      return await within(timeoutMs, asked);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.timedOut && last && isUsable(last, STALE_WHILE_DOWN_MS)) return last;
      // The limit was that of the reader who asked first.
      if (error.status === 429 && status.fetch === 'inflight') return { body: await send(), at: now(), isLate: false };
      throw error;
    }
  }

  return {
    /**
     * The answer of a call, sent by `send` where none is at hand: fresh for 30 s, then served as it is while it is
     * renewed, for 10 minutes, or for a day while the upstream is down. Who waits does so for `timeoutMs` at most.
     */
    async read(call: string, send: Send, timeoutMs: number): Promise<unknown> {
      const fresh = cache.get(call);
      const kept = fresh ?? (await renewed(call, send, timeoutMs));
      if (kept) observe(kept.isLate || now() - kept.at >= FRESH_MS ? 'stale' : fresh ? 'hit' : 'miss');
      if (kept?.notFound) throw kept.notFound;
      return kept?.body;
    },
    clear: () => cache.clear(),
  };
}

export type PublicCalls = ReturnType<typeof publicCalls>;

const isUpstreamsFault = ({ status }: UpstreamError) =>
  status === undefined || status >= 500 || status === 408 || status === 429;

/** Waits no longer than its own time for what others may wait for too. */
async function within<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('', { timedOut: true, detail: `not there in ${ms} ms` })), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
