import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LANGUAGE_HEADER } from 'schema/languages.ts';
import type { Rendered } from './renderer.ts';

export type Page = { status: number; brotli: Buffer; etag: string };

// 10 ms for a page of 130 kB, and 2 % larger than at 11, which takes 150.
const QUALITY = 9;

const compress = promisify(brotliCompress);

export async function toPage({ status, html }: Rendered): Promise<Page> {
  const content = Buffer.from(html);
  const brotli = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { status, brotli, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
}

export async function sendPage({ status, brotli, etag }: Page, request: Request, response: Response, type = 'html') {
  response
    .status(status)
    .type(type)
    .vary(`Accept-Encoding, ${LANGUAGE_HEADER}`)
    .set({ 'Cache-Control': 'no-cache', ETag: etag });
  if (status === 200 && request.fresh) return void response.status(304).end();
  const { encoding, body } = await encoded(brotli, request);
  if (encoding) response.set('Content-Encoding', encoding);
  response.set('Content-Length', String(body.length)).end(request.method === 'HEAD' ? undefined : body);
}

/** Nearly every browser accepts the stored brotli. */
async function encoded(brotli: Buffer, request: Request): Promise<{ encoding?: string; body: Buffer }> {
  if (request.acceptsEncodings('br')) return { encoding: 'br', body: brotli };
  const plain = await promisify(brotliDecompress)(brotli);
  if (!request.acceptsEncodings('gzip')) return { body: plain };
  return { encoding: 'gzip', body: await promisify(gzip)(plain) };
}
