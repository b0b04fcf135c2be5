/** Measurements within `graceMs`. */
const TICKS = 4;

type Pace = {
  graceMs: number;
  /** The slowest average, per second. */
  paceBytes: number;
  bytes: () => number;
  /** Whether the next bytes must come from the client; other time does not count. */
  isWaitingForClient: () => boolean;
  onSlow: () => void;
};

/** Calls `onSlow` once an upload is slower than `paceBytes`. Returns a function that stops it. */
export function watchSpeed({ graceMs, paceBytes, bytes, isWaitingForClient, onSlow }: Pace): () => void {
  const tickMs = graceMs / TICKS;
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (!isWaitingForClient()) return;
    // Counts ticks, not the clock: a busy process reads late.
    waitedMs += tickMs;
    if (waitedMs < graceMs || bytes() >= (waitedMs / 1000) * paceBytes) return;
    clearInterval(timer);
    onSlow();
  }, tickMs);
  return () => clearInterval(timer);
}
