import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

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
    return (this.compressed[encoding] = await compressors[encoding](this.plain));
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
