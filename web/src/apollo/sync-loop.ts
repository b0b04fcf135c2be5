import { extensionsOf } from './errors.ts';

type Options = {
  /** Resolves to the time of the next run, in milliseconds since 1970; Infinity for none. */
  task: () => Promise<number>;
  firstDelayMs: number;
  maxDelayMs: number;
  /** Whether another attempt would fail too. */
  isFinal?: (error: unknown) => boolean;
  onDone?: () => void;
  onFailure?: () => void;
};

/**
 * Runs a task, one run at a time: when asked to, when the network or the reader comes back, and after failures with
 * growing delays. A call during a run causes one more run afterwards.
 */
export function startSyncLoop({ task, firstDelayMs, maxDelayMs, isFinal, onDone, onFailure }: Options) {
  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isRunning = false;
  let isWoken = false;

  async function run() {
    isWoken = true;
    if (isRunning || signal.aborted) return;
    isRunning = true;
    clearTimeout(timer);
    try {
      let next = Infinity;
      while (isWoken && !signal.aborted) {
        isWoken = false;
        next = await task();
      }
      failures = 0;
      onDone?.();
      runIn(next - Date.now());
    } catch (error) {
      failures += 1;
      onFailure?.();
      if (!isFinal?.(error)) runIn(retryDelay(error));
    } finally {
      isRunning = false;
    }
  }

  function runIn(ms: number) {
    if (!Number.isFinite(ms) || signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.min(ms, maxDelayMs));
  }

  /** Doubles with each failure; half of it is random, so that devices do not come back together. */
  function retryDelay(error: unknown) {
    const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1));
    return Math.max((extensionsOf(error).retryAfter ?? 0) * 1000, delay / 2 + (Math.random() * delay) / 2);
  }

  addEventListener('online', () => void run(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void run(), { signal });
  return {
    signal,
    run: () => void run(),
    runIn,
    stop: () => {
      end.abort();
      clearTimeout(timer);
    },
  };
}
