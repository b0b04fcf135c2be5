import type { IncomingMessage, RequestListener } from 'node:http';
import { keyOf, type AnswerCache } from './answer-cache.ts';
import type { GraphqlHandler } from './http-handler.ts';
import { sendKept } from './kept-answer.ts';

const GRAPHQL = /^\/graphql(?:\?|$)/;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;
const STREAMS = /event-stream|multipart/i;

/** The headers that every answer has, by method. */
export type UsualHeaders = Record<'GET' | 'POST', Record<string, string>>;

type Parts = {
  answers: AnswerCache;
  usual: UsualHeaders;
  graphql: GraphqlHandler;
  /** The longest body that is read. */
  maxBytes: number;
  /** Where this site's own pages come from. */
  ownOrigin: string;
  /** Answers a request whose handling has failed. */
  fail: (error: unknown, response: Parameters<RequestListener>[1]) => void;
};

/**
 * Answers the usual request, a POST of JSON in UTF-8 by one of our own pages or by a program, and what is kept, without
 * Express and its parsers: they cost a fifth of the requests a second. All else goes to `next` as it came.
 */
export function withoutExpress(
  { answers, usual, graphql, maxBytes, ownOrigin, fail }: Parts,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request;
    if (!GRAPHQL.test(url)) return next(request, response);
    const length = lengthOf(request);
    if (method === 'GET' && length === 0) {
      const kept = findNow(keyOf(request, url.slice('/graphql'.length), undefined));
      return kept ? void sendKept(request, response, kept, usual.GET) : next(request, response);
    }
    if (method !== 'POST' || url !== '/graphql' || !(length > 0 && length <= maxBytes) || !isUsual(request)) {
      return next(request, response);
    }
    whenRead(request, length, (raw) => {
      const kept = findNow(keyOf(request, '', raw));
      if (kept) return void sendKept(request, response, kept, usual.POST);
      const body = parsed(raw);
      if (body === undefined) {
        request.unshift(raw);
        return next(request, response);
      }
      graphql(request, response, { search: '', body, raw }, usual.POST).catch((error: unknown) =>
        fail(error, response),
      );
    });
  };

  function isUsual({ headers: { origin, accept, 'content-type': type } }: IncomingMessage) {
    if (type === undefined || !JSON_TYPE.test(type)) return false;
    return (origin === undefined || origin === ownOrigin) && (accept === undefined || !STREAMS.test(accept));
  }

  function findNow(key: string | undefined) {
    const kept = key === undefined ? undefined : answers.find(key);
    return kept instanceof Promise ? undefined : kept;
  }
}

/** The bytes of a body that comes as it is; NaN where they are not told, or packed. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined) return NaN;
  return Number(headers['content-length'] ?? 0);
}

/** Calls back with a whole body, while it can still be put back. Never if it does not come. */
function whenRead(request: IncomingMessage, length: number, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const onReadable = () => {
    const chunk = request.read() as Buffer | null;
    if (chunk === null) return;
    chunks.push(chunk);
    size += chunk.length;
    if (size < length) return;
    request.off('readable', onReadable);
    then(chunks.length === 1 ? chunk : Buffer.concat(chunks));
  };
  request.on('readable', onReadable);
}

/** An object or a list; undefined for a body that is neither, or no JSON. */
function parsed(raw: Buffer): object | undefined {
  try {
    const value = JSON.parse(raw.toString('utf8')) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
