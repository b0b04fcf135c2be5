import type { Request } from 'express';

/** Average below which a body is too slow to wait for: 32 kbit/s, as the slowest mobile lines have it. */
const BYTES_PER_S = 4 * 1024;
const GRACE_S = 10;
const MAX_S = 60;

/** Calls `onSlow` once where the body of a request comes in too slowly. Returns how to stop. */
export function watchPace(request: Request, onSlow: () => void): () => void {
  let bytes = 0;
  let seconds = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  // Not by the clock: a busy process reads late what came in time.
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds < GRACE_S || (seconds < MAX_S && bytes >= seconds * BYTES_PER_S)) return;
    clearInterval(timer);
    onSlow();
  }, 1_000);
  return () => clearInterval(timer);
}
