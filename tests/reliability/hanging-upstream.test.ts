import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MODES } from '../../gateway/src/testing/modes.ts';
import { startTestUpstream } from '../../gateway/src/testing/upstream.ts';
import { ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { openClient, percentile, type Load, type LoadClient } from './load.ts';

// R1 and R2 with the real delays: 10 s per request, 5 s between trials.
const WARM_UP_MS = 3_000;
const WELL_MS = 3_000;
const HANG_MS = 13_000;
/** 500 requests a second, from more readers than the upstream may have calls. */
const QUICK = { readers: 10, pauseMs: 40 };
/** The number of running and waiting calls. */
const WELL = { readers: 200, pauseMs: 300 };
const HANGING = { readers: 300, pauseMs: 300 };

const upstream = await startTestUpstream();
const FAQS = { faqs: [{ _id: 1, question: 'Why?', answer: 'Because.' }] };
let gateway: Program;
let client: LoadClient;

beforeAll(async () => {
  gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: upstream.url, LOG_LEVEL: 'fatal' },
  });
  const ready = await whenReady(gateway);
  client = openClient(`http://127.0.0.1:${ready?.port}`, Infinity);
});
beforeEach(() => upstream.reset({ '/faqs': FAQS, '/search': { data: [] } }));
afterAll(async () => {
  client?.close();
  await stopPrograms([gateway]);
  await upstream.close();
});

const graphql = (query: string, variables = {}): Load => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
});
/** One document, as sent by clients. */
const search = (text: string) => graphql('query ($text: String!) { search(text: $text) { topicName } }', { text });
const memory = (field: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${gateway.process.pid}/status`, 'utf8'))?.[1]) /
  1024;

type Timed = { text: string; status: number; tookMs: number };
async function timed(asked: Load): Promise<Timed> {
  const begun = performance.now();
  const { status, text } = await client.ask(asked);
  return { status, text, tookMs: performance.now() - begun };
}

async function gauge(name: string): Promise<number> {
  const { text } = await client.ask({ path: '/metrics' });
  return Number(new RegExp(`^gateway_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

test('while the upstream hangs, other requests are fast and memory stays low; its return is noticed in time', async () => {
  const independent: Load[] = [{ path: '/healthz' }, graphql('{ faqs { question } }'), graphql('{ boards { code } }')];
  let asked = 0;
  let sockets = 0;
  const keepAsking = (until: number, { readers, pauseMs }: typeof QUICK, next: () => Load, told: Timed[]) =>
    Array.from({ length: readers }, async () => {
      // Spread the starts.
      await wait(Math.random() * pauseMs);
      while (performance.now() < until) {
        told.push(await timed(next()));
        sockets = Math.max(sockets, upstream.openSockets());
        // Else those that time out together would go on asking together.
        await wait(pauseMs * (0.5 + Math.random()));
      }
    });
  const begin = (forMs: number, searching: typeof QUICK, answered: Timed[], ended: Timed[]) => {
    const until = performance.now() + forMs;
    return {
      quick: Promise.all(keepAsking(until, QUICK, () => independent[asked++ % 3]!, answered)),
      hanging: Promise.all(keepAsking(until, searching, () => search(`heart ${asked++}`), ended)),
    };
  };

  // The same on this machine under its current load.
  const wellFor = async (forMs: number) => {
    const [independents, searches]: Timed[][] = [[], []];
    const { quick, hanging } = begin(forMs, WELL, independents!, searches!);
    await Promise.all([quick, hanging]);
    const all = [...independents!, ...searches!];
    expect(all.filter(({ status, text }) => status !== 200 || text.includes('"errors"'))).toEqual([]);
    return percentile(
      independents!.map(({ tookMs }) => tookMs),
      0.99,
    );
  };
  await wellFor(WARM_UP_MS);
  const usualMs = await wellFor(WELL_MS);
  const before = memory('VmRSS');

  upstream.change({ '/search': () => {} });
  const answered: Timed[] = [];
  const ended: Timed[] = [];
  const { quick, hanging } = begin(HANG_MS, HANGING, answered, ended);
  await quick;
  expect(await gauge('upstream_circuit_open')).toBe(1);

  upstream.change({ '/search': { data: [] } });
  const back = performance.now();
  await expect
    .poll(async () => (await timed(search('back'))).text.includes('"errors"'), { timeout: 30_000, interval: 50 })
    .toBe(false);
  const recoveredMs = performance.now() - back;

  await hanging;
  const times = answered.map(({ tookMs }) => tookMs);
  const slowest = Math.max(...ended.map(({ tookMs }) => tookMs));
  const refused = ended.filter(({ text }) => text.includes('UPSTREAM_UNAVAILABLE')).map(({ tookMs }) => tookMs);
  const timedOut = ended.filter(({ text }) => text.includes('UPSTREAM_TIMEOUT')).length;
  const grownMb = memory('VmHWM') - before;
  console.info(
    `independent: ${answered.length} in ${HANG_MS / 1000} s (all ${asked}), p99 before ${usualMs.toFixed(1)} ms, median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    `\nheld back: ${refused.length}, p99 ${percentile(refused, 0.99).toFixed(1)} ms; timed out: ${timedOut}, the slowest in ${slowest.toFixed(0)} ms`,
    `\nsockets to the upstream: ${sockets}; memory: +${grownMb.toFixed(0)} MB; back after ${recoveredMs.toFixed(0)} ms`,
  );
  expect(answered.filter(({ status, text }) => status !== 200 || text.includes('"errors"'))).toEqual([]);
  // What waits for the upstream takes 10 s. The figures of an idle machine are in docs/reliability.md.
  expect(percentile(times, 0.99)).toBeLessThan(1_000);
  expect(percentile(refused, 0.99)).toBeLessThan(1_000);
  expect(refused.length).toBeGreaterThan(HANGING.readers - 220);
  expect(timedOut).toBeGreaterThan(0);
  expect(slowest).toBeGreaterThan(9_900);
  expect(slowest).toBeLessThan(10_500 + 5 * usualMs);
  expect(sockets).toBeLessThanOrEqual(100);
  // The peak, garbage included.
  expect(grownMb).toBeLessThan(300);
  expect(recoveredMs).toBeLessThan(6_000 + 5 * usualMs);
});

test.each(['200 MB', 'a gzip bomb'])('%s, forty times, does not increase memory', async (name) => {
  const { fault } = MODES.find((mode) => mode.name === name)!;
  upstream.change({ '/search': fault });
  const ask = async (index: number) => {
    const { text } = await timed(search(`huge ${index}`));
    expect(text).toContain('UPSTREAM_UNAVAILABLE');
  };
  // A few fill the process's memory pools.
  for (let index = 0; index < 4; index += 1) await ask(index);
  const before = memory('VmRSS');
  const calls = upstream.calls.length;
  for (let index = 0; index < 40; index += 4) await Promise.all([0, 1, 2, 3].map((more) => ask(index + more)));
  expect(upstream.calls.length - calls).toBe(40);
  const grownMb = memory('VmRSS') - before;
  console.info(`${name} 40 times: ${grownMb.toFixed(0)} MB more`);
  // Four at a time may each hold 5 MB twice, plus garbage; one read completely is 200 MB.
  expect(grownMb).toBeLessThan(160);
});
