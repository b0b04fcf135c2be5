import { LRUCache } from 'lru-cache';
import { UpstreamError } from './upstream-error.ts';

/** Before a failed refresh is tried again. */
const PAUSE_MS = 5_000;
/** How long a caller waits for a new response if there is an old one. */
const WAIT_MS = 1_000;
const MAX_ENTRY_BYTES = 5 * 1024 * 1024;

type CacheSettings = Record<
  'freshMs' | 'notFoundMs' | 'staleWhileRefreshingMs' | 'staleWhileDownMs' | 'maxEntries' | 'maxBytes',
  number
>;

// An editor's correction reaches everybody within 30 s: 10 here, 10 in whole responses, 10 in caches on the way.
const CONTENT: CacheSettings = {
  freshMs: 8_000,
  // Short, since an editor may publish it any moment.
  notFoundMs: 5_000,
  staleWhileRefreshingMs: 10_000,
  staleWhileDownMs: 24 * 3_600_000,
  maxEntries: 2_000,
  maxBytes: 16 * 1024 * 1024,
};
/** Separate, so that a walk through all lists does not evict the content of the home page. */
export const QUESTION_PAGES: CacheSettings = {
  ...CONTENT,
  // Anybody can make up names of topics.
  notFoundMs: 0,
  maxEntries: 4_000,
  maxBytes: 32 * 1024 * 1024,
};
/** Separate, so that a flood of new search texts does not evict content. */
export const SEARCHES: CacheSettings = {
  freshMs: 30_000,
  notFoundMs: 5_000,
  staleWhileRefreshingMs: 0,
  staleWhileDownMs: 0,
  maxEntries: 1_000,
  maxBytes: 4 * 1024 * 1024,
};

/** `isOutdated` once a refresh has failed. */
type Entry = { body: unknown; notFound?: UpstreamError; at: number; isOutdated: boolean };
type Send = () => Promise<unknown>;
type Cache = LRUCache<string, Entry, Send>;

export type PublicCallsOptions = {
  settings?: CacheSettings;
  /** Called once when a response can no longer be refreshed. */
  report?: (error: UpstreamError) => void;
  observe?: (result: 'hit' | 'stale' | 'miss') => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};
type CacheOptions = Required<Omit<PublicCallsOptions, 'observe'>>;

/** Caches the responses of calls that are the same for every reader. */
export function publicCalls({
  settings = CONTENT,
  report = () => {},
  observe = () => {},
  now = () => performance.now(),
}: PublicCallsOptions = {}) {
  const { freshMs, staleWhileRefreshingMs, staleWhileDownMs } = settings;
  const cache = createCache({ settings, report, now });
  /** Entries whose refresh took too long: further callers do not wait for it. */
  const slow = new WeakSet<Entry>();

  async function refresh(call: string, send: Send, timeoutMs: number): Promise<Entry | undefined> {
    const last = cache.peek(call, { allowStale: true });
    const maxAgeMs = last && (last.isOutdated || slow.has(last)) ? staleWhileDownMs : staleWhileRefreshingMs;
    const allowStale = isUsable(last, maxAgeMs, now());
    const old = isUsable(last, staleWhileDownMs, now()) ? last : undefined;
    const status: LRUCache.Status<string, Entry, Send> = {};
    const response = cache.fetch(call, { context: send, allowStale, status });
    try {
      return await withTimeout(old ? Math.min(timeoutMs, WAIT_MS) : timeoutMs, response);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error.timedOut && old) {
        slow.add(old);
        return old;
      }
      // The rate limit was that of the reader whose request started the call.
      if (error.status === 429 && status.fetch === 'inflight') {
        return { body: await send(), at: now(), isOutdated: false };
      }
      throw error;
    }
  }

  return {
    /**
     * The body of a call: fresh for `freshMs`, then stale while it is refreshed, and longer while the upstream is down
     * or slow. `timeoutMs` bounds the wait; `reportAge` gets the age in milliseconds.
     */
    async read(
      call: string,
      send: Send,
      timeoutMs: number,
      reportAge: (ms: number) => void = () => {},
    ): Promise<unknown> {
      const fresh = cache.get(call);
      const entry = fresh ?? (await refresh(call, send, timeoutMs));
      if (entry) observe(entry.isOutdated || now() - entry.at >= freshMs ? 'stale' : fresh ? 'hit' : 'miss');
      if (entry) reportAge(now() - entry.at);
      if (entry?.notFound) throw entry.notFound;
      return entry?.body;
    },
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
    clear: () => cache.clear(),
  };
}

export type PublicCalls = ReturnType<typeof publicCalls>;

function createCache({ settings, report, now }: CacheOptions): Cache {
  return new LRUCache<string, Entry, Send>({
    max: settings.maxEntries,
    maxSize: settings.maxBytes,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }, call) => call.length + (JSON.stringify(body) ?? '').length,
    ttl: settings.freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnStaleGet: true,
    // Waiting callers get the response even if its entry is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_call, last, { context: send, options }) => {
      try {
        return { body: await send(), at: now(), isOutdated: false };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.status === 404 && settings.notFoundMs > 0) {
          options.ttl = settings.notFoundMs;
          return { body: undefined, notFound: error, at: now(), isOutdated: false };
        }
        if (!isUsable(last, settings.staleWhileDownMs, now()) || !isUpstreamFault(error)) throw error;
        if (!last.isOutdated) report(error);
        options.ttl = PAUSE_MS;
        return { ...last, isOutdated: true };
      }
    },
  });
}

const isUsable = (entry: Entry | undefined, maxAgeMs: number, now: number): entry is Entry =>
  entry !== undefined && !entry.notFound && now - entry.at < maxAgeMs;

const TEMPORARY = new Set([401, 408, 429]);

// These calls carry no reader's token, so even a 401 is the upstream's fault.
const isUpstreamFault = ({ status }: UpstreamError) =>
  status === undefined || status >= 500 || status < 400 || TEMPORARY.has(status);

async function withTimeout<Value>(ms: number, value: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new UpstreamError('', { timedOut: true, detail: `not there in ${ms} ms` })), ms);
  });
  try {
    return await Promise.race([value, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
