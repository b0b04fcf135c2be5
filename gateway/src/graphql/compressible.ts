import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const COMPRESS_FROM_BYTES = 2048;
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

function encodingFor(request: Request): Encoding | undefined {
  if (request.acceptsEncodings('br')) return 'br';
  return request.acceptsEncodings('gzip') ? 'gzip' : undefined;
}
