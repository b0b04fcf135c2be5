import type { Request, Response } from 'express';

/** Sets the ETag; sends 304 and returns true if the client has it. Call it once the reader is allowed the response. */
export function isUnchanged(request: Request, response: Response, version: string, part = 'all'): boolean {
  const tag = `"${version}.${part}"`;
  response.set({ etag: tag, 'cache-control': 'private, no-cache' });
  // Not `request.fresh`, which a client's `Cache-Control: no-cache` turns off: fetch() sends it with If-None-Match.
  if (!tagsOf(request).includes(tag)) return false;
  response.status(304).end();
  return true;
}

// A proxy that compresses turns our tags into weak ones.
const tagsOf = ({ headers }: Request) =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
