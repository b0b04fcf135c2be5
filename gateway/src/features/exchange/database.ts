import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { ApiError, handleErrors } from '../../http/api-error.ts';
import { drain } from '../../http/drain.ts';
import { headersOf, type Caller } from '../../rest/client.ts';
import { causeOf, readAll } from '../../rest/streamed-call.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { exchangeEntrance, type ExchangeDependencies } from './call.ts';
import { exchangeMessages } from './messages.ts';
import { patience } from './patience.ts';
import { sendReply } from './reply.ts';
import { LINGER, MAX_EXPORT_BYTES, MAX_PASSWORD_BYTES } from './settings.ts';

const CALL = 'POST /admin/export';
const JSON_TYPE = /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i;
const FILE = /^application\/gzip$/i;

const refused = (status: number) => new ApiError(status, 'BAD_USER_INPUT', exchangeMessages.notAPassword());

/**
 * POST /exchange/database with `{ password }`: streams the REST API's export of the whole database as a file to save.
 * The password is in no address, and the answer in no cache.
 */
export function databaseHandler(dependencies: ExchangeDependencies): RequestHandler {
  const { upstream, logFailure } = dependencies;
  const enter = exchangeEntrance(dependencies, 'DATABASE');

  async function passOn(body: Buffer, response: Response, caller: Caller) {
    const limit = patience(upstream.timeoutMs);
    const onClose = () => limit.abort(new UpstreamError('', { call: CALL, detail: 'the reader has left' }));
    response.once('close', onClose);
    try {
      const reply = await upstream.openUpload({
        method: 'POST',
        path: '/admin/export',
        headers: { ...headersOf(caller), 'content-type': 'application/json', 'content-length': String(body.length) },
        body: Readable.from(body),
        signal: limit.signal,
      });
      response.set('content-security-policy', "default-src 'none'; sandbox");
      await sendReply(reply, response, {
        call: CALL,
        types: FILE,
        maxBytes: MAX_EXPORT_BYTES,
        passed: ['content-disposition'],
        onStart: limit.onStart,
        onChunk: limit.putOff,
      });
    } catch (error) {
      throw error instanceof ApiError ? error : causeOf(error, limit.signal, CALL);
    } finally {
      response.off('close', onClose);
      limit.end();
    }
  }

  async function run(request: Request, response: Response) {
    const { caller, leave } = await enter(request);
    try {
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) throw refused(415);
      const body = await readAll(request, { maxBytes: MAX_PASSWORD_BYTES, tooMany: () => refused(413) });
      if (!response.destroyed) await passOn(body, response, caller);
    } finally {
      leave();
    }
  }

  return handleErrors(logFailure, (request, response) => run(request, response).finally(() => drain(request, LINGER)));
}
