import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { errorMessages } from './error-messages.ts';
import { ApiError, badRequest, notFound, unavailable } from './errors.ts';
import { wordsOf } from './messages.ts';
import { isOutage } from './outage.ts';
import { invalidInputs } from './validate.ts';

/** Every path that no route has. */
export const noRoute: RequestHandler = () => {
  throw notFound(errorMessages.noRoute());
};

/** Answers every error as `{ message, code, field? }`; what is not the caller's to know is logged and stays inside. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = asApiError(error);
    const isAway = !known && isOutage(error);
    if (!known) logger.error({ err: error, reqId: request.id }, isAway ? 'database or disk away' : 'unexpected error');
    const told = known ?? (isAway ? unavailable() : new ApiError(500, 'INTERNAL', errorMessages.internal()));
    if (told.retryAfterS !== undefined) response.set('retry-after', String(told.retryAfterS));
    // JSON leaves out a field that is undefined.
    response.status(told.status).json({ message: wordsOf(told.text), code: told.code, field: told.field });
  };
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) return invalidInputs(error);
  if (error instanceof URIError) return badRequest(errorMessages.badAddress());
  // body-parser and the router mark what the caller got wrong.
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  if (typeof status === 'number' && status < 500 && expose === true) {
    return new ApiError(status, 'BAD_REQUEST', errorMessages.unreadable());
  }
  return null;
}
