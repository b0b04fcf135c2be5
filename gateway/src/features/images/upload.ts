import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { concurrencyLimit } from 'server/concurrency-limit.ts';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { UPLOAD_POINTS } from '../../limits/index.ts';
import { throwIfLimited, ApiError, handleErrors } from '../../http/api-error.ts';
import { headersOf, type Caller } from '../../rest/client.ts';
import { unwrapped } from '../../rest/envelope.ts';
import { textOf, unpackBy } from '../../rest/content-coding.ts';
import { causeOf, counted, deadline, readAll, timedOut } from '../../rest/exchange.ts';
import { idempotencyHeader } from '../../rest/idempotency-key.ts';
import { describeMismatch } from '../../rest/schema-mismatch.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';
import { idOrLabel } from '../../rest/values.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Text } from '../../messages.ts';
import { imageMessages } from './messages.ts';
import { imagePath } from './image-path.ts';
import { watchSpeed } from './upload-speed.ts';
import { isPublicId } from './public-id.ts';
import { PICTURE_LIMITS } from './settings.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
// What stands round the file in a multipart body.
const MAX_BODY_BYTES = MAX_FILE_BYTES + 16 * 1024;
const MAX_ANSWER_BYTES = 64 * 1024;
const COME_BACK_S = 5;
/** A slow line may take three times what the upstream has to answer. */
const UPLOAD_TIMES = 3;
// After an early answer the rest is taken and thrown away for a while: a browser that is cut off never shows the answer.
const LINGER_MS = 5_000;
const LINGER_BYTES = 20 * 1024 * 1024;

const MULTIPART = /^multipart\/form-data;\s*boundary=[^\u0000-\u001F]{1,100}$/i;

const stored = z.object({ _id: idOrLabel, public_id: z.string().refine(isPublicId, 'is no public id') });
/** `{ images: { _id, public_id, url } }`, or a list of one. */
const storedImage = unwrapped(z.object({ images: z.union([stored, z.tuple([stored]).transform(([one]) => one)]) }));

const UPLOAD = { call: 'POST /images', hasReaderToken: true };

type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

const badUpload = (status: number, text: Text = imageMessages.uploadFailed()) =>
  new ApiError(status, 'BAD_USER_INPUT', text, { field: 'url' });
const tooLarge = () => badUpload(413, imageMessages.tooLarge());
const tooSlow = () => badUpload(408, imageMessages.tooSlow());
const signedOut = () => new ApiError(401, 'UNAUTHENTICATED', errorMessages.logIn());

/**
 * POST /images: passes a multipart body on as it comes in, and answers `{ images: { _id, public_id, url } }`. It needs
 * the bearer token, which no page of another site can send. An `Idempotency-Key` is passed on.
 */
export function uploadHandler({ upstream, callerOf, keysOf, admission, logFailure }: HttpDependencies): RequestHandler {
  const enter = concurrencyLimit({
    token: PICTURE_LIMITS.uploadsAToken,
    address: PICTURE_LIMITS.uploadsAnAddress,
    all: PICTURE_LIMITS.uploads,
  });

  /** What the upstream answers, read but not yet understood. */
  async function passOn(request: IncomingMessage, caller: Caller): Promise<Answer> {
    const idempotency = idempotencyHeader(caller.idempotencyKey)();
    const { timeoutMs } = upstream;
    const isSendersTurn = () => !request.complete && !body.writableNeedDrain;
    const limit = deadline(timeoutMs, timeoutMs * UPLOAD_TIMES, (ms) => (isSendersTurn() ? tooSlow() : timedOut(ms)));
    let bytes = 0;
    const body = counted(MAX_BODY_BYTES, tooLarge, (size) => {
      bytes += size;
      limit.putOff();
    });
    const stopWatching = watchSpeed({
      graceMs: timeoutMs,
      bytes: () => bytes,
      isSendersTurn,
      onSlow: () => limit.abort(tooSlow()),
    });
    const cutShort = () => {
      if (!request.complete) limit.abort(badUpload(400));
    };
    body.on('error', (error) => {
      // Any other comes of undici, which is done with a body once it has an answer.
      if (error instanceof ApiError) limit.abort(error);
    });
    request.once('close', cutShort);
    request.pipe(body);
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
        body,
        signal: limit.signal,
      });
      return { status: reply.statusCode, body: await jsonOf(reply), headers: reply.headers };
    } catch (error) {
      throw causeOf(error, limit.signal);
    } finally {
      limit.end();
      stopWatching();
      request.off('close', cutShort);
      request.unpipe(body);
    }
  }

  async function pay(request: IncomingMessage) {
    throwIfLimited(await admission.spend(request, UPLOAD_POINTS));
    // Whoever has left meanwhile is not heard leaving.
    if (request.destroyed) throw badUpload(400);
  }

  async function upload(request: Request, response: Response) {
    throwIfLimited(await admission.enter(request));
    const caller = callerOf(request);
    checkUpload(request, caller);
    const leave = enter({ ...keysOf(request), all: 'all' });
    if (!leave) return throwIfLimited(COME_BACK_S);
    const answer = pay(request).then(() => passOn(request, caller));
    const images = readResponse(await answer.finally(leave));
    response.status(201).set('cache-control', 'no-store').json({ images });
  }

  return handleErrors(logFailure, (request, response) => upload(request, response).finally(() => takeTheRest(request)));
}

function checkUpload({ headers }: IncomingMessage, { token }: Caller) {
  if (token === undefined) throw signedOut();
  if (!MULTIPART.test(headers['content-type'] ?? '')) throw badUpload(400);
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
}

function readResponse({ status, body, headers }: Answer) {
  if (status < 200 || status > 299) {
    const error = errorFromResponse({ status, headers, body }, UPLOAD);
    const isUploads = [400, 408, 413, 415, 422].includes(status) && error.upstreamCode !== 'IDEMPOTENCY_KEY_REUSED';
    throw isUploads ? badUpload(status, error.text || undefined) : error;
  }
  const read = storedImage.safeParse(body);
  if (!read.success) {
    const { field, reason } = describeMismatch(read.error);
    throw new UpstreamError('', { ...UPLOAD, field, detail: `unexpected body: ${reason}` });
  }
  const { _id, public_id: id } = read.data.images;
  return { _id, public_id: id, url: imagePath(id) };
}

const endless = () => new UpstreamError('', { ...UPLOAD, detail: 'an endless answer' });

/** A body as JSON, undefined where it is none. A status that is a refusal needs none. */
async function jsonOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<unknown> {
  const packed = await readAll(body, { maxBytes: MAX_ANSWER_BYTES, tooMany: endless });
  let text;
  try {
    text = textOf(await unpackBy(headers['content-encoding'], packed, MAX_ANSWER_BYTES));
  } catch (error) {
    if (statusCode >= 300) return undefined;
    throw new UpstreamError('', { ...UPLOAD, detail: `the answer cannot be unpacked: ${(error as Error).message}` });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function takeTheRest(request: IncomingMessage) {
  if (request.complete || request.destroyed) return;
  const cut = setTimeout(() => request.destroy(), LINGER_MS);
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > LINGER_BYTES) request.destroy();
  });
  request.once('close', () => clearTimeout(cut));
  request.resume();
}
