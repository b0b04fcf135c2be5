import { LRUCache } from 'lru-cache';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 * 1024;
// A weak tag says that two bodies mean the same, not that both show the same to readers with different access.
const STRONG_ETAG = /^"[\x21\x23-\x7E]{1,200}"$/;

/** A parsed body and the ETag of the response that it came from. */
export type Validated = { etag: string; body: unknown };

export type RevalidationCache = {
  find: (address: string) => Validated | undefined;
  /** Replaces what is cached for `address`, and freezes `body`. Without a strong ETag nothing is cached. */
  store: (address: string, etag: unknown, body: unknown, bytes: () => number) => void;
  delete: (address: string) => void;
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
    find: (address) => cache.get(address),
    store(address, etag, body, bytes) {
      if (typeof etag === 'string' && STRONG_ETAG.test(etag)) {
        cache.set(address, { etag, body: deepFreeze(body) }, { size: address.length + bytes() });
      } else {
        cache.delete(address);
      }
    },
    delete: (address) => void cache.delete(address),
    observe,
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
    clear: () => cache.clear(),
  };
}

/** So that no request can change what the next one gets. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
