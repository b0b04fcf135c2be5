const BETWEEN_PROBES_MS = 250;

type Options = { probe: () => Promise<boolean>; isShuttingDown: () => boolean; now?: () => number };

/** Stays ready if the upstream fails later: else all gateways would go at once, with their cached responses. */
export function readiness({ probe, isShuttingDown, now = () => performance.now() }: Options) {
  let hasAnswered = false;
  let probing: Promise<void> | undefined;
  let probedAt = -Infinity;

  async function runProbe() {
    probedAt = now();
    if (await probe()) hasAnswered = true;
    probing = undefined;
  }

  async function isReady(): Promise<boolean> {
    if (!hasAnswered && !isShuttingDown() && (probing || now() - probedAt >= BETWEEN_PROBES_MS)) {
      await (probing ??= runProbe());
    }
    return hasAnswered && !isShuttingDown();
  }

  return { markAnswered: () => void (hasAnswered = true), isReady };
}
