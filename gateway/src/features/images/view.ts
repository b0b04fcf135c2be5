import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { ApiError } from '../../http/api-error.ts';
import { passingOn } from '../../http/pass-on.ts';
import { headersOf } from '../../rest/client.ts';
import { unpackBy } from '../../rest/content-coding.ts';
import { limitBytes, readAll } from '../../rest/streamed-call.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { fromIssue } from '../../messages.ts';
import { inputMessages } from './messages.ts';
import { encodePublicId, isPublicId } from './public-id.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_HEADER = 500;
// Not SVG: it is a document that may hold scripts.
const IMAGE_TYPE = /^image\/(?:avif|gif|jpeg|png|webp)$/i;
const PUBLIC_CACHE = /^public\b[\w\s,=-]*$/;
const DEFAULT_CACHE = 'public, max-age=3600';
const PASSED = ['content-length', 'etag', 'last-modified', 'vary'] as const;

const matching = (pattern: RegExp, error: string) => z.string(error).regex(pattern, error).optional();
const pixels = (name: string) => matching(/^\d{1,5}$/, inputMessages.pixels({ name }));
const viewQuery = z.object({
  w: pixels('w'),
  h: pixels('h'),
  f: z.enum(['auto', 'avif', 'webp', 'jpeg', 'jpg'], inputMessages.format()).optional(),
  q: matching(/^(?:\d{1,3}|auto(?::good)?)$/, inputMessages.quality()),
});

const VIEW = { call: 'GET /images/*', hasReaderToken: false };
const noImage = () => new ApiError(404, 'NOT_FOUND', errorMessages.notFound());

/** GET /images/{public_id}?w&h&f&q: an image of the store, public. The id may have slashes. Only images pass. */
export function viewHandler(dependencies: HttpDependencies): RequestHandler {
  return passingOn(dependencies)((request) => ({
    call: VIEW.call,
    method: request.method === 'HEAD' ? 'HEAD' : 'GET',
    path: addressOf(request),
    headers: {
      ...headersOf(dependencies.callerOf(request), true),
      accept: short(request.headers.accept),
      'if-none-match': short(request.headers['if-none-match']),
    },
    send,
  }));
}

const short = (header: string | undefined) => (header && header.length <= MAX_HEADER ? header : undefined);

function addressOf({ params, query }: Request<{ publicId?: string[] }>): string {
  const segments = params.publicId ?? [];
  const publicId = segments.join('/');
  if (!isPublicId(publicId) || segments.some((one) => one.includes('/'))) throw noImage();
  const { data, error } = viewQuery.safeParse(query);
  if (error) {
    const { message, path } = error.issues[0]!;
    throw new ApiError(400, 'BAD_USER_INPUT', fromIssue(message) ?? message, { field: String(path[0]) });
  }
  const search = new URLSearchParams(data as Record<string, string>).toString();
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
  // Before anything is sent, so that a broken body is still a proper error.
  const picture = coding === undefined || isUnchanged || isHead ? body : await decompress(body, coding, onChunk);
  const cache = one(headers['cache-control']) ?? '';
  response.status(statusCode).set({
    'cache-control': PUBLIC_CACHE.test(cache) ? cache : DEFAULT_CACHE,
    'content-security-policy': "default-src 'none'; sandbox",
    // Integrators show the pictures on their own pages.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  if (!isUnchanged) response.set('content-type', type.toLowerCase());
  for (const name of PASSED) {
    const value = one(headers[name]);
    if (value !== undefined && (name !== 'content-length' || coding === undefined)) response.set(name, value);
  }
  if (Buffer.isBuffer(picture)) return void response.end(picture);
  await pipeline(picture, limitBytes(MAX_BYTES, endless, onChunk), response);
}

const endless = () => new UpstreamError('', { detail: 'an endless image' });

/** Some servers compress pictures without being asked. */
async function decompress(body: Dispatcher.ResponseData['body'], coding: string | string[], onChunk: () => void) {
  const compressed = await readAll(body, { maxBytes: MAX_BYTES, tooMany: endless, onChunk });
  try {
    return await unpackBy(coding, compressed, MAX_BYTES);
  } catch (error) {
    throw new UpstreamError('', { ...VIEW, detail: `the picture cannot be unpacked: ${(error as Error).message}` });
  }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
