import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HTTPGraphQLResponse } from '@apollo/server';
import { requestIdOf } from '../http/request-id.ts';
import type { Answer } from './answer-cache.ts';
import { acceptedEncoding, Packed } from './packed.ts';

/** Below this, compressing costs more than the line saves. */
export const COMPRESS_FROM_BYTES = 2048;
const PUBLIC = /^public, max-age=\d+$/;

/** What may be given to everybody who asks the same: an answer that says so itself (publicness.ts). */
export function keepable({ status, headers, body }: HTTPGraphQLResponse): Answer | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  const contentType = headers.get('content-type');
  if ((status ?? 200) !== 200 || !PUBLIC.test(cacheControl) || !contentType || body.kind !== 'complete')
    return undefined;
  const ageS = Number(headers.get('age') ?? 0);
  return { contentType, cacheControl, ageS, body: new Packed(Buffer.from(body.string)) };
}

/** What a shared cache on the way may do with a public answer: keep that to a GET without a token. */
export const cacheControlFor = ({ method, headers }: IncomingMessage, cacheControl: string) =>
  method === 'GET' && headers.authorization === undefined ? cacheControl : 'no-store';

/** Answers with what was kept; `usual` are the headers that nobody has set before. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { body, contentType, cacheControl, ageS }: Answer,
  usual: Record<string, string> = {},
) {
  const isLong = body.plain.length >= COMPRESS_FROM_BYTES;
  const encoding = isLong ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  let bytes = body.plain;
  if (encoding) {
    const compressed = body.in(encoding);
    bytes = compressed instanceof Buffer ? compressed : await compressed;
  }
  response.writeHead(200, {
    ...usual,
    'x-request-id': requestIdOf(request),
    'content-type': contentType,
    'cache-control': cacheControlFor(request, cacheControl),
    age: String(ageS),
    vary: 'Origin, Accept, Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  response.end(bytes);
}
