import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

export const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const PASSIVE = /\.(?:css|png)(?:\.br|\.gz)?$/;

/** Serves the compressed files beside the originals where the build made them. */
export const staticFiles = (folder: string, cacheControlOf: (path: string) => string): RequestHandler =>
  expressStaticGzip(folder, {
    enableBrotli: true,
    // Pages are sent with the site's settings.
    index: false,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', cacheControlOf(path));
        // A policy means nothing there, and is a third of the bytes of a small file.
        if (PASSIVE.test(path)) response.removeHeader('Content-Security-Policy');
      },
    },
  });

export function explorerAssets(folder: string): RequestHandler {
  const assets = join(folder, 'assets/explorer');
  return existsSync(assets) ? staticFiles(assets, () => FOR_A_YEAR) : (_request, _response, next) => next();
}
