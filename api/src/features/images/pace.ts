import type { Request } from 'express';

/** 32 kbit/s, like the slowest mobile connections. */
const BYTES_PER_S = 4 * 1024;
const GRACE_S = 10;
const MAX_S = 60;

/** Returns a function that stops it. */
export function watchPace(request: Request, onSlow: () => void): () => void {
  let bytes = 0;
  let seconds = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  // Count ticks, not time: a busy process reads late what arrived in time.
  const timer = setInterval(() => {
    seconds += 1;
    if (seconds < GRACE_S || (seconds < MAX_S && bytes >= seconds * BYTES_PER_S)) return;
    clearInterval(timer);
    onSlow();
  }, 1_000);
  return () => clearInterval(timer);
}
