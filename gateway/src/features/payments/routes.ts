import { Readable } from 'node:stream';
import express, { Router, type Request, type Response } from 'express';
import { siteRoutes } from 'schema/site-routes.ts';
import { z } from 'zod';
import { handleErrors, throwIfLimited } from '../../http/api-error.ts';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { headersOf } from '../../rest/client.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { causeOf, deadline, readAll } from '../../rest/streamed-call.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';

const PROVIDER = /^[a-z0-9-]{1,40}$/;
const ORDER = /^[\w-]{8,64}$/;
const MAX_QUERY = 4_096;
const MAX_RESPONSE_BYTES = 16 * 1024;
const body = express.raw({ type: () => true, limit: '64kb', inflate: false });

const returned = unwrapped(z.object({ order: z.string().regex(ORDER).nullable() }));

/** Payers on their way back from a provider's page, and the provider's own calls: both are for the REST API to judge. */
export function paymentRoutes(dependencies: HttpDependencies): Router {
  const { admission, logFailure } = dependencies;
  const routes = Router();

  /** A person waits for a page, so whatever fails leads to one. */
  async function back(request: Request, response: Response): Promise<void> {
    const order = await findOrder(request).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      logFailure(error);
      return null;
    });
    response.set('cache-control', 'no-store').redirect(303, siteRoutes.orders + (order === null ? '' : `/${order}`));
  }

  async function findOrder(request: Request): Promise<string | null> {
    if ((await admission.enter(request)) > 0) return null;
    const text = await passOn(dependencies, request, 'return');
    try {
      return returned.parse(JSON.parse(text)).order;
    } catch {
      throw new UpstreamError('', { call: 'return', detail: 'unexpected body' });
    }
  }

  routes.get('/:provider/return', back);
  routes.post('/:provider/return', body, back);
  routes.post(
    '/:provider/notify',
    body,
    handleErrors(logFailure, async (request, response) => {
      throwIfLimited(await admission.enter(request));
      await passOn(dependencies, request, 'notify');
      response.set('cache-control', 'no-store').type('text/plain').send('OK');
    }),
  );
  return routes;
}

/** As it came, byte for byte: signatures are of bytes. */
async function passOn(
  { upstream, callerOf }: HttpDependencies,
  request: Request,
  call: 'return' | 'notify',
): Promise<string> {
  const { provider } = request.params;
  const name = `${request.method} /payments/*/${call}`;
  if (typeof provider !== 'string' || !PROVIDER.test(provider))
    throw new UpstreamError('', { call: name, status: 404 });
  const search = /^[^?]*(\?[\x21-\x7E]*)$/.exec(request.originalUrl)?.[1] ?? '';
  const limit = deadline(upstream.timeoutMs, upstream.timeoutMs);
  try {
    const reply = await upstream.open({
      method: request.method === 'POST' ? 'POST' : 'GET',
      path: `/payments/${provider}/${call}${search.slice(0, MAX_QUERY)}`,
      headers: {
        ...headersOf(callerOf(request), true),
        accept: 'application/json',
        'content-type': request.headers['content-type'],
      },
      ...(Buffer.isBuffer(request.body) && { body: Readable.from([request.body]) }),
      signal: limit.signal,
    });
    const bytes = await readAll(reply.body, { maxBytes: MAX_RESPONSE_BYTES, tooMany: () => new UpstreamError('', {}) });
    const text = bytes.toString('utf8');
    const { statusCode: status, headers } = reply;
    if (status >= 300)
      throw errorFromResponse({ status, headers, body: undefined }, { call: name, hasReaderToken: false });
    return text;
  } catch (error) {
    throw causeOf(error, limit.signal, name);
  } finally {
    limit.end();
  }
}
