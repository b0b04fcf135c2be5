import type { ApolloServer } from '@apollo/server';
import type { Request, Response } from 'express';
import type { Answer } from './answer-cache.ts';
import { acceptedEncoding, Packed } from './packed.ts';

type HttpAnswer = Awaited<ReturnType<ApolloServer['executeHTTPGraphQLRequest']>>;

/** Below this, compressing costs more than the line saves. */
export const COMPRESS_FROM_BYTES = 2048;
const PUBLIC = /^public, max-age=\d+$/;

/** What may be given to everybody who asks the same: an answer that says so itself (publicness.ts). */
export function keepable({ status, headers, body }: HttpAnswer): Answer | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  const contentType = headers.get('content-type');
  if ((status ?? 200) !== 200 || !PUBLIC.test(cacheControl) || !contentType || body.kind !== 'complete')
    return undefined;
  return { contentType, cacheControl, body: new Packed(Buffer.from(body.string)) };
}

/** What a shared cache on the way may do with a public answer: keep that to a GET without a token. */
export const cacheControlFor = ({ method, headers }: Request, cacheControl: string) =>
  method === 'GET' && headers.authorization === undefined ? cacheControl : 'no-store';

/** Answers with what was kept. */
export async function sendKept(request: Request, response: Response, { body, contentType, cacheControl }: Answer) {
  const isLong = body.plain.length >= COMPRESS_FROM_BYTES;
  const encoding = isLong ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const bytes = encoding ? await body.in(encoding) : body.plain;
  response.setHeader('content-type', contentType);
  response.setHeader('cache-control', cacheControlFor(request, cacheControl));
  response.setHeader('vary', 'Accept, Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
