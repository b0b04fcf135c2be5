import { extensionsOf } from '../apollo/errors.ts';

type Sender = {
  /** Sends what waits on this device. Runs one at a time. */
  send: () => Promise<unknown>;
  firstDelayMs: number;
  maxDelayMs: number;
  /** Whether another attempt would fail too. */
  isFinal?: (error: unknown) => boolean;
  onDone?: () => void;
  onFailure?: () => void;
};

/**
 * Sends when asked to, when the network or the reader comes back, before the reader leaves, and after failures with
 * growing delays. A call during a run causes one more run afterwards.
 */
export class SyncLoop {
  readonly #sender: Sender;
  readonly #end = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #failures = 0;

  constructor(sender: Sender) {
    this.#sender = sender;
    const { signal } = this;
    addEventListener('online', () => void this.run(), { signal });
    addEventListener('pagehide', () => this.#hurry(), { signal });
    const onVisibility = () => (document.visibilityState === 'visible' ? void this.run() : this.#hurry());
    document.addEventListener('visibilitychange', onVisibility, { signal });
  }

  /** Aborted at the end. */
  get signal() {
    return this.#end.signal;
  }

  /** Resolves after the run, even if it failed. */
  async run(): Promise<void> {
    if (!this.signal.aborted) await this.#start();
  }

  runIn(ms: number) {
    if (this.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#start(), ms);
  }

  stop() {
    this.#end.abort();
    this.#isWoken = false;
    this.#cancel();
  }

  /** Runs once more, and never again. */
  finish(): Promise<void> {
    this.stop();
    return this.#start();
  }

  #start() {
    this.#isWoken = true;
    this.#cancel();
    this.#running ??= this.#runUntilQuiet();
    return this.#running;
  }

  async #runUntilQuiet() {
    const { send, isFinal, onDone, onFailure } = this.#sender;
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        await send();
      }
      this.#failures = 0;
      onDone?.();
    } catch (error) {
      this.#failures += 1;
      onFailure?.();
      if (!isFinal?.(error)) this.runIn(this.#retryDelay(error));
    } finally {
      this.#running = undefined;
    }
  }

  /** Doubles with each failure; half of it is random, so that devices do not come back together. */
  #retryDelay(error: unknown) {
    const { firstDelayMs, maxDelayMs } = this.#sender;
    const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (this.#failures - 1));
    const serverMs = (extensionsOf(error).retryAfter ?? 0) * 1000;
    return Math.max(serverMs, delay / 2 + (Math.random() * delay) / 2);
  }

  /** A page that is left may not come back. */
  #hurry() {
    if (this.#timer !== undefined) void this.#start();
  }

  #cancel() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Without locks two tabs may send the same, which is safe. */
export const oneTabAtATime = <Result>(name: string, task: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, task) : task();
