import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLError } from 'graphql';
import type { ErrorCode } from 'schema/error-codes.ts';
import { fromUpstream, TOO_MANY } from '../graphql/errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';

/** An error of what is served beside GraphQL: `{ message, code, field? }` with its status (design 5). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(status: number, code: ErrorCode, message: string, extras: { field?: string; retryAfterS?: number } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = extras.field;
    this.retryAfterS = extras.retryAfterS;
  }
}

/** Refuses a caller who has to wait; 0 is no wait. */
export function throwIfLimited(retryAfterS: number): void {
  if (retryAfterS > 0) throw new ApiError(429, 'TOO_MANY_REQUESTS', TOO_MANY, { retryAfterS });
}

/** The refusal that a caller gets for a failed call; the same codes and words as in GraphQL. */
function refusalOf(error: UpstreamError): ApiError {
  const { message, extensions } = fromUpstream(error) as GraphQLError & { extensions: { code: ErrorCode } };
  const status = statusOf(extensions.code, error);
  const { retryAfterS } = error;
  return new ApiError(status, extensions.code, message, retryAfterS === undefined ? {} : { retryAfterS });
}

function statusOf(code: ErrorCode, { status, wasNotSent }: UpstreamError): number {
  if (wasNotSent) return 503;
  if (code === 'UPSTREAM_TIMEOUT') return 504;
  return code === 'UPSTREAM_UNAVAILABLE' || status === undefined ? 502 : status;
}

function sendRefusal(response: Response, { status, code, message, field, retryAfterS }: ApiError): void {
  if (retryAfterS !== undefined) response.set('retry-after', String(retryAfterS));
  response.status(status).set('cache-control', 'no-store').json({ message, code, field });
}

/** A handler whose refusals and failed calls are answered, and the latter told to `report`. */
export function handleErrors(
  report: (error: UpstreamError) => void,
  handler: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (error instanceof UpstreamError) report(error);
      const refusal = error instanceof UpstreamError ? refusalOf(error) : error;
      // Half an answer cannot become an error: it is cut off.
      if (response.headersSent || response.destroyed) response.destroy();
      else if (refusal instanceof ApiError) sendRefusal(response, refusal);
      else throw error;
    }
  };
}
