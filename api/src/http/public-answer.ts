import type { Request, Response } from 'express';

const MAX_AGE_S = 60;

/**
 * Answers what is the same for everybody. Whatever stands between may keep it for a minute, but only what was asked for
 * without a token: a token that has expired must reach the api, and be said to be so.
 */
export function answerPublic(request: Request, response: Response, body: unknown): void {
  const isAnonymous = request.headers.authorization === undefined;
  response.vary('Authorization');
  response.set('cache-control', isAnonymous ? `public, max-age=${MAX_AGE_S}` : 'private, no-store');
  response.json(body);
}
