import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';
import { ApiError } from '../../../http/errors.ts';
import { errorMessages } from '../error-messages.ts';

const tooLarge = (maxBytes: number) =>
  new ApiError(413, 'FILE_TOO_LARGE', errorMessages.fileTooLarge({ megabytes: Math.floor(maxBytes / 1_000_000) }));

/**
 * The body of a request, cut off with an error past `maxBytes` or when the caller leaves. It is piped, not
 * iterated: a reader that stops early must not end the connection that the answer goes out on.
 */
export function limitedBody(request: IncomingMessage, maxBytes: number): Readable {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
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
  // Unread, the rest of a refused file would hold up the connection's next request.
  body.once('close', () => request.resume());
  return request.pipe(body);
}
