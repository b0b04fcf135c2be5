import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSyncLoop } from './sync-loop.ts';

const DELAYS = { firstDelayMs: 1000, maxDelayMs: 4000 };

describe('a sync loop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('runs again for a call that comes during a run', async () => {
    const first = Promise.withResolvers<number>();
    const task = vi.fn<() => Promise<number>>(() => new Promise(() => {})).mockReturnValueOnce(first.promise);
    const loop = startSyncLoop({ task, ...DELAYS });
    loop.run();
    loop.runIn(700);
    first.resolve(Infinity);
    await vi.advanceTimersByTimeAsync(699);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    loop.stop();
  });

  it('retries with growing delays, at once when the network is back, and not after a final failure', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let isFinal = false;
    const task = vi.fn<() => Promise<number>>(() => Promise.reject(new Error('offline')));
    const loop = startSyncLoop({ task, ...DELAYS, isFinal: () => isFinal });
    loop.run();
    await vi.advanceTimersByTimeAsync(500);
    expect(task).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(task).toHaveBeenCalledTimes(2);
    isFinal = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task).toHaveBeenCalledTimes(3);
    loop.stop();
    loop.run();
    expect(task).toHaveBeenCalledTimes(3);
  });
});
