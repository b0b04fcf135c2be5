import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { ApiError } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

const tooLarge = (maxBytes: number) =>
  new ApiError(413, 'FILE_TOO_LARGE', errorMessages.fileTooLarge({ megabytes: Math.floor(maxBytes / 1_000_000) }));

/** Fails past `maxBytes` or when the client disconnects. Iterating would destroy the connection at an early stop. */
export function limitedBody(request: IncomingMessage, maxBytes: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  return limitedStream(request, request, maxBytes);
}

/** The same for a part of the body. */
export function limitedStream(request: IncomingMessage, part: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? tooLarge(maxBytes) : null, chunk);
    },
  });
  request.once(
    'close',
    () => request.complete || body.destroy(new Error('The caller left before the file was whole.')),
  );
  // The unread rest of a refused file would block the next request on the connection.
  body.once('close', () => part.resume());
  return part.pipe(body);
}
