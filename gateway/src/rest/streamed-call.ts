import { Transform, type Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isBusy, type Bulkhead, type Ending } from './bulkhead.ts';
import { UpstreamError } from './upstream-error.ts';

export type StreamedRequest = {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  headers: Record<string, string | undefined>;
  body?: Readable;
  signal: AbortSignal;
};

/** Resolves with the response's headers. The caller must read or destroy the body. */
export type SendStreamed = (request: StreamedRequest) => Promise<Dispatcher.ResponseData>;

export function streamOver(
  pool: Dispatcher,
  base: string,
  ownHeaders: Record<string, string>,
  bulkhead: Bulkhead,
): SendStreamed {
  return async ({ path, headers, body, signal, method }) => {
    // A client that uploads slowly can cause a timeout, so a timeout of an upload does not count against the upstream.
    const permit = bulkhead.acquire(method, `${base}${path}`, body === undefined);
    try {
      const response = await pool.request({
        path: `${base}${path}`,
        method,
        headers: { ...headers, ...ownHeaders },
        body: body ?? null,
        signal,
      });
      permit.finish(response.statusCode, isBusy(response.statusCode, response.headers));
      response.body.once('close', () => permit.release());
      return response;
    } catch (error) {
      const cause = causeOf(error, signal);
      permit.finish(endingOf(cause, signal));
      permit.release();
      throw cause;
    }
  };
}

function endingOf(cause: Error, { aborted }: AbortSignal): Ending {
  if (!aborted) return 'failed';
  return cause instanceof UpstreamError && cause.timedOut ? 'timeout' : 'cut';
}

/** Why a call failed. `call` names it in the log. */
export function causeOf(error: unknown, signal: AbortSignal, call?: string): Error {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof UpstreamError) return cause.call === undefined ? cause.with({ call }) : cause;
  if (signal.aborted) return cause as Error;
  return new UpstreamError('', { call, detail: cause instanceof Error ? cause.message : 'failed' });
}

export const timedOut = (ms: number): Error =>
  new UpstreamError('', { timedOut: true, detail: `not done in ${ms} ms` });

/** Aborts after `idleMs` without `putOff`, and after `totalMs` in any case. Call `end` once it is not needed. */
export function deadline(idleMs: number, totalMs: number, reasonOf = timedOut) {
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const abortAfter = (ms: number) => setTimeout(() => abort(reasonOf(ms)), ms);
  const idle = abortAfter(idleMs);
  const total = abortAfter(totalMs);
  return {
    signal: controller.signal,
    abort,
    putOff: () => void idle.refresh(),
    end() {
      clearTimeout(idle);
      clearTimeout(total);
    },
  };
}

export function limitBytes(maxBytes: number, tooMany: () => Error, onChunk: (size: number) => void): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) return done(tooMany());
      onChunk(chunk.length);
      done(null, chunk);
    },
  });
}

export async function readAll(
  body: Readable,
  { maxBytes, tooMany, onChunk = () => {} }: { maxBytes: number; tooMany: () => Error; onChunk?: () => void },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooMany();
    chunks.push(chunk);
    onChunk();
  }
  return Buffer.concat(chunks);
}
