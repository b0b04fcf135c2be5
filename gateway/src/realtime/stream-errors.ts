import { STATUS_CODES } from 'node:http';
import type { Response, ResponseHeaders } from 'graphql-sse';
import type { ErrorCode } from 'schema/error-codes.ts';
import { errorMessages } from '../graphql/messages.ts';
import { idFields, wordsOf, type Message } from '../messages.ts';
import { realtimeMessages } from './messages.ts';

const LATER = { 'retry-after': '5' };

const createError =
  (status: number, code: ErrorCode | 'BAD_REQUEST', message: Message, headers: ResponseHeaders = {}) =>
  (): Response => [
    JSON.stringify({ errors: [{ message: wordsOf(message), extensions: { code, ...idFields(message) } }] }),
    {
      status,
      statusText: STATUS_CODES[status]!,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    },
  ];

/** Responses to requests that get no event stream. */
export const STREAM_ERRORS = {
  method: createError(405, 'BAD_REQUEST', realtimeMessages.postOnly(), { allow: 'POST' }),
  accept: createError(406, 'BAD_REQUEST', realtimeMessages.eventStreamOnly()),
  body: createError(400, 'BAD_REQUEST', realtimeMessages.badBody()),
  origin: createError(403, 'FORBIDDEN', errorMessages.forbidden()),
  forbidden: createError(401, 'UNAUTHENTICATED', errorMessages.logIn(), { 'www-authenticate': 'Bearer' }),
  tooMany: createError(429, 'TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), LATER),
  unavailable: createError(503, 'UPSTREAM_UNAVAILABLE', errorMessages.unavailable(), LATER),
};
