import type { Request, Response } from 'express';

const MAX_AGE_S = 60;

/** Responses to a token are never cached: an expired token must get its 401. */
export function sendPublic(request: Request, response: Response, body: unknown): void {
  const isAnonymous = request.headers.authorization === undefined;
  response.vary('Authorization');
  response.set('cache-control', isAnonymous ? `public, max-age=${MAX_AGE_S}` : 'private, no-store');
  response.json(body);
}
