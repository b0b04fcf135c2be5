import type { Readable } from 'node:stream';
import type { Response } from 'express';
import { ApiError } from '../../http/api-error.ts';
import { headersOf, type Caller } from '../../rest/client.ts';
import type { Upstream } from '../../rest/http.ts';
import { causeOf } from '../../rest/streamed-call.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { patience } from './patience.ts';
import { sendReply } from './reply.ts';
import { MAX_EXPORT_BYTES } from './settings.ts';

type FileCall = {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  search?: string;
  headers?: Record<string, string>;
  body?: Readable;
  types: RegExp;
  /** Headers of the upstream's that go on. */
  passed: readonly string[];
};

/** Streams the answer of the REST API as a file to save. */
export async function sendFile(upstream: Upstream, caller: Caller, response: Response, file: FileCall): Promise<void> {
  const { method, path, search = '', headers, body, types, passed } = file;
  if (response.destroyed) return;
  const call = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  const limit = patience(upstream.timeoutMs);
  const onClose = () => limit.abort(new UpstreamError('', { call, detail: 'the reader has left' }));
  response.once('close', onClose);
  try {
    const reply = await upstream.openUpload({
      method,
      path: `${path}${search}`,
      headers: { ...headersOf(caller), ...headers },
      ...(body && { body }),
      signal: limit.signal,
    });
    response.set('content-security-policy', "default-src 'none'; sandbox");
    await sendReply(reply, response, {
      call,
      types,
      maxBytes: MAX_EXPORT_BYTES,
      passed,
      onStart: limit.onStart,
      onChunk: limit.putOff,
    });
  } catch (error) {
    throw error instanceof ApiError ? error : causeOf(error, limit.signal, call);
  } finally {
    response.off('close', onClose);
    limit.end();
  }
}
