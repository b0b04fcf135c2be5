import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';

const COMPRESS_FROM_BYTES = 2048;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Encoding = 'br' | 'gzip';

/** Compressed once per encoding; the `compression` middleware would compress a cached body for every request. */
export class CompressibleBody {
  readonly plain: Buffer;
  private readonly compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  async send(request: Request, response: Response): Promise<void> {
    response.vary('Accept-Encoding');
    const encoding = this.plain.length < COMPRESS_FROM_BYTES ? undefined : encodingFor(request);
    if (encoding) response.set('content-encoding', encoding);
    response.send(encoding ? await this.compress(encoding) : this.plain);
  }

  private compress(encoding: Encoding): Promise<Buffer> {
    return (this.compressed[encoding] ??=
      encoding === 'br' ? promisify(brotliCompress)(this.plain, BROTLI) : promisify(gzip)(this.plain));
  }
}

/**
 * Bodies by their bytes, so that a page which many readers get, each after a check of their own, is compressed once. It
 * answers nothing: a body must be there already.
 */
export function compressedBodies() {
  const bodies = new LRUCache<string, CompressibleBody>({
    maxSize: MAX_KEPT_BYTES,
    // The plain bytes, and their compressed copies.
    sizeCalculation: ({ plain }) => 2 * plain.length,
  });
  return (plain: Buffer, request: Request): CompressibleBody => {
    if (plain.length < COMPRESS_FROM_BYTES || !encodingFor(request)) return new CompressibleBody(plain);
    const key = hash('sha256', plain, 'base64url');
    const body = bodies.get(key) ?? new CompressibleBody(plain);
    bodies.set(key, body);
    return body;
  };
}

function encodingFor(request: Request): Encoding | undefined {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}
