import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';
import { ApiError, badRequest, notFound, unavailable } from './errors.ts';
import { isOutage } from './outage.ts';

/** Every path that no route has. */
export const noRoute: RequestHandler = () => {
  throw notFound('No such route.');
};

/** Answers every error as `{ message, code, field? }`; what is not the caller's to know is logged and stays inside. */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const known = asApiError(error);
    const isAway = !known && isOutage(error);
    if (!known) logger.error({ err: error, reqId: request.id }, isAway ? 'database or disk away' : 'unexpected error');
    const told = known ?? (isAway ? unavailable() : new ApiError(500, 'INTERNAL', 'Something went wrong.'));
    if (told.retryAfterS !== undefined) response.set('retry-after', String(told.retryAfterS));
    // JSON leaves out a field that is undefined.
    response.status(told.status).json({ message: told.message, code: told.code, field: told.field });
  };
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof z.ZodError) return badRequest(describe(error));
  if (error instanceof URIError) return badRequest('The address is not well formed.');
  // body-parser and the router mark what the caller got wrong.
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  if (typeof status === 'number' && status < 500 && expose === true) {
    return new ApiError(status, 'BAD_REQUEST', 'The request could not be read.');
  }
  return null;
}

const describe = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message)).join('; ');
