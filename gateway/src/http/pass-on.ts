import type { Request, RequestHandler, Response } from 'express';
import type { Dispatcher } from 'undici';
import { queueByKey } from '../limits/index.ts';
import { causeOf, deadline, type StreamedRequest } from '../rest/streamed-call.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { handleErrors, throwIfLimited } from './api-error.ts';
import type { HttpDependencies } from './http-dependencies.ts';

/** Of the upstream's timeout, for slow lines. */
const TIMES = 3;

/** Of each address: as many connections as browsers open, and enough for a page of pictures whose sizes are all new. */
const LIMITS = { concurrency: 6, maxWaiting: 60 };

type Call = Omit<StreamedRequest, 'signal' | 'body'> & {
  /** For the log. */
  call: string;
  /** Throws where the upstream's answer is not to be passed on. `onChunk` puts off the time limit. */
  send: (reply: Dispatcher.ResponseData, response: Response, onChunk: () => void) => Promise<void>;
};

/**
 * Makes handlers that pass on what the upstream answers in the lane of pictures: calls of an address in turn, each for as
 * long as the reader waits.
 */
export function passingOn({ upstream, keysOf, admission, logFailure }: HttpDependencies) {
  const inTurn = queueByKey(LIMITS);

  async function passOn({ call, send, ...request }: Call, response: Response) {
    // 'close' has already fired if the reader left while the call was queued.
    if (response.destroyed) return;
    const limit = deadline(upstream.timeoutMs, upstream.timeoutMs * TIMES);
    response.once('close', () => limit.abort(new UpstreamError('', { detail: 'the reader has left' })));
    try {
      const reply = await upstream.openPicture({ ...request, signal: limit.signal });
      await send(reply, response, limit.putOff);
    } catch (error) {
      throw causeOf(error, limit.signal, call);
    } finally {
      limit.end();
    }
  }

  /** `toCall` throws for an address that the upstream is not to be asked for. */
  return (toCall: (request: Request) => Call): RequestHandler =>
    handleErrors(logFailure, async (request, response) => {
      throwIfLimited(await admission.enter(request));
      const call = toCall(request);
      await inTurn(keysOf(request).address, () => passOn(call, response));
    });
}
