import { LRUCache } from 'lru-cache';
import { UpstreamError } from './upstream-error.ts';

/** A server that found nothing may find it soon: an editor has just published it. */
const NOT_FOUND_MS = 5_000;
/** How long a failed renewal is not tried again. */
const PAUSE_MS = 5_000;
/** How long who could have an old answer waits for a new one. */
const WAIT_MS = 1_000;
const MAX_ENTRY_BYTES = 5 * 1024 * 1024;

/** How long answers are kept, and how many. */
type Keeping = Record<'freshMs' | 'staleWhileRenewedMs' | 'staleWhileDownMs' | 'maxEntries' | 'maxBytes', number>;

// What an editor corrects reaches everybody within 30 s: 10 here, 10 in whole answers, 10 in caches on the way.
const CONTENT: Keeping = {
  freshMs: 8_000,
  staleWhileRenewedMs: 10_000,
  staleWhileDownMs: 24 * 3_600_000,
  maxEntries: 2_000,
  maxBytes: 16 * 1024 * 1024,
};
/** Apart from the content, which a flood of ever new texts is not to push out. */
export const SEARCHES: Keeping = {
  freshMs: 30_000,
  staleWhileRenewedMs: 0,
  staleWhileDownMs: 0,
  maxEntries: 1_000,
  maxBytes: 4 * 1024 * 1024,
};

/** What a call answered, or that it found nothing; `isLate` once it could not be renewed. */
type Kept = { body: unknown; notFound?: UpstreamError; at: number; isLate: boolean };
type Send = () => Promise<unknown>;

export type PublicCallsOptions = {
  keeping?: Keeping;
  /** Told once when an answer can no longer be renewed and is served as it was. */
  report?: (error: UpstreamError) => void;
  /** Told of each read: an answer at hand, one that waits to be renewed, or a call. */
  observe?: (result: 'hit' | 'stale' | 'miss') => void;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** The answers of calls that are the same for every reader, kept by call. */
export function publicCalls({
  keeping: { freshMs, staleWhileRenewedMs, staleWhileDownMs, maxEntries, maxBytes } = CONTENT,
  report = () => {},
  observe = () => {},
  now = () => performance.now(),
}: PublicCallsOptions = {}) {
  const cache = new LRUCache<string, Kept, Send>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }, call) => call.length + (JSON.stringify(body) ?? '').length,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // Who waits for an answer gets it, though it may have been pushed out by then.
    ignoreFetchAbort: true,
    fetchMethod: async (_call, last, { context: send, options }) => {
      try {
        return { body: await send(), at: now(), isLate: false };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.status === 404) {
          options.ttl = NOT_FOUND_MS;
          return { body: undefined, notFound: error, at: now(), isLate: false };
        }
        if (!last || !isUsable(last, staleWhileDownMs) || !isUpstreamsFault(error)) throw error;
        if (!last.isLate) report(error);
        options.ttl = PAUSE_MS;
        return { ...last, isLate: true };
      }
    },
  });

  const isUsable = (last: Kept, maxAgeMs: number) => !last.notFound && now() - last.at < maxAgeMs;
  /** Those whose renewal somebody has waited for in vain: nobody else does while it is under way. */
  const slow = new WeakSet<Kept>();

  async function renewed(call: string, send: Send, timeoutMs: number): Promise<Kept | undefined> {
    const last = cache.peek(call, { allowStale: true });
    // Once the upstream is known to be down or slow, nobody waits to hear it again.
    const maxAgeMs = last && (last.isLate || slow.has(last)) ? staleWhileDownMs : staleWhileRenewedMs;
    const allowStale = last !== undefined && isUsable(last, maxAgeMs);
    const old = last && isUsable(last, staleWhileDownMs) ? last : undefined;
    const status: LRUCache.Status<string, Kept, Send> = {};
    const asked = cache.fetch(call, { context: send, allowStale, status });
    try {
      return await within(old ? Math.min(timeoutMs, WAIT_MS) : timeoutMs, asked);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.timedOut && old) {
        slow.add(old);
        return old;
      }
      // The limit was that of the reader who asked first.
      if (error.status === 429 && status.fetch === 'inflight') return { body: await send(), at: now(), isLate: false };
      throw error;
    }
  }

  return {
    /**
     * The answer of a call, sent by `send` where none is at hand: fresh for `freshMs`, then served as it is while it
     * is renewed, and for longer while the upstream is down or slow, as `keeping` says. Who waits does so for `timeoutMs` at most.
     * `reportAge` is called with the milliseconds since the call was answered.
     */
    async read(
      call: string,
      send: Send,
      timeoutMs: number,
      reportAge: (ms: number) => void = () => {},
    ): Promise<unknown> {
      const fresh = cache.get(call);
      const kept = fresh ?? (await renewed(call, send, timeoutMs));
      if (kept) observe(kept.isLate || now() - kept.at >= freshMs ? 'stale' : fresh ? 'hit' : 'miss');
      if (kept) reportAge(now() - kept.at);
      if (kept?.notFound) throw kept.notFound;
      return kept?.body;
    },
    clear: () => cache.clear(),
  };
}

export type PublicCalls = ReturnType<typeof publicCalls>;

const PASSING = new Set([401, 408, 429]);

// A 401 is not the reader's: no token of a reader goes with these calls.
const isUpstreamsFault = ({ status }: UpstreamError) =>
  status === undefined || status >= 500 || status < 400 || PASSING.has(status);

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
