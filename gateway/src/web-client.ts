import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
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
  const routes = Router();
  routes.use((request, _response, next) => {
    if (isPage(request.path) && request.accepts('html')) request.url = '/';
    next();
  });
  routes.use(files);
  return routes;
}

// A path whose last part has a dot is a file; if it is not there, it is not a page either.
const isPage = (path: string) => !/\.[^/]*$/.test(path);

const notBuilt: RequestHandler = (request, response, next) => {
  if (request.path !== '/') return next();
  response.status(503).type('text').send('The web client is not built. Run: pnpm run build\n');
};
