import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes } from '../testing/content.ts';
import { answer, startTestGateway, tokenOf, type Answer, type TestGateway } from '../testing/index.ts';

const TRIAL_EVERY_MS = 500;
const UNAVAILABLE = 'UPSTREAM_UNAVAILABLE';
const REQUEST_RESET = 'mutation { requestPasswordReset(email: "a@example.com") }';

let gateway: TestGateway;
let nowMs = 0;
let log: { msg: string; level: number }[] = [];
const LOG = { write: (line: string) => void log.push(JSON.parse(line)) };

beforeEach(async () => {
  log = [];
  gateway = await startTestGateway({
    now: () => nowMs,
    log: LOG,
    timeoutMs: 3_000,
    // As in production, but with a shorter wait.
    circuit: { trialEveryMs: TRIAL_EVERY_MS, writeTrialDelayMs: 100 },
  });
});
afterEach(() => gateway.close());

const busy: Answer = (response) => response.writeHead(503, { 'retry-after': '2' }).end('{}');
const view = () => fetch(`${gateway.url}/images/abc`);

const search = (text: string) => gateway.graphql(`{ search(text: "${text}") { topicName } }`);
const searches = (count: number, word = 'heart') =>
  Promise.all(Array.from({ length: count }, (_, index) => search(`${word} ${index}`)));
const codesOf = (answers: Awaited<ReturnType<typeof searches>>) => [
  ...new Set(answers.map(({ body }) => body.errors?.[0]?.extensions?.code)),
];
const callsTo = (path: string) => gateway.stub.calls.filter((call) => call.path === path).length;

describe('a failing upstream', () => {
  test('gets no calls until it responds again', async () => {
    gateway.stub.reset({ ...contentRoutes(), '/search': answer(500, '<h1>Oops</h1>', 'text/html') });
    await gateway.dataOf('{ faqs { question } }');
    await searches(20);
    const asked = gateway.stub.calls.length;
    const begun = performance.now();
    expect(codesOf(await searches(100, 'lung'))).toEqual([UNAVAILABLE]);
    const trials = 1 + (performance.now() - begun) / TRIAL_EVERY_MS;
    expect(gateway.stub.calls.length - asked).toBeLessThanOrEqual(trials);
    // Cached responses are still served, even stale ones.
    nowMs += 60_000;
    const { faqs } = await gateway.dataOf('{ faqs { question } boards { code } }');
    expect(faqs).toHaveLength(2);

    gateway.stub.change({ '/search': { data: [] } });
    await expect.poll(async () => (await search('again')).body.errors, { timeout: 10_000 }).toBeUndefined();
    expect(codesOf(await searches(50, 'all'))).toEqual([undefined]);
    expect(log.filter(({ msg }) => msg.startsWith('the upstream')).map(({ msg }) => msg)).toEqual([
      'the upstream is failing; calls are held back',
      'the upstream answers again',
    ]);
    // One log line per failed call, none for calls that were not sent.
    expect(log.filter(({ msg }) => msg === 'resolver failed').length).toBeLessThan(30);
  });

  test('gets no writes, and none is repeated', async () => {
    gateway.stub.reset({ '*': answer(503, {}) });
    await searches(20);
    const error = await gateway.errorOf(REQUEST_RESET);
    expect(error).toMatchObject({ extensions: { code: UNAVAILABLE } });
    expect(callsTo('/users/reset-req')).toBe(0);
    // Without reads a write becomes the trial in the end.
    gateway.stub.change({ '/users/reset-req': {} });
    await expect
      .poll(async () => (await gateway.graphql(REQUEST_RESET)).body.errors, { timeout: 10_000 })
      .toBeUndefined();
    expect(callsTo('/users/reset-req')).toBe(1);
  });

  test.each([
    ['refusals are no failures', answer(404, { message: 'Questions not found' })],
    ['nor are limits', answer(429, {})],
    ['nor an upstream that has enough to do', busy],
    ['nor answers that cannot be read', answer(200, '<html></html>', 'text/html')],
  ])('%s', async (_what, route) => {
    gateway.stub.reset({ '/search': route });
    await searches(60);
    expect(callsTo('/search')).toBe(60);
  });

  test('slow uploads do not open the circuit breaker', { tags: 'long' }, async () => {
    gateway.stub.reset({ 'POST /images': () => {} });
    const uploads = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const abort = new AbortController();
        const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('x')) });
        const headers = {
          authorization: `Bearer ${tokenOf({ user_id: `u-${index}` })}`,
          'content-type': 'multipart/form-data; boundary=x',
        };
        const request = { method: 'POST', headers, body, duplex: 'half', signal: abort.signal };
        const status = fetch(`${gateway.url}/images`, request as RequestInit).then(
          (response) => response.status,
          () => 0,
        );
        return { status, abort };
      });
    for (const _ of [1, 2]) {
      const stalled = uploads(12);
      const statuses = await Promise.all(stalled.map(({ status }) => status));
      for (const { abort } of stalled) abort.abort();
      expect(statuses).toEqual(statuses.map(() => 408));
    }
    expect(log.filter(({ msg }) => msg.startsWith('the upstream'))).toEqual([]);
  });

  test('failing images have their own circuit breaker: questions are still fetched', async () => {
    gateway.stub.reset({ '/images/abc': answer(500, {}), '/search': { data: [] }, 'POST /images': answer(400, {}) });
    for (let count = 0; count < 20; count += 1) expect((await view()).status).toBe(502);
    const { status, headers } = await view();
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(codesOf(await searches(30))).toEqual([undefined]);
    expect(log.filter(({ msg }) => msg.startsWith('the upstream'))).toMatchObject([{ lane: 'pictures' }]);
  });
});

describe('a hanging upstream', () => {
  test('has 70 calls in progress and 150 waiting; others are rejected at once', { tags: 'long' }, async () => {
    let [open, most] = [0, 0];
    const hang: Answer = (response) => {
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => (open -= 1));
    };
    gateway.stub.reset({ '/search': hang, '/faqs': { faqs: [] } });
    const waiting = searches(220);
    await expect.poll(() => callsTo('/search'), { timeout: 10_000 }).toBeGreaterThanOrEqual(70);
    const refused = await searches(100, 'lung');
    expect(codesOf(refused)).toContain(UNAVAILABLE);
    expect(codesOf(await waiting)).toContain('UPSTREAM_TIMEOUT');
    // How many in all depends on how many arrive after the first ones have timed out.
    expect(most).toBe(70);
    await expect.poll(gateway.stub.openSockets, { timeout: 10_000 }).toBeLessThanOrEqual(70);
  });

  test('does not block pictures, which may be cached', async () => {
    gateway.stub.reset({ '*': answer(500, {}), '/images/abc': answer(200, 'x', 'image/png') });
    await searches(20);
    expect(codesOf(await searches(1))).toEqual([UNAVAILABLE]);
    expect((await view()).status).toBe(200);
  });
});
