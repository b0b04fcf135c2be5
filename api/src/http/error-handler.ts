import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorMessages } from './error-messages.ts';
import { ApiError, badRequest, errorBody, notFound, unavailable } from './errors.ts';
import { isOutage } from './outage.ts';
import { invalidInputs } from './validate.ts';

export const noRoute: RequestHandler = () => {
  throw notFound(errorMessages.noRoute());
};

export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const expected = asApiError(error);
    const isUnavailable = !expected && isOutage(error);
    if (!expected)
      logger.error({ err: error, reqId: request.id }, isUnavailable ? 'database or disk away' : 'unexpected error');
    const apiError =
      expected ?? (isUnavailable ? unavailable() : new ApiError(500, 'INTERNAL', errorMessages.internal()));
    // A route sets the ETag before it reads what it describes.
    response.removeHeader('etag');
    if (apiError.retryAfterS !== undefined) response.set('retry-after', String(apiError.retryAfterS));
    response.status(apiError.status).json(errorBody(apiError));
  };
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) return invalidInputs(error);
  if (error instanceof URIError) return badRequest(errorMessages.badAddress());
  // body-parser and the router mark the caller's mistakes this way.
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  if (typeof status === 'number' && status < 500 && expose === true) {
    return new ApiError(status, 'BAD_REQUEST', errorMessages.unreadable());
  }
  return null;
}
