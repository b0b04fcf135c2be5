import type { Request, Response } from 'express';

/**
 * Sets the strong ETag of a response made of the bank's `version` and a `part` of the address's content. Sends 304 and
 * returns true if the client has this version already. Call it after the reader is known to be allowed the response.
 */
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
