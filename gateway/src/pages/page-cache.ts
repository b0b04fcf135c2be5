import { LRUCache } from 'lru-cache';
import { toPage, type Page } from './page.ts';
import { Busy, type Limit } from './render-limit.ts';
import type { Rendered } from './renderer.ts';

/** `at` is the start of its render, by performance.now(). */
type CachedPage = Page & { at: number };

type Render = () => Promise<Rendered>;
type Fetch = { address: string; render: Render };

export type PageCacheOptions = {
  limit: Limit;
  onFailure: (page: string, error: unknown) => void;
  freshMs?: number;
  maxAgeMs?: number;
  waitMs?: number;
  maxBytes?: number;
};

const FRESH_MS = 15_000;
// With the 10 s of cached REST calls and the second that another api may lag, a correction shows within 30 s.
const MAX_AGE_MS = 19_000;
/** While renders fail: maximum age, and pause before the next attempt. */
const MAX_AGE_WHILE_FAILING_MS = 600_000;
const PAUSE_MS = 5_000;
const WAIT_MS = 1_000;
const MAX_BYTES = 32_000_000;
/**
 * Rendered pages by name; concurrent requests share a render. A stale page is served while it is rendered again, up to
 * `maxAgeMs`, longer only while renders fail. Undefined if there is none within `waitMs`.
 */
export function pageCache({
  limit,
  onFailure,
  freshMs = FRESH_MS,
  maxAgeMs = MAX_AGE_MS,
  waitMs = WAIT_MS,
  maxBytes = MAX_BYTES,
}: PageCacheOptions): (page: string, address: string, render: Render) => Promise<Page | undefined> {
  const cache = new LRUCache<string, CachedPage, Fetch>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: ({ brotli }, name) => brotli.length + name.length + 200,
    ttl: freshMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (name, last, { context: { address, render }, options }) => {
      const at = performance.now();
      try {
        return await limit(address, async () => ({ ...(await toPage(await render())), at }));
      } catch (error) {
        if (error instanceof Busy) throw error;
        onFailure(name, error);
        if (!last || at - last.at > MAX_AGE_WHILE_FAILING_MS) throw error;
        options.ttl = PAUSE_MS;
        return last;
      }
    },
  });

  return async (name, address, render) => {
    const last = cache.peek(name, { allowStale: true });
    const allowStale = last !== undefined && performance.now() - last.at < maxAgeMs;
    const page = cache.fetch(name, { context: { address, render }, allowStale }).catch(() => undefined);
    return withTimeout(page, waitMs);
  };
}

async function withTimeout<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([value, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
