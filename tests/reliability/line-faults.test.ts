import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCutProxy } from '../../gateway/src/testing/cut-proxy.ts';
import { tokenFor } from '../../gateway/src/testing/live-clients.ts';
import { startGatewayApart, type GatewayApart } from './gateway-apart.ts';
import { openReader } from './reader.ts';

// Sequential, because reading the list from the client's cache takes time.
const READERS = ['AMINA', 'KARIM', 'NUSRAT', 'RAHIMA', 'SALMA'];
const CUTS = 20;
const KILLS = 2;
const CATCH_UP_MS = 5_000;
const EVERY_MS = 100;
// A tenth of the gateway's delays, to save time; the client's are unchanged.
const WAITS = { firstWaitMs: 100, lastWaitMs: 500 };

const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 30_000, interval: 100 });
const chance = (ms: number) => wait(Math.random() * ms);

let gateway: GatewayApart;
let way: Awaited<ReturnType<typeof startCutProxy>>;
beforeAll(async () => {
  gateway = await startGatewayApart(WAITS);
  way = await startCutProxy(Number(new URL(gateway.url).port));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(async () => {
  await way?.close();
  await gateway?.stop();
});

test.each(READERS)(
  'R4: 20 cuts on both legs and 2 upstreams killed lose %s nothing and show nothing twice',
  async (user) => {
    const { live: upstream, proxy } = gateway;
    const written = [upstream.write(user)._id];
    const reader = openReader(way.url, tokenFor(user));
    const isWhole = () => upstream.sockets() === 1 && !reader.isReconnecting();
    await eventually(isWhole).toBe(true);

    const done = new AbortController();
    const writing = (async () => {
      while (!done.signal.aborted) {
        written.push(upstream.notify(user)._id);
        await wait(EVERY_MS);
      }
    })();

    /** Breaks the line, and returns how long the newest notification then takes. */
    const delays: number[] = [];
    async function fault(work: () => unknown): Promise<void> {
      await eventually(isWhole).toBe(true);
      await chance(100);
      await work();
      const since = performance.now();
      const newest = written.at(-1)!;
      await eventually(() => reader.ids().includes(newest)).toBe(true);
      delays.push(performance.now() - since);
    }
    const cutOne = () => (Math.random() < 0.5 ? way : proxy).cut();
    const cutBoth = () => [way, proxy].forEach((leg) => leg.cut());
    async function kill(): Promise<void> {
      await upstream.stop();
      await chance(300);
      await upstream.restart();
    }
    for (let cut = 0; cut < CUTS; cut += 1) {
      await fault(cut % 5 === 0 ? cutBoth : cutOne);
      if (cut % (CUTS / KILLS) === 0) await fault(kill);
    }
    done.abort();
    await writing;

    await eventually(() => reader.ids().length).toBe(written.length);
    expect(reader.ids()).toEqual(written.toReversed());
    expect(new Set(reader.announcements).size).toBe(reader.announcements.length);
    await eventually(isWhole).toBe(true);
    reader.close();
    await eventually(upstream.sockets).toBe(0);
    const slowest = Math.max(...delays);
    console.log(
      `${written.length} notifications, ${delays.length} faults, caught up in ${slowest.toFixed(0)} ms at most`,
    );
    expect(slowest).toBeLessThan(CATCH_UP_MS);
  },
);
