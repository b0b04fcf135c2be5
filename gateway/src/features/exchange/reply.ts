import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { unpackBy, textOf } from '../../rest/content-coding.ts';
import { limitBytes, readAll } from '../../rest/streamed-call.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';
import { MAX_ERROR_BYTES } from './settings.ts';

type Reply = {
  call: string;
  types: RegExp;
  maxBytes: number;
  /** Statuses besides 200 that are passed on with their body. */
  alsoPassed?: readonly number[] | undefined;
  /** Headers of the upstream's that go on. */
  passed?: readonly string[];
  /** Called once the status is sent. */
  onStart: () => void;
  onChunk: () => void;
};

// Of one line: nothing breaks out of it.
const HEADER = /^[\x20-\x7E]{1,2000}$/;

/** Streams a 200, or another status to pass, of one of the types to the client. Throws ApiError or UpstreamError for everything else. */
export async function sendReply(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  response: Response,
  { call, types, maxBytes, alsoPassed = [], passed = [], onStart, onChunk }: Reply,
): Promise<void> {
  const type = one(headers['content-type']) ?? '';
  const failure = { call, hasReaderToken: true };
  if (statusCode !== 200 && !alsoPassed.includes(statusCode))
    throw await refusalOf({ statusCode, headers, body }, failure);
  if (!types.test(type) || headers['content-encoding'] !== undefined) {
    await body.dump({ limit: MAX_ERROR_BYTES });
    throw new UpstreamError('', { ...failure, status: statusCode, detail: `an answer of type ${type.slice(0, 100)}` });
  }
  response.status(statusCode).set({
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // nginx would keep the report back until it is whole.
    'x-accel-buffering': 'no',
  });
  for (const name of passed) {
    const value = one(headers[name]);
    if (value !== undefined && HEADER.test(value)) response.set(name, value);
  }
  response.flushHeaders();
  onStart();
  await pipeline(
    body,
    limitBytes(maxBytes, () => new UpstreamError('', { ...failure, detail: 'endless' }), onChunk),
    response,
  );
}

// Of a file whose header cannot be read.
const fileColumns = z.object({
  columns: z
    .array(z.object({ name: z.string(), column: z.string().nullable(), samples: z.array(z.string()).max(3) }))
    .max(100),
});

type Failure = { call: string; hasReaderToken: boolean };
type Refusal = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** The upstream's own words where the fault is the caller's. */
async function refusalOf({ statusCode, headers, body }: Refusal, failure: Failure): Promise<Error> {
  const tooMany = () => new UpstreamError('', { ...failure, detail: 'an endless answer' });
  const packed = await readAll(body, { maxBytes: MAX_ERROR_BYTES, tooMany });
  const parsed = await unpackBy(headers['content-encoding'], packed, MAX_ERROR_BYTES)
    .then((bytes) => JSON.parse(textOf(bytes, headers['content-type'])) as unknown)
    .catch(() => undefined);
  const error = errorFromResponse({ status: statusCode, headers, body: parsed }, failure);
  if (statusCode === 409) {
    const { retryAfterS } = error;
    return new ApiError(409, 'CONFLICT', error.text, retryAfterS === undefined ? {} : { retryAfterS });
  }
  if (![400, 408, 413, 415, 422].includes(statusCode)) return error;
  const { upstreamField: field } = error;
  const details = fileColumns.safeParse(parsed).data;
  return new ApiError(statusCode, 'BAD_USER_INPUT', error.text, {
    ...(field !== undefined && { field }),
    ...(details && { details }),
  });
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
