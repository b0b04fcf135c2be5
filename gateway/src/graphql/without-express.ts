import type { IncomingMessage, RequestListener } from 'node:http';
import type { HttpError } from '../http/http-errors.ts';
import type { Origins } from '../http/origins.ts';
import { requestIdOf, withRequestId } from '../http/request-id.ts';
import { keyOf, type Answer, type AnswerCache } from './answer-cache.ts';
import type { GraphqlHandler } from './http-handler.ts';
import { sendKept } from './kept-answer.ts';
import { MAX_BODY_BYTES } from './read-body.ts';

const GRAPHQL = /^\/graphql(?:\?|$)/;
const JSON_TYPE = /^application\/json(?:;\s*charset=utf-8)?$/i;
const STREAMS = /event-stream|multipart/i;

/** The headers that every answer has, by method. */
export type UsualHeaders = Record<'GET' | 'POST', Record<string, string>>;

type Parts = {
  answers: AnswerCache;
  usual: UsualHeaders;
  graphql: GraphqlHandler;
  origins: Origins;
  /** Whether its caller may ask now. */
  admits: (request: IncomingMessage) => Promise<boolean>;
  /** Counts an answer by its status. */
  count: (status: number) => void;
  /** Answers a request whose handling has failed. */
  fail: (error: HttpError, response: Parameters<RequestListener>[1]) => void;
};

/**
 * Answers the usual request, a POST of JSON in UTF-8, and what is kept, without Express and its parsers: they cost a
 * fifth of the requests a second. All else goes to `next` as it came.
 */
export function withoutExpress(
  { answers, usual, origins, graphql, admits, count, fail }: Parts,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = '' } = request;
    if (!GRAPHQL.test(url)) return next(request, response);
    const length = lengthOf(request);
    if (method === 'GET' && length === 0) {
      const kept = findNow(keyOf(request, url.slice('/graphql'.length), undefined));
      return kept ? void give(kept, 'GET') : next(request, response);
    }
    const isLong = !(length > 0 && length <= MAX_BODY_BYTES);
    if (method !== 'POST' || url !== '/graphql' || isLong || !isUsual(request)) return next(request, response);
    whenRead(request, length, (raw) => {
      const key = keyOf(request, '', raw);
      const kept = findNow(key);
      if (kept) return void give(kept, 'POST');
      const body = parsed(raw);
      withRequestId(requestIdOf(request), () => answer(raw, body, key)).catch((error: HttpError) =>
        fail(error, response),
      );
    });

    async function answer(raw: Buffer, body: object | undefined, key: string | undefined) {
      // Express says what is wrong with it.
      if (body === undefined || !(await admits(request))) {
        request.unshift(raw);
        return next(request, response);
      }
      response.once('finish', () => count(response.statusCode));
      await graphql(request, response, { search: '', body, key }, headersFor('POST'));
    }

    function give(kept: Answer, by: 'GET' | 'POST') {
      response.once('finish', () => count(response.statusCode));
      return sendKept(request, response, kept, headersFor(by));
    }

    function headersFor(by: 'GET' | 'POST') {
      const cors = origins.headersFor(request);
      return cors ? { ...usual[by], ...cors } : usual[by];
    }
  };

  function isUsual({ headers: { accept, 'content-type': type } }: IncomingMessage) {
    return type !== undefined && JSON_TYPE.test(type) && (accept === undefined || !STREAMS.test(accept));
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
