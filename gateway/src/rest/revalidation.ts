import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 * 1024;
// A weak tag says that two bodies mean the same, not that both show the same to readers with different access.
const STRONG_ETAG = /^"[\x21\x23-\x7E]{1,200}"$/;

/** A parsed body and the ETag of the response that it came from. */
export type Validated = { etag: string; body: unknown };

export type RevalidationCache = {
  find: (call: string) => Validated | undefined;
  /** Replaces what is cached for `call`. Without a strong ETag nothing is cached. `bytes` is the size of the body. */
  store: (call: string, etag: unknown, body: unknown, bytes: () => number) => void;
  delete: (call: string) => void;
  observe: (result: 'hit' | 'miss') => void;
  size: () => CacheSize;
  clear: () => void;
};

export type CacheSize = { entries: number; bytes: number };

/**
 * Parsed bodies of calls that carry a reader's token, for conditional requests. A body is only used after the upstream
 * has answered 304 to that reader's own request, so the upstream decides on access each time.
 */
export function revalidationCache({
  observe = () => {},
}: { observe?: RevalidationCache['observe'] } = {}): RevalidationCache {
  const cache = new LRUCache<string, Validated>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
  });
  return {
    find: (call) => cache.get(call),
    store(call, etag, body, bytes) {
      if (typeof etag === 'string' && STRONG_ETAG.test(etag)) {
        cache.set(call, { etag, body }, { size: call.length + bytes() });
      } else {
        cache.delete(call);
      }
    },
    delete: (call) => void cache.delete(call),
    observe,
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
    clear: () => cache.clear(),
  };
}
