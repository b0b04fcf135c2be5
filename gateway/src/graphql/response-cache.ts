import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { LANGUAGE_HEADER } from 'schema/languages.ts';
import type { CompressibleBody } from './compressible.ts';
import type { WithRawBody } from './read-body.ts';

/** `isFull`: the access of a signed-in reader; undefined for visitors, and where it is not known. */
export type WithAccess = { isFull?: boolean | undefined };

/** On top of the age of the REST responses in it (public-calls.ts). */
const MAX_AGE_MS = 10_000;
const MAX_KEY_CHARACTERS = 8_192;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 * 1024;

/** Status 200, without errors. `ageS` is the age of its oldest part. */
export type CachedResponse = { contentType: string; cacheControl: string; ageS: number; body: CompressibleBody };
type Entry = { response: CachedResponse; at: number; refresh: Promise<CachedResponse | undefined> | undefined };

// The headers that change Apollo Server's response, CSRF prevention included.
const KEY_HEADERS = [
  'content-type',
  'accept',
  'x-apollo-operation-name',
  'apollo-require-preflight',
  LANGUAGE_HEADER,
] as const;

/** Whole responses to public queries, cached for seconds: for visitors, and for readers by their access. */
export function responseCache({
  now = () => performance.now(),
  observe = () => {},
}: { now?: () => number; observe?: (result: 'hit' | 'miss') => void } = {}) {
  const cache = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    // The body counts twice, for its compressed copies.
    sizeCalculation: ({ response }, key) => key.length + 2 * response.body.plain.length + 1,
  });

  function store(key: string, response: CachedResponse | undefined) {
    if (!response) {
      cache.delete(key);
      return;
    }
    const last = cache.peek(key)?.response;
    // An unchanged body keeps its compressed copies.
    const body = last?.body.plain.equals(response.body.plain) ? last.body : response.body;
    cache.set(key, { response: { ...response, body }, at: now(), refresh: undefined });
  }

  return {
    /** A promise while another request refreshes the response; undefined if this one must. */
    find(key: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
      const entry = cache.get(key);
      if (!entry) return undefined;
      const ageMs = now() - entry.at;
      if (ageMs >= MAX_AGE_MS) return entry.refresh;
      observe('hit');
      return { ...entry.response, ageS: entry.response.ageS + Math.floor(ageMs / 1000) };
    },

    /** Whether the response to this request, which depends on the reader's access, is cached for those with it or without. */
    waitsForAccess: (request: Request): boolean =>
      [true, false].some((isFull) => {
        const entry = cache.peek(cacheKeyOf(request, isFull) ?? '');
        return entry && now() - entry.at < MAX_AGE_MS && entry.response.cacheControl.startsWith('private');
      }),

    /** Stores the result of `run`. Requests meanwhile wait for it if the last response was public. */
    async run(key: string, run: () => Promise<CachedResponse | undefined>): Promise<void> {
      observe('miss');
      const entry = cache.peek(key);
      const running = run();
      if (entry) entry.refresh = running.catch(() => undefined);
      try {
        store(key, await running);
      } catch (error) {
        cache.delete(key);
        throw error;
      }
    },

    size: () => ({ entries: cache.size, bytes: cache.calculatedSize }),
    clear: () => cache.clear(),
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;

/** Undefined for a request that is not cached: one whose token the upstream has not accepted lately, or a long one. */
export function cacheKeyOf(request: Request & WithRawBody & WithAccess, isFull = request.isFull): string | undefined {
  const { method, headers, rawBody } = request;
  if (headers.authorization !== undefined && isFull === undefined) return undefined;
  const query = method === 'GET' ? searchOf(request) : method === 'POST' ? rawBody?.toString('latin1') : undefined;
  if (!query || query.length > MAX_KEY_CHARACTERS) return undefined;
  let prefix = isFull === undefined ? method : `${isFull ? 'full' : 'limited'} ${method}`;
  // No header contains a line break. An empty header differs from none.
  for (const name of KEY_HEADERS) prefix += headers[name] === undefined ? '\n' : `\n=${String(headers[name])}`;
  return `${prefix}\n${query}`;
}

export function searchOf({ url }: { url: string }): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : url.slice(query);
}
