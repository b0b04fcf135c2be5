import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { isLocalhost } from '../env.ts';

const ACCEPTED = 'gzip, deflate, br';
const MAX_CODINGS = 2;
const BYTE_ORDER_MARK = '\uFEFF';
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]+)/i;

const unpackBrotli = promisify(brotliDecompress);
const unpackGzip = promisify(gunzip);
const unpackZlib = promisify(inflate);
const unpackDeflate = promisify(inflateRaw);

/** None for an upstream on this machine: compressing takes longer than copying. */
export const acceptedCodings = ({ hostname }: URL): string | undefined =>
  isLocalhost(hostname) ? undefined : ACCEPTED;

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const UNPACK: Record<string, Unpack> = {
  gzip: unpackGzip,
  'x-gzip': unpackGzip,
  br: unpackBrotli,
  // Some servers leave out the zlib wrapper, whose first byte names the method.
  deflate: (body, options) => ((body[0] ?? 0) % 16 === 8 ? unpackZlib(body, options) : unpackDeflate(body, options)),
};

/** In decoding order; undefined if one is unknown. */
export function codingsOf(header: string | string[] | undefined): Unpack[] | undefined {
  const names = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const codings = names.flatMap((name) => (Object.hasOwn(UNPACK, name) ? [UNPACK[name]!] : []));
  return codings.length === names.length && codings.length <= MAX_CODINGS ? codings.toReversed() : undefined;
}

export async function unpackBy(header: string | string[] | undefined, body: Buffer, maxBytes: number): Promise<Buffer> {
  const codings = codingsOf(header);
  if (!codings) throw new Error(`content coding ${String(header).slice(0, 50)} is not known`);
  return unpack(body, codings, maxBytes);
}

export async function unpack(body: Buffer, codings: readonly Unpack[], maxBytes: number): Promise<Buffer> {
  let result = body;
  for (const coding of codings) result = await coding(result, { maxOutputLength: maxBytes });
  return result;
}

export const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/** The text of a body by the charset of its Content-Type, or else UTF-8. Throws for bytes that are not of it. */
export function textOf(body: Buffer, contentType: string | string[] | undefined): string {
  const charset = CHARSET.exec(String(contentType ?? ''))?.[1] ?? 'utf-8';
  const decoder = decoderFor(charset);
  const isUnicode = isUtf8(body);
  // Many servers declare Latin-1 for all that they send. Bytes that happen to be UTF-8 are UTF-8, as RFC 8259 asks of JSON.
  if (isUnicode && ['utf-8', 'windows-1252'].includes(decoder.encoding)) return withoutMark(body.toString('utf8'));
  try {
    return decoder.decode(body);
  } catch {
    throw new Error(`the text is not in ${decoder.encoding}`);
  }
}

function decoderFor(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new Error(`charset ${charset.slice(0, 50)} is not known`);
  }
}

const withoutMark = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
