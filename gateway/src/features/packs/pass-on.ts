import type { Request, RequestHandler, Response } from 'express';
import type { Dispatcher } from 'undici';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { handleErrors, throwIfLimited } from '../../http/api-error.ts';
import { queueByKey } from '../../limits/index.ts';
import { headersOf } from '../../rest/client.ts';
import { causeOf, deadline, readAll } from '../../rest/streamed-call.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';

const MAX_ERROR_BYTES = 64 * 1024;
/** Of the upstream's timeout, in all. */
const TIMES = 3;
/** Devices fetch two at a time; several readers may share an address. */
const LIMITS = { concurrency: 6, maxWaiting: 60 };

export type Target = {
  /** For the log. */
  call: string;
  path: string;
  maxBytes: number;
  /** The headers of a good answer; undefined for any other. */
  headersOf: (name: (header: string) => string) => Record<string, string> | undefined;
};

/** Makes handlers that answer with what the upstream has at the target, asked for with the reader's token. */
export function passingOn({ upstream, callerOf, keysOf, admission, logFailure }: HttpDependencies) {
  const inTurn = queueByKey(LIMITS);

  /** Read as a whole, so that a slow reader holds no connection to the upstream. */
  async function fetchFrom({ call, path, maxBytes, headersOf: check }: Target, request: Request, response: Response) {
    // 'close' has already fired if the reader left while the call was queued.
    if (response.destroyed) return;
    const limit = deadline(upstream.timeoutMs, upstream.timeoutMs * TIMES);
    response.once('close', () => limit.abort(new UpstreamError('', { detail: 'the reader has left' })));
    try {
      const headers = { ...headersOf(callerOf(request)), 'accept-encoding': 'identity' };
      const reply = await upstream.openPicture({ method: 'GET', path, headers, signal: limit.signal });
      const passed = await checked(reply, { call, check });
      const body = await readAll(reply.body, { maxBytes, tooMany: () => tooLong(call), onChunk: limit.putOff });
      response.set({ ...passed, 'content-length': String(body.length), 'x-content-type-options': 'nosniff' });
      response.set('content-security-policy', "default-src 'none'; sandbox").end(body);
    } catch (error) {
      throw causeOf(error, limit.signal, call);
    } finally {
      limit.end();
    }
  }

  return (targetOf: (request: Request) => Target): RequestHandler =>
    handleErrors(logFailure, async (request, response) => {
      throwIfLimited(await admission.enter(request));
      const target = targetOf(request);
      await inTurn(keysOf(request).address, () => fetchFrom(target, request, response));
    });
}

const tooLong = (call: string) => new UpstreamError('', { call, detail: 'too long for a part of a pack' });

async function checked(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { call, check }: { call: string; check: Target['headersOf'] },
): Promise<Record<string, string>> {
  const failing = { call, hasReaderToken: true };
  const header = (name: string) => [headers[name]].flat()[0] ?? '';
  const passed = statusCode === 200 ? check(header) : undefined;
  if (passed) return passed;
  await body.dump({ limit: MAX_ERROR_BYTES });
  throw statusCode >= 400
    ? errorFromResponse({ status: statusCode, headers }, failing)
    : new UpstreamError('', { ...failing, status: statusCode, detail: 'no part of a pack' });
}
