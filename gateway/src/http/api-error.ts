import type { Request, RequestHandler, Response } from 'express';
import type { ErrorCode } from 'schema/error-codes.ts';
import { fromUpstream } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import { englishOf, idFields, wordsOf, type Text } from '../messages.ts';
import { UpstreamError } from '../rest/upstream-error.ts';

/** `details` are sent beside the message. */
type Extras = { field?: string; retryAfterS?: number; details?: object };

/** An error of the routes beside GraphQL, sent as `{ message, messageId?, params?, code, field? }` (design 5). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly text: Text;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;
  readonly details: Extras['details'];

  constructor(status: number, code: ErrorCode, text: Text, extras: Extras = {}) {
    super(englishOf(text));
    this.status = status;
    this.code = code;
    this.text = text;
    this.field = extras.field;
    this.retryAfterS = extras.retryAfterS;
    this.details = extras.details;
  }
}

export function throwIfLimited(retryAfterS: number): void {
  if (retryAfterS > 0) {
    throw new ApiError(429, 'TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfterS });
  }
}

function toApiError(error: UpstreamError): ApiError {
  const { text, extensions } = fromUpstream(error);
  const { retryAfterS } = error;
  const extras = retryAfterS === undefined ? {} : { retryAfterS };
  return new ApiError(statusOf(extensions.code, error), extensions.code, text, extras);
}

function statusOf(code: ErrorCode, { status, wasNotSent }: UpstreamError): number {
  if (wasNotSent) return 503;
  if (code === 'UPSTREAM_TIMEOUT') return 504;
  return code === 'UPSTREAM_UNAVAILABLE' || status === undefined ? 502 : status;
}

function sendError(response: Response, { status, code, text, field, retryAfterS, details }: ApiError): void {
  if (retryAfterS !== undefined) response.set('retry-after', String(retryAfterS));
  response
    .status(status)
    .set('cache-control', 'no-store')
    .json({ message: wordsOf(text), ...idFields(text), code, field, ...details });
}

/** Sends the handler's ApiErrors and UpstreamErrors to the client; the latter also go to `report`. */
export function handleErrors(
  report: (error: UpstreamError) => void,
  handler: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (error instanceof UpstreamError) report(error);
      const apiError = error instanceof UpstreamError ? toApiError(error) : error;
      // A response that has started cannot become an error any more.
      if (response.headersSent || response.destroyed) response.destroy();
      else if (apiError instanceof ApiError) sendError(response, apiError);
      else throw error;
    }
  };
}
