import type { IncomingMessage, RequestListener } from 'node:http';
import type { Origins } from '../origins.ts';
import { keyLengthOf, keyOf, type AnswerCache } from './answer-cache.ts';
import { sendKept } from './kept-answer.ts';

const GRAPHQL = /^\/graphql(?:\?|$)/;

type Headers = Record<string, string>;
type Usual = {
  /** The headers that every answer has, by method. */
  headers: Record<'GET' | 'POST', Headers>;
  origins: Origins;
};

/**
 * Answers what is kept before anything else has been done for a request: Express and its parsers cost more than the
 * rest of such an answer. All else goes to `next` as it came.
 */
export function keptFirst(answers: AnswerCache, { headers, origins }: Usual, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request;
    if (!GRAPHQL.test(url)) return next(request, response);
    const length = lengthOf(request);
    if (method === 'GET' && length === 0) {
      const kept = findNow(keyOf(request, url.slice('/graphql'.length), undefined));
      return kept ? void sendKept(request, response, kept, usual(request, 'GET')) : next(request, response);
    }
    const isWorthReading = method === 'POST' && length > 0 && answers.hasLength(keyLengthOf(request, length));
    if (!isWorthReading) return next(request, response);
    request.once('readable', () => {
      const body = request.read() as Buffer | null;
      const kept = body?.length === length ? findNow(keyOf(request, '', body)) : undefined;
      if (kept) return void sendKept(request, response, kept, usual(request, 'POST'));
      if (body) request.unshift(body);
      next(request, response);
    });
  };

  function usual(request: IncomingMessage, method: 'GET' | 'POST'): Headers {
    const cors = origins.headersFor(request);
    return cors ? { ...headers[method], ...cors } : headers[method];
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
