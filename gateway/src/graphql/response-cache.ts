import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import type { CompressibleBody } from './compressible.ts';
import type { WithRawBody } from './read-body.ts';

/** How long an answer is given out again, on top of the age of its REST calls (public-calls.ts). */
const MAX_AGE_MS = 10_000;
const MAX_KEY_CHARACTERS = 8_192;
const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 * 1024;

/** An answer as it goes out: 200, without errors; `ageS` is how old the oldest part of it is. */
export type Answer = { contentType: string; cacheControl: string; ageS: number; body: CompressibleBody };
type Kept = { answer: Answer; at: number; renewal: Promise<Answer | undefined> | undefined };

// Everything besides the body that decides how Apollo Server answers: the method, what is accepted, and what lets a
// request pass as one that no page elsewhere may send unasked.
const DECIDING = ['content-type', 'accept', 'x-apollo-operation-name', 'apollo-require-preflight'] as const;

/** Whole answers to queries of public fields, kept for a few seconds by what the request says, to the byte. */
export function responseCache({
  now = () => performance.now(),
  observe = () => {},
}: { now?: () => number; observe?: (result: 'hit' | 'miss') => void } = {}) {
  const cache = new LRUCache<string, Kept>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    // Twice the body: compressed, it is kept besides.
    sizeCalculation: ({ answer }, key) => key.length + 2 * answer.body.plain.length + 1,
  });

  function keep(key: string, answer: Answer | undefined) {
    if (!answer) {
      cache.delete(key);
      return;
    }
    const last = cache.peek(key)?.answer;
    // What was compressed already need not be again.
    const body = last?.body.plain.equals(answer.body.plain) ? last.body : answer.body;
    cache.set(key, { answer: { ...answer, body }, at: now(), renewal: undefined });
  }

  return {
    /** The answer at hand; a promise of it while somebody fetches it anew; undefined where the caller must. */
    find(key: string): Answer | Promise<Answer | undefined> | undefined {
      const kept = cache.get(key);
      if (!kept) return undefined;
      const ageMs = now() - kept.at;
      if (ageMs >= MAX_AGE_MS) return kept.renewal;
      observe('hit');
      return { ...kept.answer, ageS: kept.answer.ageS + Math.floor(ageMs / 1000) };
    },

    /** Keeps what `run` answers, if that may be; those who ask meanwhile wait, where the last answer was public. */
    async run(key: string, run: () => Promise<Answer | undefined>): Promise<void> {
      observe('miss');
      const kept = cache.peek(key);
      const running = run();
      if (kept) kept.renewal = running.catch(() => undefined);
      try {
        keep(key, await running);
      } catch (error) {
        cache.delete(key);
        throw error;
      }
    },

    clear: () => cache.clear(),
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * The key of a request's answer, or undefined for a request that is always answered anew: one with a token, good or
 * not, and one too large to be asked again and again.
 */
export function cacheKeyOf(request: Request & WithRawBody): string | undefined {
  const { method, headers, rawBody } = request;
  if (headers.authorization !== undefined) return undefined;
  const asked = method === 'GET' ? searchOf(request) : method === 'POST' ? rawBody?.toString('latin1') : undefined;
  if (!asked || asked.length > MAX_KEY_CHARACTERS) return undefined;
  let prefix = method;
  // No header holds a line break. An empty header makes another request than none.
  for (const name of DECIDING) prefix += headers[name] === undefined ? '\n' : `\n=${String(headers[name])}`;
  return `${prefix}\n${asked}`;
}

export function searchOf({ url }: { url: string }): string {
  const query = url.indexOf('?');
  return query < 0 ? '' : url.slice(query);
}
