import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { MAX_BODY } from '../graphql/read-body.ts';

/** An error that may know its status, whether it is the caller's, and then what to say of it. */
export type HttpError = Error & { status?: number; expose?: boolean; said?: string };

/** Answers a request that failed outside of GraphQL: in JSON, and without its inside. */
export const createErrorHandler = (logger: Logger) => (error: HttpError, response: ServerResponse) => {
  // A path that cannot be decoded is the caller's, though the router does not say so.
  const isCallers = error.expose || error instanceof URIError;
  const status = isCallers && error.status ? error.status : 500;
  const errorId = randomUUID();
  if (status === 500) logger.error({ err: error, errorId }, 'unexpected error');
  if (response.headersSent) return void response.destroy();
  const said =
    error.said ?? (status === 413 ? `The request is larger than ${MAX_BODY}.` : 'The request could not be read.');
  const [message, extensions] =
    status === 500
      ? ['Something went wrong.', { code: 'INTERNAL_SERVER_ERROR', errorId }]
      : [said, { code: 'BAD_REQUEST' }];
  const body = Buffer.from(JSON.stringify({ errors: [{ message, extensions }] }));
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
};
