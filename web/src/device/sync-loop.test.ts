import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SyncLoop } from './sync-loop.ts';

const DELAYS = { firstDelayMs: 1000, maxDelayMs: 4000 };

describe('a sync loop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('runs again for a call that comes during a run', async () => {
    const first = Promise.withResolvers<void>();
    const send = vi.fn<() => Promise<void>>(() => new Promise(() => {})).mockReturnValueOnce(first.promise);
    const loop = new SyncLoop({ send, ...DELAYS });
    void loop.run();
    loop.runIn(700);
    first.resolve();
    await vi.advanceTimersByTimeAsync(699);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    loop.stop();
  });

  it('retries with growing delays, at once when the network is back, and not after a final failure', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let isFinal = false;
    const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
    const loop = new SyncLoop({ send, ...DELAYS, isFinal: () => isFinal });
    void loop.run();
    await vi.advanceTimersByTimeAsync(500);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(send).toHaveBeenCalledTimes(2);
    isFinal = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(3);
    loop.stop();
    void loop.run();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('sends what waits before the page is hidden, and leaves a quiet one alone', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const loop = new SyncLoop({ send, ...DELAYS });
    dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(0);
    loop.runIn(700);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(send).toHaveBeenCalledTimes(1);
    loop.stop();
  });

  it('finishes after one more run, and sends nothing later', async () => {
    const first = Promise.withResolvers<void>();
    const send = vi
      .fn<() => Promise<void>>(() => Promise.reject(new Error('offline')))
      .mockReturnValueOnce(first.promise);
    const loop = new SyncLoop({ send, ...DELAYS });
    void loop.run();
    const last = loop.finish();
    void loop.run();
    first.resolve();
    await last;
    expect(send).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
