import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Busy, type Limit } from './render-limit.ts';
import type { Rendered } from './renderer.ts';

export type Page = {
  status: number;
  brotli: Buffer;
  etag: string;
  /** Start of its render, by performance.now(). */
  at: number;
};

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
// 10 ms for a page of 130 kB, and 2 % larger than at 11, which takes 150.
const QUALITY = 9;

const compress = promisify(brotliCompress);

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
  const cache = new LRUCache<string, Page, Fetch>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: ({ brotli }, name) => brotli.length + name.length + 200,
    ttl: freshMs,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (name, last, { context: { address, render }, options }) => {
      const at = performance.now();
      try {
        return await limit(address, () => render().then((rendered) => compressed(rendered, at)));
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

async function compressed({ status, html }: Rendered, at: number): Promise<Page> {
  const content = Buffer.from(html);
  const brotli = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { status, brotli, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`, at };
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
