import type { IncomingMessage } from 'node:http';

/** Reads and drops the rest of a request after an early response: a browser whose upload is cut off does not show it. */
export function drain(request: IncomingMessage, linger: { ms: number; bytes: number }): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), linger.ms);
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > linger.bytes) request.destroy();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
