import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Exports } from './exports.ts';
import { Routes } from '../http/routes.ts';

/** The file is complete before the first byte is sent. */
export function exportRoutes(exports: Exports) {
  const routes = new Routes();

  routes.add('GET /admin/export', async (_request, response) => {
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
