import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { cacheKeyOf, type Answer, type ResponseCache } from './response-cache.ts';
import { CompressibleBody } from './compressible.ts';
import { legacyStatus } from './legacy-status.ts';

const PUBLIC = /^public, max-age=\d+$/;

/** Answers a visitor's public query from the cache, before it costs a point. */
export const serveCached =
  (answers: ResponseCache): RequestHandler =>
  (request, response, next) => {
    const key = cacheKeyOf(request);
    const answer = key === undefined ? undefined : answers.find(key);
    if (!answer || answer instanceof Promise) return next();
    return sendCached(request, response, answer);
  };

type Options = {
  answers: ResponseCache;
  /** Headers about the caller's budget. */
  budgetHeaders: (request: Request) => Record<string, string>;
};

/** Completes what Apollo Server answers on its way out, and fills the cache with what is public. */
export const respond =
  ({ answers, budgetHeaders }: Options): RequestHandler =>
  async (request, response, next) => {
    const key = cacheKeyOf(request);
    // Another request may be fetching the same answer.
    const renewed = key === undefined ? undefined : await answers.find(key);
    if (renewed) return sendCached(request, response, renewed);
    const fill = key === undefined ? undefined : startFilling(answers, key, response);
    onSend(response, next, async (text) => {
      const body = new CompressibleBody(Buffer.from(text));
      const { statusCode: status } = response;
      response.status(legacyStatus(request.headers.accept, status, response.get('content-type'), text));
      response.set(budgetHeaders(request));
      fill?.(publicResponse(response, body));
      restrictCaching(request, response);
      await body.send(request, response);
    });
    next();
  };

/** Replaces `response.send`, by which @as-integrations/express5 sends what Apollo Server answers. */
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

/** Lets others wait for an answer that is under way. The result takes the answer, or undefined for one that is not public. */
function startFilling(answers: ResponseCache, key: string, response: Response) {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  void answers.run(key, () => promise);
  response.once('close', () => resolve(undefined));
  return resolve;
}

/** What everybody who asks the same may be sent: an answer that says so itself (cache-control-plugin.ts). */
function publicResponse(response: Response, body: CompressibleBody): Answer | undefined {
  const cacheControl = response.get('cache-control') ?? '';
  const contentType = response.get('content-type');
  if (response.statusCode !== 200 || !PUBLIC.test(cacheControl) || !contentType) return undefined;
  return { contentType, cacheControl, ageS: Number(response.get('age') ?? 0), body };
}

/** Lets shared caches on the way keep a public answer only of a visitor's GET. */
function restrictCaching({ method, headers }: Request, response: Response): void {
  if (!response.get('cache-control')?.startsWith('public')) return;
  response.vary('Accept');
  if (method !== 'GET' || headers.authorization !== undefined) response.set('cache-control', 'no-store');
}

async function sendCached(
  request: Request,
  response: Response,
  { body, contentType, cacheControl, ageS }: Answer,
): Promise<void> {
  response.set({ 'content-type': contentType, 'cache-control': cacheControl, age: String(ageS) });
  restrictCaching(request, response);
  await body.send(request, response);
}
