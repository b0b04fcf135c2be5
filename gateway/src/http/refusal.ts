import type { Request, RequestHandler, Response } from 'express';
import type { GraphQLError } from 'graphql';
import type { ErrorCode } from 'schema/error-codes.ts';
import { fromUpstream, TOO_MANY } from '../graphql/errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';

/** An error of what is served beside GraphQL: `{ message, code, field? }` with its status (design 5). */
export class Refusal extends Error {
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
export function refuseFor(retryAfterS: number): void {
  if (retryAfterS > 0) throw new Refusal(429, 'TOO_MANY_REQUESTS', TOO_MANY, { retryAfterS });
}

/** The refusal that a caller gets for a failed call; the same codes and words as in GraphQL. */
function refusalOf(error: UpstreamError): Refusal {
  const { message, extensions } = fromUpstream(error) as GraphQLError & { extensions: { code: ErrorCode } };
  const status = statusOf(extensions.code, error);
  const { retryAfterS } = error;
  return new Refusal(status, extensions.code, message, retryAfterS === undefined ? {} : { retryAfterS });
}

function statusOf(code: ErrorCode, { status, heldBack }: UpstreamError): number {
  if (heldBack) return 503;
  if (code === 'UPSTREAM_TIMEOUT') return 504;
  return code === 'UPSTREAM_UNAVAILABLE' || status === undefined ? 502 : status;
}

function sendRefusal(response: Response, { status, code, message, field, retryAfterS }: Refusal): void {
  if (retryAfterS !== undefined) response.set('retry-after', String(retryAfterS));
  response.status(status).set('cache-control', 'no-store').json({ message, code, field });
}

/** A handler whose refusals and failed calls are answered, and the latter told to `report`. */
export function refusing(
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
      else if (refusal instanceof Refusal) sendRefusal(response, refusal);
      else throw error;
    }
  };
}
