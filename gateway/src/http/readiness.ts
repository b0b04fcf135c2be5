const BETWEEN_PROBES_MS = 250;

type Parts = { probe: () => Promise<boolean>; isShuttingDown: () => boolean; now?: () => number };

/**
 * Whether the gateway is to be sent readers: once its upstream has answered, and until it is stopped. An upstream that
 * goes later takes no gateway out of service: each would be, and each has answers to give.
 */
export function readiness({ probe, isShuttingDown, now = () => performance.now() }: Parts) {
  let hasSeen = false;
  let asked: Promise<void> | undefined;
  let askedAt = -Infinity;

  async function ask() {
    askedAt = now();
    if (await probe()) hasSeen = true;
    asked = undefined;
  }

  async function isReady(): Promise<boolean> {
    if (!hasSeen && !isShuttingDown() && (asked || now() - askedAt >= BETWEEN_PROBES_MS)) await (asked ??= ask());
    return hasSeen && !isShuttingDown();
  }

  return {
    /** The upstream has answered. */
    saw: () => void (hasSeen = true),
    isReady,
  };
}
