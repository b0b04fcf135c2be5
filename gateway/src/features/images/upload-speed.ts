import { PICTURE_LIMITS } from './settings.ts';

/** How often it is measured before it counts. */
const TICKS = 4;

type Pace = {
  /** How long a body may take to get going. */
  graceMs: number;
  /** Bytes that have come so far. */
  bytes: () => number;
  /** Whether the sender is what is waited for now: other time is not held against it. */
  isSendersTurn: () => boolean;
  /** Called once. */
  onSlow: () => void;
};

/** Watches that a body comes in no slower than a slow line brings it. Returns how to stop. */
export function watchSpeed({ graceMs, bytes, isSendersTurn, onSlow }: Pace): () => void {
  const tickMs = graceMs / TICKS;
  let waitedMs = 0;
  const timer = setInterval(() => {
    if (!isSendersTurn()) return;
    // Not by the clock: a busy process reads late what came in time.
    waitedMs += tickMs;
    if (waitedMs < graceMs || bytes() >= (waitedMs / 1000) * PICTURE_LIMITS.uploadPaceBytes) return;
    clearInterval(timer);
    onSlow();
  }, tickMs);
  return () => clearInterval(timer);
}
