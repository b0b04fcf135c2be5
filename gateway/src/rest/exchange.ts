import { Transform, type Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { isRefusal, type Door, type Ending } from './door.ts';
import { UpstreamError } from './upstream-error.ts';

export type StreamedRequest = {
  method: 'GET' | 'HEAD' | 'POST';
  /** Below the API's base. */
  path: string;
  headers: Record<string, string | undefined>;
  body?: Readable;
  signal: AbortSignal;
};

/** Sends a request and answers at its headers; the body is the caller's to read or to end. */
export type OpenExchange = (request: StreamedRequest) => Promise<Dispatcher.ResponseData>;

/** Requests over a pool that are passed through and not read. It follows no redirect. */
export function exchangeOver(pool: Dispatcher, base: string, always: Record<string, string>, door: Door): OpenExchange {
  return async ({ path, headers, body, signal, method }) => {
    // Whoever sends a body slowly makes its call time out: that says nothing of the upstream.
    const pass = door.enter(method, `${base}${path}`, body === undefined);
    try {
      const answer = await pool.request({
        path: `${base}${path}`,
        method,
        headers: { ...headers, ...always },
        body: body ?? null,
        signal,
      });
      pass.end(answer.statusCode, isRefusal(answer.statusCode, answer.headers));
      answer.body.once('close', () => pass.leave());
      return answer;
    } catch (error) {
      const cause = causeOf(error, signal);
      pass.end(endingOf(cause, signal));
      pass.leave();
      throw cause;
    }
  };
}

function endingOf(cause: Error, { aborted }: AbortSignal): Ending {
  if (!aborted) return 'failed';
  return cause instanceof UpstreamError && cause.timedOut ? 'timeout' : 'cut';
}

/** What cut an exchange: the reason it was aborted for, else its line. */
export function causeOf(error: unknown, signal: AbortSignal): Error {
  if (signal.aborted) return signal.reason as Error;
  return error instanceof UpstreamError
    ? error
    : new UpstreamError('', { detail: error instanceof Error ? error.message : 'failed' });
}

export const timedOut = (ms: number): Error =>
  new UpstreamError('', { timedOut: true, detail: `not done in ${ms} ms` });

/**
 * Aborts once `idleMs` have passed since it was made or last put off, and `totalMs` after it was made in any case, for
 * the reason that `lateness` gives. `end` it when nothing is waited for any more.
 */
export function deadline(idleMs: number, totalMs: number, lateness = timedOut) {
  const controller = new AbortController();
  const abort = (reason: Error) => controller.abort(reason);
  const late = (ms: number) => () => abort(lateness(ms));
  const idle = setTimeout(late(idleMs), idleMs);
  const total = setTimeout(late(totalMs), totalMs);
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

/** Passes bytes on, tells the size of each chunk, and fails with `tooMany` past so many. */
export function counted(maxBytes: number, tooMany: () => Error, onChunk: (size: number) => void): Transform {
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

/** All bytes of a body. Fails with `tooMany` once there are more than `maxBytes`. */
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
