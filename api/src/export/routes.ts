import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Exports } from './exports.ts';

/** The file is complete before the first byte is sent. */
export function exportRoutes(exports: Exports) {
  const routes = Router();

  routes.get('/export', async (_request, response) => {
    const path = await exports.write();
    try {
      const { size } = await stat(path);
      response.set({
        'content-type': 'application/gzip',
        'content-length': String(size),
        'cache-control': 'no-store',
      });
      await pipeline(createReadStream(path), response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    } finally {
      await exports.remove(path);
    }
  });

  return routes;
}
