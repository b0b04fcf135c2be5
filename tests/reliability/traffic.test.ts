import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Memory } from '../testkit/instance.ts';
import { startTopology, type Topology } from '../testkit/topology.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const MINUTE_MS = 60_000;
const SOAK_MINUTES = Number(process.env.SOAK_MINUTES ?? 0.5);
/** By then caches and compiled code have reached their size. */
const WARM_UP = 0.4;
const SAMPLES = 24;
const MB = 1024 * 1024;
/** In less time a slope is noise: only leaks of megabytes a minute show. */
const SLOPE_FROM_MINUTES = 10;

let topology: Topology;
beforeAll(async () => {
  const hook = fileURLToPath(new URL('./heap-hook.ts', import.meta.url));
  topology = await startTopology({ node: ['--expose-gc', '--import', hook] });
});
afterAll(() => topology?.stop());

const everyProcess = () => [...topology.apis, ...topology.gateways];

/** Every listener has received every notification, at most once per connection. */
async function expectAllHeard({ posted, listeners }: Traffic) {
  for (const { heard } of listeners) {
    await expect.poll(() => posted.filter((title) => !heard.has(title)), { timeout: 30_000 }).toEqual([]);
  }
  expect(listeners.map(({ twice }) => twice())).toEqual(listeners.map(() => 0));
}

type Sample = Memory & { at: number };

/** Bytes per ten minutes, by least squares. */
function slopeOf(samples: Sample[], of: keyof Memory): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, bytes] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one[of]))];
  const over = samples.reduce((sum, one) => sum + (one.at - at) * (one[of] - bytes), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  return (over / under) * 10 * MINUTE_MS;
}

const look = () =>
  Promise.all(everyProcess().map(async (one): Promise<Sample> => ({ at: performance.now(), ...(await one.memory()) })));

test(
  'R11 mixed traffic on all programs: no error, every notification received, stable memory',
  {
    timeout: (SOAK_MINUTES + 3) * MINUTE_MS,
  },
  async () => {
    const traffic = await startTraffic(topology);
    const total = SOAK_MINUTES * MINUTE_MS;
    const begin = await look();
    await wait(total * WARM_UP);
    const warm: Sample[][] = begin.map(() => []);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      for (const [index, one] of (await look()).entries()) warm[index]!.push(one);
      await wait((total * (1 - WARM_UP)) / SAMPLES);
    }
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
    await expectAllHeard(traffic);
    traffic.close();
    console.log(
      `${SOAK_MINUTES} min: ${traffic.requests()} requests, ${traffic.posted.length} notifications; MB at the begin, the middle and the end\n` +
        warm.map((samples, index) => told(begin[index]!, samples)).join('\n'),
    );
    const grown = warm.map((samples) => samples.at(-1)!.heapBytes - samples[0]!.heapBytes);
    if (SOAK_MINUTES < SLOPE_FROM_MINUTES) expect(Math.max(...grown)).toBeLessThan(10 * MB);
    else {
      expect(Math.max(...warm.map((samples) => slopeOf(samples, 'heapBytes')))).toBeLessThan(MB);
      // Heap excludes buffers; resident memory varies more.
      expect(Math.max(...warm.map((samples) => slopeOf(samples, 'residentBytes')))).toBeLessThan(10 * MB);
    }
  },
);

function told(begin: Sample, samples: Sample[]): string {
  const total = samples.at(-1)!.at - begin.at;
  const middle = samples.find(({ at }) => at - begin.at >= total / 2)!;
  const mb = (bytes: number) => (bytes / MB).toFixed(1);
  const parts = (['heapBytes', 'residentBytes'] as const).map((of) => {
    const sizes = [begin, middle, samples.at(-1)!].map((one) => mb(one[of]));
    return `${of === 'heapBytes' ? 'heap' : 'resident'} ${sizes.join(', ')} (${mb(slopeOf(samples, of))} in 10 min)`;
  });
  return parts.join(', ');
}

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
