import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { cacheKeyOf, type CachedResponse, type ResponseCache } from './response-cache.ts';
import { compressedBodies, type CompressibleBody } from './compressible.ts';
import { legacyStatus } from './legacy-status.ts';

/** Private: the same for all visitors or readers with the same access; cached here alone, because a shared cache may ignore who has a token. */
const CACHEABLE = /^(public|private), max-age=\d+$/;

/** Serves public queries from the cache at no cost in points. */
export const serveCached =
  (responses: ResponseCache): RequestHandler =>
  (request, response, next) => {
    const key = cacheKeyOf(request);
    const cached = key === undefined ? undefined : responses.find(key);
    if (!cached || cached instanceof Promise) return next();
    return sendCached(request, response, cached);
  };

type Options = {
  responses: ResponseCache;
  budgetHeaders: (request: Request) => Record<string, string>;
};

/** Completes Apollo Server's responses, and caches those that are the same for every reader or every visitor. */
export function respond({ responses, budgetHeaders }: Options): RequestHandler {
  const bodyOf = compressedBodies();
  return async (request, response, next) => {
    const key = cacheKeyOf(request);
    // Another request may be refreshing it.
    const refreshed = key === undefined ? undefined : await responses.find(key);
    if (refreshed) return sendCached(request, response, refreshed);
    const fill = key === undefined ? undefined : startFilling(responses, key, response);
    onSend(response, next, async (text) => {
      const body = bodyOf(Buffer.from(text), request);
      const { statusCode: status } = response;
      response.status(legacyStatus(request.headers.accept, status, response.get('content-type'), text));
      response.set(budgetHeaders(request));
      fill?.(cacheableResponse(response, body));
      restrictCaching(request, response);
      await body.send(request, response);
    });
    next();
  };
}

/** Replaces `response.send`, with which @as-integrations/express5 sends Apollo Server's responses. */
function onSend(response: Response, next: NextFunction, complete: (text: string) => Promise<void>): void {
  const { send } = response;
  const run = async (text: string) => {
    try {
      await complete(text);
    } catch (error) {
      next(error);
    }
  };
  response.send = (text: string) => {
    response.send = send;
    void run(text);
    return response;
  };
}

/** Requests meanwhile wait until the returned function is called, with undefined for a response that is not public. */
function startFilling(responses: ResponseCache, key: string, response: Response) {
  const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>();
  void responses.run(key, () => promise);
  response.once('close', () => resolve(undefined));
  return resolve;
}

/** Undefined unless cache-control-plugin.ts has marked it as cacheable. */
function cacheableResponse(response: Response, body: CompressibleBody): CachedResponse | undefined {
  const cacheControl = response.get('cache-control') ?? '';
  const contentType = response.get('content-type');
  if (response.statusCode !== 200 || !CACHEABLE.test(cacheControl) || !contentType) return undefined;
  return { contentType, cacheControl, ageS: Number(response.get('age') ?? 0), body };
}

/** Shared caches may only store a visitor's GET of what is the same for every reader. */
function restrictCaching({ method, headers }: Request, response: Response): void {
  const [, scope] = CACHEABLE.exec(response.get('cache-control') ?? '') ?? [];
  if (scope === undefined) return;
  if (scope === 'private') return void response.set('cache-control', 'no-store');
  response.vary('Accept');
  if (method !== 'GET' || headers.authorization !== undefined) response.set('cache-control', 'no-store');
}

async function sendCached(
  request: Request,
  response: Response,
  { body, contentType, cacheControl, ageS }: CachedResponse,
): Promise<void> {
  response.set({ 'content-type': contentType, 'cache-control': cacheControl, age: String(ageS) });
  restrictCaching(request, response);
  await body.send(request, response);
}
