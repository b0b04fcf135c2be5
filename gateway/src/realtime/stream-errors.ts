import { STATUS_CODES } from 'node:http';
import type { Response, ResponseHeaders } from 'graphql-sse';
import type { ErrorCode } from 'schema/error-codes.ts';
import { TOO_MANY } from '../graphql/errors.ts';

const LATER = { 'retry-after': '5' };
export const SIGNED_OUT = 'Unauthorized: Please log in.';

function refusal(
  status: number,
  code: ErrorCode | 'BAD_REQUEST',
  message: string,
  headers: ResponseHeaders = {},
): Response {
  return [
    JSON.stringify({ errors: [{ message, extensions: { code } }] }),
    {
      status,
      statusText: STATUS_CODES[status]!,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    },
  ];
}

/** Answers to requests that get no stream of events. */
export const STREAM_ERRORS = {
  method: refusal(405, 'BAD_REQUEST', 'Subscriptions are sent by POST.', { allow: 'POST' }),
  accept: refusal(406, 'BAD_REQUEST', 'A subscription is answered as text/event-stream.'),
  body: refusal(
    400,
    'BAD_REQUEST',
    'The body is JSON: { "query": "subscription { … }", "operationName", "variables" }.',
  ),
  origin: refusal(403, 'FORBIDDEN', 'You may not do this.'),
  forbidden: refusal(401, 'UNAUTHENTICATED', SIGNED_OUT, { 'www-authenticate': 'Bearer' }),
  tooMany: refusal(429, 'TOO_MANY_REQUESTS', TOO_MANY, LATER),
  unavailable: refusal(503, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.', LATER),
};
