import type { ServerResponse } from 'node:http';
import type { ErrorCode } from 'schema/error-codes.ts';
import { TOO_MANY } from '../graphql/errors.ts';

const RETRY_AFTER_S = 5;

type StreamRefusal = {
  status: number;
  code: ErrorCode | 'BAD_REQUEST';
  message: string;
  headers?: Record<string, string | number>;
};

const later = { 'retry-after': RETRY_AFTER_S };
const bad = (status: number, message: string, headers = {}): StreamRefusal => ({
  status,
  code: 'BAD_REQUEST',
  message,
  headers,
});

/** What answers a request that gets no stream of events. */
export const STREAM_REFUSALS = {
  method: bad(405, 'Subscriptions are sent by POST.', { allow: 'POST' }),
  accept: bad(406, 'A subscription is answered as text/event-stream.'),
  body: bad(400, 'The body is JSON: { "query": "subscription { … }", "operationName", "variables" }.'),
  origin: { status: 403, code: 'FORBIDDEN', message: 'You may not do this.' },
  forbidden: {
    status: 401,
    code: 'UNAUTHENTICATED',
    message: 'Unauthorized: Please log in.',
    headers: { 'www-authenticate': 'Bearer' },
  },
  tooMany: {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: TOO_MANY,
    headers: later,
  },
  unavailable: {
    status: 503,
    code: 'UPSTREAM_UNAVAILABLE',
    message: 'Error: Something went wrong, please try again.',
    headers: later,
  },
} satisfies Record<string, StreamRefusal>;

export function refuseStream(response: ServerResponse, { status, code, message, headers }: StreamRefusal): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}
