import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { ApiError } from '../../http/api-error.ts';
import { watchSpeed } from '../../http/upload-speed.ts';
import { allowLongRequest } from '../../limits/index.ts';
import { headersOf } from '../../rest/client.ts';
import { causeOf, limitBytes } from '../../rest/streamed-call.ts';
import { exchangeHandler, type ExchangeDependencies } from './call.ts';
import { exchangeMessages } from './messages.ts';
import { patience } from './patience.ts';
import { sendReply } from './reply.ts';
import { MAX_REPORT_BYTES, PACE_BYTES, SPEED_GRACE_MS } from './settings.ts';
import type { ImportTarget } from './targets.ts';

const REPORT = /^application\/x-ndjson(?:;|$)/i;

const refused = (status: number, text: ApiError['text']) =>
  new ApiError(status, 'BAD_USER_INPUT', text, { field: 'file' });
const tooLarge = ({ maxBytes }: ImportTarget) =>
  refused(413, exchangeMessages.tooLarge({ megabytes: Math.floor(maxBytes / 1024 / 1024) }));
const tooSlow = () => refused(408, exchangeMessages.tooSlow());
const hasLeft = () => refused(400, exchangeMessages.notAFile());

/**
 * Streams what a client uploads to a call of the REST API, with its query, and the report (JSON Lines) back while both run. A client
 * that leaves ends the call upstream.
 */
export function importHandler(dependencies: ExchangeDependencies, target: ImportTarget): RequestHandler {
  const { upstream } = dependencies;

  return exchangeHandler(dependencies, target.permission, async (request, response, { caller, search }) => {
    checkBody(request, target);
    allowLongRequest(request);
    const relay = openRelay(request, response, { target, timeoutMs: upstream.timeoutMs });
    try {
      const reply = await upstream.openUpload({
        method: 'POST',
        path: `${target.path}${withDefaults(search, target)}`,
        headers: {
          ...headersOf(caller),
          accept: 'application/x-ndjson',
          'content-type': request.headers['content-type'],
          'content-length': request.headers['content-length'],
        },
        body: relay.body,
        signal: relay.signal,
      });
      await sendReply(reply, response, {
        call: `POST ${target.path}`,
        types: REPORT,
        maxBytes: MAX_REPORT_BYTES,
        alsoPassed: target.alsoReportsWith,
        ...relay.progress,
      });
    } catch (error) {
      throw error instanceof ApiError ? error : causeOf(error, relay.signal, `POST ${target.path}`);
    } finally {
      relay.end();
    }
  });
}

function withDefaults(search: string, { defaults = {} }: ImportTarget): string {
  const query = new URLSearchParams(search);
  const missing = Object.entries(defaults).filter(([name]) => !query.has(name));
  const added = new URLSearchParams(missing).toString();
  return added === '' ? search : `${search === '' ? '?' : `${search}&`}${added}`;
}

function checkBody({ headers, destroyed }: IncomingMessage, target: ImportTarget) {
  if (!target.takes.test(headers['content-type'] ?? '')) throw refused(415, exchangeMessages.notAFile());
  if (Number(headers['content-length'] ?? 0) > target.maxBytes) throw tooLarge(target);
  // 'close' has already fired if the client left meanwhile.
  if (destroyed) throw hasLeft();
}

/** Pipes the request into `body`. `signal` aborts a call that is too large, slow or silent, or whose client leaves. */
function openRelay(
  request: Request,
  response: Response,
  { target, timeoutMs }: { target: ImportTarget; timeoutMs: number },
) {
  const isWaitingForClient = () => !request.complete && !body.writableNeedDrain;
  const limit = patience(timeoutMs);
  let bytes = 0;
  const tooMany = () => tooLarge(target);
  const body = limitBytes(target.maxBytes, tooMany, (size) => {
    bytes += size;
    limit.putOff();
  });
  const stopWatching = watchSpeed({
    graceMs: SPEED_GRACE_MS,
    paceBytes: PACE_BYTES,
    bytes: () => bytes,
    isWaitingForClient,
    onSlow: () => limit.abort(tooSlow()),
  });
  const onClose = () => limit.abort(hasLeft());
  body.on('error', (error) => {
    // undici destroys a body once it has a response; that is no error.
    if (error instanceof ApiError) limit.abort(error);
  });
  response.once('close', onClose);
  request.pipe(body);
  return {
    body,
    signal: limit.signal,
    progress: { onStart: limit.onStart, onChunk: limit.putOff },
    end() {
      limit.end();
      stopWatching();
      response.off('close', onClose);
      request.unpipe(body);
    },
  };
}
