import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { Busy, type Limit } from './render-limit.ts';
import type { Rendered } from './renderer.ts';

export type Page = { status: number; brotli: Buffer; etag: string };

export type PageCacheOptions = {
  render: (page: string) => Promise<Rendered>;
  limit: Limit;
  /** Told of a render that failed. */
  onFailure: (page: string, error: unknown) => void;
  freshMs?: number;
  staleMs?: number;
  waitMs?: number;
  maxBytes?: number;
};

const FRESH_MS = 60_000;
// A page nobody asked for so long is rendered anew before it is shown.
const STALE_MS = 600_000;
const WAIT_MS = 1_000;
const MAX_BYTES = 32_000_000;
// 10 ms for a page of 130 kB, and 2 % larger than at 11, which takes 150.
const QUALITY = 9;

const compress = promisify(brotliCompress);

/**
 * Rendered pages by name, each rendered once for all who ask at a time. One that is no longer fresh is given out while
 * a new one is made. Undefined where there is none within `waitMs`; it may be there the next time.
 */
export function pageCache({
  render,
  limit,
  onFailure,
  freshMs = FRESH_MS,
  staleMs = STALE_MS,
  waitMs = WAIT_MS,
  maxBytes = MAX_BYTES,
}: PageCacheOptions): (page: string) => Promise<Page | undefined> {
  const cache = new LRUCache<string, Page>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: ({ brotli }, name) => brotli.length + name.length + 200,
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (name) => {
      try {
        return await limit(() => render(name).then(compressed));
      } catch (error) {
        if (!(error instanceof Busy)) onFailure(name, error);
        throw error;
      }
    },
  });

  return async (name) => {
    if (cache.getRemainingTTL(name) < -staleMs) cache.delete(name);
    const page = cache.fetch(name).catch(() => undefined);
    return inTime(page, waitMs);
  };
}

async function compressed({ status, html }: Rendered): Promise<Page> {
  const content = Buffer.from(html);
  const brotli = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { status, brotli, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), ms);
  try {
    return await Promise.race([value, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
