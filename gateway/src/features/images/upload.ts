import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { concurrencyLimit } from 'server/concurrency-limit.ts';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { UPLOAD_POINTS } from '../../limits/index.ts';
import { throwIfLimited, ApiError, handleErrors } from '../../http/api-error.ts';
import { drain } from '../../http/drain.ts';
import { watchSpeed } from '../../http/upload-speed.ts';
import { headersOf, type Caller } from '../../rest/client.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { textOf, unpackBy } from '../../rest/content-coding.ts';
import { parseExactly } from '../../rest/exact-json.ts';
import { causeOf, limitBytes, deadline, readAll, timedOut } from '../../rest/streamed-call.ts';
import { idempotencyHeader } from '../../rest/idempotency-key.ts';
import { describeMismatch } from '../../rest/schema-mismatch.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';
import { idOrLabel } from '../../rest/values.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Text } from '../../messages.ts';
import { imageMessages } from './messages.ts';
import { imagePath } from './image-path.ts';
import { isPublicId } from './public-id.ts';
import { PICTURE_LIMITS } from './settings.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_BODY_BYTES = MAX_FILE_BYTES + 16 * 1024;
const MAX_RESPONSE_BYTES = 64 * 1024;
const RETRY_AFTER_S = 5;
/** Of the upstream's timeout, for slow lines. */
const UPLOAD_TIMES = 3;
const LINGER = { ms: 5_000, bytes: 20 * 1024 * 1024 };

const MULTIPART = /^multipart\/form-data;\s*boundary=[^\u0000-\u001F]{1,100}$/i;

const imageRow = z.object({ _id: idOrLabel, public_id: z.string().refine(isPublicId, 'is no public id') });
/** `{ images: { _id, public_id, url } }`, or a list of one. */
const storedImage = unwrapped(
  z.object({ images: z.union([imageRow, z.tuple([imageRow]).transform(([image]) => image)]) }),
);

const UPLOAD = { call: 'POST /images', hasReaderToken: true };

type UpstreamResponse = { status: number; body: unknown; headers: Record<string, unknown> };

const badUpload = (status: number, text: Text = imageMessages.uploadFailed()) =>
  new ApiError(status, 'BAD_USER_INPUT', text, { field: 'url' });
const tooLarge = () => badUpload(413, imageMessages.tooLarge());
const tooSlow = () => badUpload(408, imageMessages.tooSlow());
const signedOut = () => new ApiError(401, 'UNAUTHENTICATED', errorMessages.logIn());

/**
 * POST /images: streams a multipart body to the upstream and answers `{ images: { _id, public_id, url } }`. Requires the
 * bearer token, which no page of another site can send. Passes an `Idempotency-Key` on.
 */
export function uploadHandler({ upstream, callerOf, keysOf, admission, logFailure }: HttpDependencies): RequestHandler {
  const enter = concurrencyLimit({
    token: PICTURE_LIMITS.uploadsAToken,
    address: PICTURE_LIMITS.uploadsAnAddress,
    all: PICTURE_LIMITS.uploads,
  });

  async function passOn(request: IncomingMessage, caller: Caller): Promise<UpstreamResponse> {
    const idempotency = idempotencyHeader(caller.idempotencyKey)();
    const upload = limitUpload(request, upstream.timeoutMs);
    try {
      const reply = await upstream.openUpload({
        method: 'POST',
        path: '/images',
        headers: {
          ...headersOf(caller),
          ...idempotency,
          accept: 'application/json',
          'content-type': request.headers['content-type'],
          'content-length': request.headers['content-length'],
        },
        body: upload.body,
        signal: upload.signal,
      });
      return { status: reply.statusCode, body: await jsonOf(reply), headers: reply.headers };
    } catch (error) {
      throw causeOf(error, upload.signal, UPLOAD.call);
    } finally {
      upload.end();
    }
  }

  async function pay(request: IncomingMessage) {
    throwIfLimited(await admission.spend(request, UPLOAD_POINTS));
    // 'close' has already fired if the client left meanwhile.
    if (request.destroyed) throw badUpload(400);
  }

  async function upload(request: Request, response: Response) {
    throwIfLimited(await admission.enter(request));
    const caller = callerOf(request);
    checkUpload(request, caller);
    const leave = enter({ ...keysOf(request), all: 'all' });
    if (!leave) return throwIfLimited(RETRY_AFTER_S);
    const reply = pay(request).then(() => passOn(request, caller));
    const images = readResponse(await reply.finally(leave));
    response.status(201).set('cache-control', 'no-store').json({ images });
  }

  return handleErrors(logFailure, (request, response) =>
    upload(request, response).finally(() => drain(request, LINGER)),
  );
}

/** Pipes the request into `body`. `signal` aborts an upload that is too large, slow or late, or whose client leaves. */
function limitUpload(request: IncomingMessage, timeoutMs: number) {
  const isWaitingForClient = () => !request.complete && !body.writableNeedDrain;
  const limit = deadline(timeoutMs, timeoutMs * UPLOAD_TIMES, (ms) =>
    isWaitingForClient() ? tooSlow() : timedOut(ms),
  );
  let bytes = 0;
  const body = limitBytes(MAX_BODY_BYTES, tooLarge, (size) => {
    bytes += size;
    limit.putOff();
  });
  const stopWatching = watchSpeed({
    graceMs: timeoutMs,
    paceBytes: PICTURE_LIMITS.uploadPaceBytes,
    bytes: () => bytes,
    isWaitingForClient,
    onSlow: () => limit.abort(tooSlow()),
  });
  const onClose = () => {
    if (!request.complete) limit.abort(badUpload(400));
  };
  body.on('error', (error) => {
    // undici destroys a body once it has a response; that is no error.
    if (error instanceof ApiError) limit.abort(error);
  });
  request.once('close', onClose);
  request.pipe(body);
  return {
    body,
    signal: limit.signal,
    end() {
      limit.end();
      stopWatching();
      request.off('close', onClose);
      request.unpipe(body);
    },
  };
}

function checkUpload({ headers }: IncomingMessage, { token }: Caller) {
  if (token === undefined) throw signedOut();
  if (!MULTIPART.test(headers['content-type'] ?? '')) throw badUpload(400);
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
}

function readResponse({ status, body, headers }: UpstreamResponse) {
  if (status < 200 || status > 299) {
    const error = errorFromResponse({ status, headers, body }, UPLOAD);
    const isUploads = [400, 408, 413, 415, 422].includes(status) && error.upstreamCode !== 'IDEMPOTENCY_KEY_REUSED';
    throw isUploads ? badUpload(status, error.text || undefined) : error;
  }
  const result = storedImage.safeParse(body);
  if (!result.success) {
    const { field, reason } = describeMismatch(result.error);
    throw new UpstreamError('', { ...UPLOAD, field, detail: `unexpected body: ${reason}` });
  }
  const { _id, public_id: id } = result.data.images;
  return { _id, public_id: id, url: imagePath(id) };
}

const endless = () => new UpstreamError('', { ...UPLOAD, detail: 'an endless answer' });

/** Undefined if it is not JSON, or unreadable with an error status. */
async function jsonOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<unknown> {
  const compressed = await readAll(body, { maxBytes: MAX_RESPONSE_BYTES, tooMany: endless });
  let text;
  try {
    text = textOf(await unpackBy(headers['content-encoding'], compressed, MAX_RESPONSE_BYTES), headers['content-type']);
  } catch (error) {
    if (statusCode >= 300) return undefined;
    throw new UpstreamError('', { ...UPLOAD, detail: `the answer cannot be unpacked: ${(error as Error).message}` });
  }
  try {
    return parseExactly(text);
  } catch {
    return undefined;
  }
}
