import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { HttpParts } from '../http-parts.ts';
import { UPLOAD_POINTS } from '../limits/index.ts';
import { refuseFor, Refusal, refusing } from '../refusal.ts';
import { headersOf, type Caller } from '../rest/client.ts';
import { unwrapped } from '../rest/envelope.ts';
import { causeOf, counted, deadline } from '../rest/exchange.ts';
import { idempotencyHeader } from '../rest/idempotency-key.ts';
import { isId } from '../rest/path.ts';
import { refusedBy, UpstreamError } from '../rest/upstream-error.ts';
import { idOrLabel } from '../rest/values.ts';
import { imagePath } from './image-path.ts';

const MAX_FILE_BYTES = 5 * 1024 * 1024;
// What stands round the file in a multipart body.
const MAX_BODY_BYTES = MAX_FILE_BYTES + 16 * 1024;
const MAX_ANSWER_BYTES = 64 * 1024;
/** Slow lines hold theirs for long: past so many a caller is asked to come back. */
const MAX_UPLOADS = 24;
const COME_BACK_S = 5;
/** A slow line may take three times what the upstream has to answer. */
const UPLOAD_TIMES = 3;
// After an early answer the rest is taken and thrown away for a while: a browser that is cut off never shows the answer.
const LINGER_MS = 5_000;
const LINGER_BYTES = 20 * 1024 * 1024;

const MULTIPART = /^multipart\/form-data;\s*boundary=[^\u0000-\u001F]{1,100}$/i;
const FAILED = 'Image upload failed';

const stored = z.object({ _id: idOrLabel, public_id: z.string().refine(isId) });
/** `{ images: { _id, public_id, url } }`, or a list of one. */
const storedImage = unwrapped(z.object({ images: z.union([stored, z.tuple([stored]).transform(([one]) => one)]) }));

type Answer = { status: number; body: unknown; retryAfter: unknown };

const badUpload = (status: number, message = FAILED) =>
  new Refusal(status, 'BAD_USER_INPUT', message, { field: 'url' });
const tooLarge = () => badUpload(413, 'The image is larger than 5 MB.');
const signedOut = () => new Refusal(401, 'UNAUTHENTICATED', 'Unauthorized: Please log in.');

/**
 * POST /images: passes a multipart body on as it comes in, and answers `{ images: { _id, public_id, url } }`. It needs
 * the bearer token, which no page of another site can send. An `Idempotency-Key` is passed on.
 */
export function uploadHandler({ upstream, callerOf, admission, report }: HttpParts): RequestHandler {
  let underWay = 0;

  /** What the upstream answers, read but not yet understood. */
  async function passOn(request: IncomingMessage, caller: Caller): Promise<Answer> {
    const idempotency = idempotencyHeader(caller.idempotencyKey)();
    const limit = deadline(upstream.timeoutMs, upstream.timeoutMs * UPLOAD_TIMES);
    const body = counted(MAX_BODY_BYTES, tooLarge, limit.putOff);
    const cutShort = () => {
      if (!request.complete) limit.abort(badUpload(400));
    };
    body.on('error', (error) => {
      // Any other comes of undici, which is done with a body once it has an answer.
      if (error instanceof Refusal) limit.abort(error);
    });
    request.once('close', cutShort);
    request.pipe(body);
    try {
      const {
        statusCode,
        headers,
        body: reply,
      } = await upstream.open({
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
      return { status: statusCode, body: await jsonOf(reply), retryAfter: headers['retry-after'] };
    } catch (error) {
      throw causeOf(error, limit.signal);
    } finally {
      limit.end();
      request.off('close', cutShort);
      request.unpipe(body);
    }
  }

  async function pay(request: IncomingMessage) {
    refuseFor(await admission.spend(request, UPLOAD_POINTS));
    // Whoever has left meanwhile is not heard leaving.
    if (request.destroyed) throw badUpload(400);
  }

  async function upload(request: Request, response: Response) {
    refuseFor(await admission.enter(request));
    const caller = callerOf(request);
    checkUpload(request, caller);
    if (underWay >= MAX_UPLOADS) refuseFor(COME_BACK_S);
    underWay += 1;
    const answer = pay(request).then(() => passOn(request, caller));
    const images = readAnswer(await answer.finally(() => (underWay -= 1)));
    response.status(201).set('cache-control', 'no-store').json({ images });
  }

  return refusing(report, (request, response) => upload(request, response).finally(() => takeTheRest(request)));
}

function checkUpload({ headers }: IncomingMessage, { token }: Caller) {
  if (token === undefined) throw signedOut();
  if (!MULTIPART.test(headers['content-type'] ?? '')) throw badUpload(400);
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge();
}

function readAnswer({ status, body, retryAfter }: Answer) {
  if (status < 200 || status > 299) {
    const refused = refusedBy(status, body, retryAfter);
    const isUploads = [400, 413, 415, 422].includes(status) && refused.upstreamCode !== 'IDEMPOTENCY_KEY_REUSED';
    throw isUploads ? badUpload(status, refused.message || FAILED) : refused;
  }
  const read = storedImage.safeParse(body);
  if (!read.success) throw new UpstreamError('', { detail: 'unexpected answer to an upload' });
  const { _id, public_id: id } = read.data.images;
  return { _id, public_id: id, url: imagePath(id) };
}

/** A body as JSON, undefined where it is none. */
async function jsonOf(body: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new UpstreamError('', { detail: 'an endless answer to an upload' });
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
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
