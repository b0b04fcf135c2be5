import type { Readable } from 'node:stream';
import { FileError } from './file-error.ts';
import { fileMessages } from '../messages.ts';

const looksLikeUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  (bytes.length > 3 && (bytes[0] === 0) !== (bytes[1] === 0));

/** Decodes a stream without its byte order mark. Throws FileError unless it is UTF-8: encodings are never guessed. */
export async function* utf8Text(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of input) {
    const bytes: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array);
    if (first && bytes.length > 0) {
      first = false;
      if (looksLikeUtf16(bytes)) throw new FileError(fileMessages.utf16());
    }
    yield decode(decoder, bytes);
  }
  yield decode(decoder);
}

function decode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new FileError(fileMessages.notUtf8());
  }
}
