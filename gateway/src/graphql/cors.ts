import type { RequestHandler } from 'express';
import { PREFLIGHT_HEADERS, type Origins } from '../http/origins.ts';

export const cors =
  ({ headersFor }: Origins): RequestHandler =>
  (request, response, next) => {
    response.vary('Origin');
    const headers = headersFor(request);
    if (!headers) return next();
    response.set(headers);
    if (request.method !== 'OPTIONS') return next();
    response.set(PREFLIGHT_HEADERS).status(204).end();
  };
