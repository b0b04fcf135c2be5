import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

const ROUTES = new Set([
  'assets',
  'auth',
  'exchange',
  'graphql',
  'healthz',
  'images',
  'livez',
  'metrics',
  'packs',
  'readyz',
]);

/** By the first segment of the path, `page` for all others. */
export const countRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const [, first = ''] = /^\/([^/?]*)/.exec(request.originalUrl) ?? [];
    response.once('finish', () => metrics.request(ROUTES.has(first) ? first : 'page', response.statusCode));
    next();
  };
