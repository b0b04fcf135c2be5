import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { queueByKey } from '../../limits/index.ts';
import { throwIfLimited, ApiError, handleErrors } from '../../http/api-error.ts';
import { headersOf } from '../../rest/client.ts';
import { unpackBy } from '../../rest/content-coding.ts';
import { causeOf, counted, deadline, readAll } from '../../rest/exchange.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { imageMessages } from './messages.ts';
import { encodePublicId, isPublicId } from './public-id.ts';
import { PICTURE_LIMITS } from './settings.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** A slow line may take three times what the upstream has to answer. */
const VIEW_TIMES = 3;
const MAX_HEADER = 500;
// Not SVG: it is a document that may hold scripts.
const IMAGE_TYPE = /^image\/(?:avif|gif|jpeg|png|webp)$/i;
const PUBLIC_CACHE = /^public\b[\w\s,=-]*$/;
const DEFAULT_CACHE = 'public, max-age=3600';
const PASSED = ['content-length', 'etag', 'last-modified', 'vary'] as const;

const pixels = z.string().regex(/^\d{1,5}$/, 'must be a number of pixels');
const viewQuery = z.object({
  w: pixels.optional(),
  h: pixels.optional(),
  f: z.enum(['auto', 'avif', 'webp', 'jpeg', 'jpg'], 'must be auto, avif, webp or jpeg').optional(),
  q: z
    .string('must be auto or 1 to 100')
    .regex(/^(?:\d{1,3}|auto(?::good)?)$/, 'must be auto or 1 to 100')
    .optional(),
});

const VIEW = { call: 'GET /images/*', hasReaderToken: false };
const noImage = () => new ApiError(404, 'NOT_FOUND', errorMessages.notFound());

/**
 * GET /images/{public_id}?w&h&f&q: an image of the store, whose id may have slashes, for everybody and without the reader's token. Whatever the
 * upstream says it is, only pictures pass, and as nothing but pictures.
 */
export function viewHandler({ upstream, callerOf, keysOf, admission, logFailure }: HttpDependencies): RequestHandler {
  const inTurn = queueByKey({ concurrency: PICTURE_LIMITS.viewsAnAddress, maxWaiting: PICTURE_LIMITS.viewsWaiting });

  async function passOn(request: Request, response: Response, address: string) {
    // Nobody hears it where the reader left while it waited.
    if (response.destroyed) return;
    const limit = deadline(upstream.timeoutMs, upstream.timeoutMs * VIEW_TIMES);
    response.once('close', () => limit.abort(new UpstreamError('', { detail: 'the reader has left' })));
    try {
      const answer = await upstream.openPicture({
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        path: address,
        headers: {
          ...headersOf(callerOf(request), true),
          accept: short(request.headers.accept),
          'if-none-match': short(request.headers['if-none-match']),
        },
        signal: limit.signal,
      });
      await send(answer, response, limit.putOff);
    } catch (error) {
      throw causeOf(error, limit.signal);
    } finally {
      limit.end();
    }
  }

  return handleErrors(logFailure, async (request, response) => {
    throwIfLimited(await admission.enter(request));
    const address = addressOf(request);
    await inTurn(keysOf(request).address, () => passOn(request, response, address));
  });
}

const short = (header: string | undefined) => (header && header.length <= MAX_HEADER ? header : undefined);

function addressOf({ params, query }: Request<{ publicId?: string[] }>): string {
  const segments = params.publicId ?? [];
  const publicId = segments.join('/');
  // A slash that was encoded is none between segments.
  if (!isPublicId(publicId) || segments.some((one) => one.includes('/'))) throw noImage();
  const read = viewQuery.safeParse(query);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = String(issue?.path[0]);
    throw new ApiError(400, 'BAD_USER_INPUT', imageMessages.badParameter({ name: field, problem: issue?.message }), {
      field,
    });
  }
  const search = new URLSearchParams(read.data as Record<string, string>).toString();
  return `/images/${encodePublicId(publicId)}${search && `?${search}`}`;
}

async function send({ statusCode, headers, body }: Dispatcher.ResponseData, response: Response, onChunk: () => void) {
  const isHead = response.req.method === 'HEAD';
  const isUnchanged = statusCode === 304;
  const type = one(headers['content-type'])?.split(';')[0]?.trim() ?? '';
  const isTooLong = Number(headers['content-length'] ?? 0) > MAX_BYTES;
  if (!isUnchanged && (statusCode !== 200 || !IMAGE_TYPE.test(type) || isTooLong)) {
    await body.dump({ limit: MAX_BYTES });
    throw statusCode >= 400
      ? errorFromResponse({ status: statusCode, headers }, VIEW)
      : new UpstreamError('', { ...VIEW, status: statusCode, detail: 'no image' });
  }
  const coding = headers['content-encoding'];
  // Unpacked before anything is sent, so that a body that cannot be is still a clean refusal.
  const picture = coding === undefined || isUnchanged || isHead ? body : await unpacked(body, coding, onChunk);
  const cache = one(headers['cache-control']) ?? '';
  response.status(statusCode).set({
    'cache-control': PUBLIC_CACHE.test(cache) ? cache : DEFAULT_CACHE,
    'content-security-policy': "default-src 'none'; sandbox",
    // Public pictures: integrators show them on their own pages.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  if (!isUnchanged) response.set('content-type', type.toLowerCase());
  for (const name of PASSED) {
    const value = one(headers[name]);
    if (value !== undefined && (name !== 'content-length' || coding === undefined)) response.set(name, value);
  }
  if (Buffer.isBuffer(picture)) return void response.end(picture);
  await pipeline(picture, counted(MAX_BYTES, endless, onChunk), response);
}

const endless = () => new UpstreamError('', { detail: 'an endless image' });

/** A picture that was sent packed: nobody asked for it, but some servers pack whatever they send. */
async function unpacked(body: Dispatcher.ResponseData['body'], coding: string | string[], onChunk: () => void) {
  const packed = await readAll(body, { maxBytes: MAX_BYTES, tooMany: endless, onChunk });
  try {
    return await unpackBy(coding, packed, MAX_BYTES);
  } catch (error) {
    throw new UpstreamError('', { ...VIEW, detail: `the picture cannot be unpacked: ${(error as Error).message}` });
  }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
