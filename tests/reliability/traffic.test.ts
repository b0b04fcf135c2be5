import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTopology, type Topology } from '../testkit/topology.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const MINUTE_MS = 60_000;
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 0.5);
/** Caches and compiled code have their size by then. */
const WARM_UP = 0.4;
const SAMPLES = 24;
const MB = 1024 * 1024;
/** Over less time than this a slope is noise, and only a leak of megabytes a minute is seen. */
const SLOPE_FROM_MINUTES = 10;

let topology: Topology;
beforeAll(async () => {
  const hook = fileURLToPath(new URL('./heap-hook.ts', import.meta.url));
  topology = await startTopology({ node: ['--expose-gc', '--import', hook] });
});
afterAll(() => topology?.stop());

const everyProcess = () => [...topology.apis, ...topology.gateways];

/** Every notification that was posted has reached every listener; none came twice over one line. */
async function expectAllHeard({ posted, listeners }: Traffic) {
  for (const { heard } of listeners) {
    await expect.poll(() => posted.filter((title) => !heard.has(title)), { timeout: 30_000 }).toEqual([]);
  }
  expect(listeners.map(({ twice }) => twice())).toEqual(listeners.map(() => 0));
}

/** Megabytes in ten minutes, by least squares. */
function slopeOf(samples: { at: number; bytes: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.bytes))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one.bytes - bytes), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return ((over / under) * 10 * MINUTE_MS) / MB;
}

test(
  'R11 mixed traffic over the whole: no error, every notification heard, heaps stay as they are',
  {
    timeout: (SOAK_MINUTES + 3) * MINUTE_MS,
  },
  async () => {
    const traffic = await startTraffic(topology);
    const total = SOAK_MINUTES * MINUTE_MS;
    await wait(total * WARM_UP);
    const samples: { at: number; bytes: number }[][] = everyProcess().map(() => []);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const heaps = await Promise.all(everyProcess().map((one) => one.heapBytes()));
      for (const [index, bytes] of heaps.entries()) samples[index]!.push({ at: performance.now(), bytes });
      await wait((total * (1 - WARM_UP)) / SAMPLES);
    }
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
    await expectAllHeard(traffic);
    traffic.close();
    const slopes = samples.map(slopeOf);
    const grown = samples.map((one) => (one.at(-1)!.bytes - one[0]!.bytes) / MB);
    const sizes = samples.map((one) => one.at(-1)!.bytes / MB);
    const told = (values: number[]) => values.map((value) => value.toFixed(1)).join(', ');
    console.log(
      `${SOAK_MINUTES} min: ${traffic.requests()} requests, ${traffic.posted.length} notifications; heaps of the apis and gateways ` +
        `${told(sizes)} MB, grown by ${told(grown)} MB, ${told(slopes)} MB in 10 min`,
    );
    if (SOAK_MINUTES >= SLOPE_FROM_MINUTES) expect(Math.max(...slopes)).toBeLessThan(1);
    else expect(Math.max(...grown)).toBeLessThan(10);
  },
);

test('R6 a rolling restart of every instance under traffic fails no request and loses no notification', async () => {
  const traffic = await startTraffic(topology);
  for (const instance of everyProcess()) {
    expect(await instance.stop()).toBe(0);
    await instance.start();
    await wait(500);
  }
  await wait(2_000);
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  await expectAllHeard(traffic);
  traffic.close();
  console.log(`4 restarts: ${traffic.requests()} requests, ${traffic.posted.length} notifications`);
});
