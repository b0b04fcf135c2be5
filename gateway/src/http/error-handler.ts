import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { errorMessages, requestMessages } from '../graphql/messages.ts';
import { idFields, wordsOf, type Text } from '../messages.ts';

/** As body-parser and http-errors throw it; `text` replaces the default words, `limit` is in bytes. */
export type HttpError = Error & { status?: number; expose?: boolean; text?: Text; limit?: number };

export const createErrorHandler = (logger: Logger) => (error: HttpError, response: ServerResponse) => {
  // The router does not mark a path that cannot be decoded as the client's fault.
  const isClientError = error.expose || error instanceof URIError;
  const status = isClientError && error.status ? error.status : 500;
  const errorId = randomUUID();
  if (status === 500) logger.error({ err: error, errorId }, 'unexpected error');
  if (response.headersSent) return void response.destroy();
  const text = status === 500 ? errorMessages.internal() : (error.text ?? textOf(error));
  const body = Buffer.from(
    JSON.stringify({
      errors: [
        {
          message: wordsOf(text),
          extensions:
            status === 500
              ? { code: 'INTERNAL_SERVER_ERROR', errorId, ...idFields(text) }
              : { code: 'BAD_REQUEST', ...idFields(text) },
        },
      ],
    }),
  );
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
};

const textOf = ({ status, limit = 0 }: HttpError) =>
  status === 413 ? requestMessages.tooLarge({ limit: `${limit / 1024}kb` }) : requestMessages.unreadable();
