import type { Response } from 'express';

const EVERY_MS = 15_000;

/**
 * For a JSON response that takes minutes: writes a space now and then, which JSON may begin with, because clients and
 * proxies give up on one that is silent. Returns a function that ends it.
 */
export function startHeartbeat(response: Response, everyMs = EVERY_MS): () => void {
  response.type('json');
  const timer = setInterval(() => response.write(' '), everyMs);
  return () => clearInterval(timer);
}
