import type { Response } from 'express';
import type { Dispatcher } from 'undici';
import { readAll } from '../../rest/streamed-call.ts';
import { errorFromResponse, UpstreamError } from '../../rest/upstream-error.ts';

const MAX_ERROR_BYTES = 64 * 1024;

export type Part = {
  /** For the log. */
  call: string;
  path: string;
  maxBytes: number;
  /** The headers of a good answer; undefined for any other. */
  headersOf: (name: (header: string) => string) => Record<string, string> | undefined;
};

/** Passes on a manifest or a file. Read as a whole, so that a slow reader holds no connection to the upstream. */
export async function sendPart(
  part: Part,
  reply: Dispatcher.ResponseData,
  response: Response,
  onChunk: () => void,
): Promise<void> {
  const { call, maxBytes } = part;
  const headers = await headersFor(part, reply);
  const tooMany = () => new UpstreamError('', { call, detail: 'too long for a part of a pack' });
  const body = await readAll(reply.body, { maxBytes, tooMany, onChunk });
  response.set({ ...headers, 'content-length': String(body.length), 'x-content-type-options': 'nosniff' });
  response.set('content-security-policy', "default-src 'none'; sandbox").end(body);
}

async function headersFor(
  { call, headersOf }: Part,
  { statusCode, headers, body }: Dispatcher.ResponseData,
): Promise<Record<string, string>> {
  const header = (name: string) => [headers[name]].flat()[0] ?? '';
  const passed = statusCode === 200 ? headersOf(header) : undefined;
  if (passed) return passed;
  await body.dump({ limit: MAX_ERROR_BYTES });
  const failing = { call, hasReaderToken: true };
  throw statusCode >= 400
    ? errorFromResponse({ status: statusCode, headers }, failing)
    : new UpstreamError('', { ...failing, status: statusCode, detail: 'no part of a pack' });
}
