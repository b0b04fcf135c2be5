import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';

const HASHED = 'public, max-age=31536000, immutable';

/**
 * Serves the built web client: hashed files for a year, compressed as the build left them; any other path
 * that asks for a page gets index.html, which is always asked for anew.
 */
export function webClient(folder: string): RequestHandler {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return notBuilt;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? HASHED : 'no-cache');
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    files(request, response, () => {
      if (!isPage(request)) return next();
      request.url = '/';
      files(request, response, next);
    });
  };
}

/** Whether a path that is no file of the build is a page of the client. */
function isPage(request: Request): boolean {
  if (request.path.startsWith('/assets/')) return false;
  // A topic may be named like a file (Vit. B12): then only who opens a page says text/html.
  if (/\.[^/]*$/.test(request.path)) return request.headers.accept?.includes('text/html') ?? false;
  return Boolean(request.accepts('html'));
}

const notBuilt: RequestHandler = (request, response, next) => {
  if (request.path !== '/') return next();
  response.status(503).type('text').send('The web client is not built. Run: pnpm run build\n');
};
