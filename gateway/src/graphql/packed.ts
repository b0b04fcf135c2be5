import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

type Bytes = Buffer<ArrayBuffer>;

// Bytes that are sent once are worth less work than those that are kept.
const KEPT_QUALITY = 5;
const SENT_ONCE_QUALITY = 4;

/** Bytes for one answer alone, compressed. */
export const compress = (bytes: Buffer, encoding: Encoding, quality = SENT_ONCE_QUALITY): Promise<Bytes> =>
  encoding === 'br'
    ? promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : promisify(gzip)(bytes);

/** Bytes, and the same compressed once, when first asked for. */
export class Packed {
  readonly plain: Buffer;
  private readonly compressed: Partial<Record<Encoding, Buffer | Promise<Buffer>>> = {};

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  in(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.compressed[encoding] ??= this.compress(encoding));
  }

  private async compress(encoding: Encoding) {
    return (this.compressed[encoding] = await compress(this.plain, encoding, KEPT_QUALITY));
  }
}

/** The better of the two that an Accept-Encoding names without refusing it. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined;
  return accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : undefined;
}

function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
