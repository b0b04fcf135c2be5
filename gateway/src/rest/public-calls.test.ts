import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentRoutes } from '../testing/content.ts';
import { CHAPTERS_CALL, ofAnatomy, TOPICS_CALL, YEARS_CALL } from '../testing/rows.ts';
import { answer, by, startTestGateway, tokenOf, type Answer, type TestGateway } from '../testing/index.ts';
import { publicCalls } from './public-calls.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const TOKEN = tokenOf({ user_id: 'u-7' });

let nowMs = 1;
const wait = (ms: number) => void (nowMs += ms);
let log = '';
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});
const logFields = () => log.split('\n').filter((line) => line.includes('served as it was')).length;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs, timeoutMs: 400, log: sink });
});
beforeEach(() => {
  gateway.stub.reset(contentRoutes());
  log = '';
});
afterAll(() => gateway.close());

/** With a token, so that only calls are cached, not whole responses. */
const faqs = async () =>
  (await gateway.dataOf('{ faqs { question } }', {}, { token: TOKEN })).faqs.map(
    ({ question }: { question: string }) => question,
  );
const failure = async () => (await gateway.errorOf('{ faqs { question } }', {}, { token: TOKEN })).extensions?.code;

/** Changes the upstream's response and keeps the caches. */
const upstreamSays = (route: unknown) => gateway.stub.change({ '/faqs': route });
const named = (...names: string[]) => ({ faqs: names.map((question, _id) => ({ _id, question, answer: 'A' })) });
const calls = () => gateway.callsMade().length;

describe('a public call', () => {
  test('is made once per eight seconds', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(named('new'));
    wait(7 * SECOND_MS);
    expect(await faqs()).toEqual(['old']);
    expect(calls()).toBe(1);
  });

  test('then serves the cached response while it refreshes', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(named('new'));
    wait(9 * SECOND_MS);
    expect(await faqs()).toEqual(['old']);
    await expect.poll(faqs, { timeout: 10_000 }).toEqual(['new']);
    expect(calls()).toBe(2);
  });

  test('waits for a refresh of a response older than ten seconds', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(named('new'));
    wait(11 * SECOND_MS);
    expect(await faqs()).toEqual(['new']);
  });

  test('is made once for concurrent requests', async () => {
    const many = await Promise.all(Array.from({ length: 20 }, faqs));
    expect(new Set(many.map(String)).size).toBe(1);
    expect(calls()).toBe(1);
    wait(11 * MINUTE_MS);
    await Promise.all(Array.from({ length: 20 }, faqs));
    expect(calls()).toBe(2);
  });

  test('is cached by its parameters', async () => {
    const page = (number: number) => gateway.dataOf(`{ ebooks(page: ${number}) { id } }`, {}, { token: TOKEN });
    for (const number of [1, 2, 1, 2]) await page(number);
    expect(calls()).toBe(2);
  });

  test('carries no token for topics, years and chapters either', async () => {
    gateway.stub.reset({
      [TOPICS_CALL]: { data: ['Heart'] },
      [YEARS_CALL]: { data: { year: [2024] } },
      [CHAPTERS_CALL]: { data: [] },
    });
    const query = `${ofAnatomy('topics years').slice(0, -1)} chapters(prof: "_1", subject: "ANAT") { id } }`;
    for (const token of [TOKEN, tokenOf({ user_id: 'u-8' }), undefined]) await gateway.dataOf(query, {}, { token });
    expect(calls()).toBe(3);
    expect(gateway.stub.calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, undefined]);
  });
});

describe('while the upstream is down', () => {
  const DOWN: [string, Answer][] = [
    ['500', answer(500, {})],
    ['429', answer(429, {})],
    ['a reset', by((_response, { socket }) => socket.resetAndDestroy())],
    ['another shape', answer(200, { faqs: 'none' })],
    ['no JSON', answer(200, '<html>', 'text/html')],
  ];

  test.each(DOWN)('with %s, cached responses are served for a day, logged once', async (_what, route) => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(route);
    for (const pause of [MINUTE_MS, HOUR_MS, HOUR_MS, 12 * HOUR_MS]) {
      wait(pause);
      const before = calls();
      expect(await faqs()).toEqual(['old']);
      await expect.poll(calls, { timeout: 10_000 }).toBe(before + 1);
    }
    await expect.poll(logFields, { timeout: 10_000 }).toBe(1);
    wait(10 * HOUR_MS);
    await expect.poll(failure, { timeout: 10_000 }).toMatch(/UPSTREAM|TOO_MANY/);
    upstreamSays(named('new'));
    await expect.poll(faqs, { timeout: 10_000 }).toEqual(['new']);
  });

  test('if it hangs, requests get the cached response at their deadline', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(by(() => {}));
    wait(11 * MINUTE_MS);
    expect(await faqs()).toEqual(['old']);
    await expect.poll(logFields, { timeout: 10_000 }).toBe(1);
  });

  test('or slow, one request waits a second for a refresh, and later ones do not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const kept = publicCalls({ now: () => nowMs });
    await kept.read('/call', async () => 'old', 5_000);
    wait(11 * SECOND_MS);
    const slow = Promise.withResolvers<string>();
    const read = () => kept.read('/call', () => slow.promise, 5_000);
    const first = read();
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(await first).toBe('old');
    // The clock is stopped, so a wait would never end.
    expect(await read()).toBe('old');
    slow.resolve('new');
    await expect.poll(read).toBe('new');
    vi.useRealTimers();
  });

  test('it is tried again every five seconds, in the background', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(answer(503, {}));
    wait(11 * MINUTE_MS);
    for (let round = 0; round < 10; round += 1) await faqs();
    expect(calls()).toBe(2);
    let release = () => {};
    upstreamSays(by((response) => (release = () => void response.end(JSON.stringify(named('new'))))));
    wait(6 * SECOND_MS);
    expect(await faqs()).toEqual(['old']);
    await expect.poll(calls, { timeout: 10_000 }).toBe(3);
    expect(await faqs()).toEqual(['old']);
    release();
    await expect.poll(faqs, { timeout: 10_000 }).toEqual(['new']);
  });

  test('a failed first response is not cached', async () => {
    upstreamSays(answer(500, {}));
    expect(await failure()).toBe('UPSTREAM_UNAVAILABLE');
    upstreamSays(named('new'));
    expect(await faqs()).toEqual(['new']);
    expect(logFields()).toBe(0);
  });

  test('a new 403 replaces the cached response', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(answer(403, {}));
    wait(11 * MINUTE_MS);
    expect(await failure()).toBe('FORBIDDEN');
    expect(await failure()).toBe('FORBIDDEN');
  });

  test('a 401 is an upstream fault, because no reader’s token was sent', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(answer(401, {}));
    wait(11 * MINUTE_MS);
    expect(await faqs()).toEqual(['old']);
    expect(logFields()).toBe(1);
  });
});

describe('a 404', () => {
  test('is cached for five seconds, and not used while the upstream is down', async () => {
    upstreamSays(answer(404, {}));
    for (let round = 0; round < 3; round += 1) expect(await faqs()).toEqual([]);
    expect(calls()).toBe(1);
    wait(6 * SECOND_MS);
    upstreamSays(answer(500, {}));
    expect(await failure()).toBe('UPSTREAM_UNAVAILABLE');
    upstreamSays(named('new'));
    expect(await faqs()).toEqual(['new']);
  });

  test('replaces a cached response', async () => {
    upstreamSays(named('old'));
    await faqs();
    upstreamSays(answer(404, {}));
    wait(9 * SECOND_MS);
    expect(await faqs()).toEqual(['old']);
    await expect.poll(faqs, { timeout: 10_000 }).toEqual([]);
  });
});

test('at most 2,000 responses are cached', async () => {
  const kept = publicCalls();
  let sent = 0;
  const read = (index: number) => kept.read(`/call/${index}`, async () => (sent += 1), 1_000);
  for (let index = 0; index < 2_500; index += 1) await read(index);
  await read(2_499);
  expect(sent).toBe(2_500);
  await read(0);
  expect(sent).toBe(2_501);
});

describe('requests that share a call', () => {
  test('are unaffected when one leaves', async () => {
    let release = () => {};
    upstreamSays(by((response) => (release = () => void response.end(JSON.stringify(named('new'))))));
    const leaving = new AbortController();
    const first = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ query: '{ faqs { question } }' }),
      signal: leaving.signal,
    }).catch(() => 'left');
    await expect.poll(calls, { timeout: 10_000 }).toBe(1);
    const second = faqs();
    leaving.abort();
    expect(await first).toBe('left');
    release();
    expect(await second).toEqual(['new']);
    expect(calls()).toBe(1);
  });

  test('do not share the rate limit of the first one', async () => {
    let asked = 0;
    const limited: (() => void)[] = [];
    upstreamSays(
      by((response, request) => {
        asked += 1;
        if (asked > 1) return answer(200, named('new'))(response, request);
        limited.push(() => void answer(429, {})(response, request));
      }),
    );
    const first = failure();
    await expect.poll(() => limited.length, { timeout: 10_000 }).toBe(1);
    const second = faqs();
    // Once its request has been read, the second shares the call.
    await gateway.dataOf('{ boards { code } }');
    limited[0]!();
    expect(await first).toBe('TOO_MANY_REQUESTS');
    expect(await second).toEqual(['new']);
  });
});
