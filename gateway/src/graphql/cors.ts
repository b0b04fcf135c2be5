import type { RequestHandler } from 'express';
import { PREFLIGHT_ANSWER, type Origins } from '../http/origins.ts';

/** Lets pages of the allowed origins read answers; what any other sends is answered without a word of CORS. */
export const cors =
  ({ headersFor }: Origins): RequestHandler =>
  (request, response, next) => {
    response.vary('Origin');
    const headers = headersFor(request);
    if (!headers) return next();
    response.set(headers);
    if (request.method !== 'OPTIONS') return next();
    response.set(PREFLIGHT_ANSWER).status(204).end();
  };
