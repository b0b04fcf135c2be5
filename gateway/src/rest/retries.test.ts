import { afterEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type Answer, type TestGateway } from '../testing/index.ts';
import { RETRIED_SHARE } from './retries.ts';

const REQUEST_RESET = 'mutation { requestPasswordReset(email: "a@example.com") }';
const GOOD = answer(200, { data: [] });
const reset: Answer = (_response, { socket }) => socket.resetAndDestroy();

let gateway: TestGateway;
afterEach(() => gateway.close());

/** A gateway with production settings, a circuit breaker that stays closed, and saved-up retries. */
async function start(timeoutMs = 5_000) {
  gateway = await startTestGateway({ retriedShare: RETRIED_SHARE, circuit: { minCalls: Infinity }, timeoutMs });
  gateway.stub.reset({ '/search': GOOD });
  await Promise.all(Array.from({ length: 30 }, (_, index) => search(`well ${index}`)));
  gateway.stub.calls.length = 0;
}

const search = (text: string) => gateway.graphql(`{ search(text: "${text}") { topicName } }`);
const codeOf = async (response: ReturnType<typeof search>) => (await response).body.errors?.[0]?.extensions?.code;

/** Responds in turn; the last response repeats. */
function inTurn(...answers: Answer[]): Answer {
  return (response, request) => ((answers.length > 1 ? answers.shift() : answers[0]) as Answer)(response, request);
}

const brokenBody: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"data":[', () => response.socket?.resetAndDestroy());
};

const retryAfter =
  (status: number, value: string): Answer =>
  (response) =>
    response.writeHead(status, { 'retry-after': value }).end('{}');

describe('a read', () => {
  test.each([
    ['a reset connection', reset],
    ['502', answer(502, '')],
    ['503', answer(503, {})],
    ['504', answer(504, '')],
  ])('is retried after %s, at most twice', async (_what, fault) => {
    await start();
    gateway.stub.change({ '/search': inTurn(fault, fault, GOOD) });
    expect(await codeOf(search('heart'))).toBeUndefined();
    expect(gateway.stub.calls).toHaveLength(3);
    gateway.stub.change({ '/search': inTurn(fault, fault, fault, GOOD) });
    expect(await codeOf(search('lung'))).toMatch(/^UPSTREAM_/);
    expect(gateway.stub.calls.length).toBeLessThanOrEqual(6);
  });

  test.each([
    ['500, which is a mistake', answer(500, {})],
    ['404', answer(404, {})],
    ['429', retryAfter(429, '1')],
    ['a body of another kind', answer(200, '<html></html>', 'text/html')],
    ['a body that breaks off', brokenBody],
  ])('is not retried after %s', async (_what, fault) => {
    await start();
    gateway.stub.change({ '/search': fault });
    expect(await codeOf(search('heart'))).toBeDefined();
    expect(gateway.stub.calls).toHaveLength(1);
  });

  test('waits for Retry-After, if there is time', async () => {
    await start();
    gateway.stub.change({ '/search': inTurn(retryAfter(503, '1'), GOOD) });
    const begun = performance.now();
    expect(await codeOf(search('heart'))).toBeUndefined();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
    gateway.stub.change({ '/search': inTurn(retryAfter(503, '60'), GOOD) });
    gateway.stub.calls.length = 0;
    expect(await codeOf(search('lung'))).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.stub.calls).toHaveLength(1);
  });

  test('has one deadline for all attempts', async () => {
    await start(1_500);
    const begun = performance.now();
    gateway.stub.change({ '/search': inTurn(reset, () => {}) });
    expect(await codeOf(search('heart'))).toBe('UPSTREAM_TIMEOUT');
    expect(performance.now() - begun).toBeLessThan(1_500 + 1_500);
    expect(gateway.stub.calls).toHaveLength(2);
  });
});

test('a write is sent once, whatever the response', async () => {
  await start();
  for (const fault of [reset, answer(502, ''), answer(503, {}), retryAfter(503, '1')]) {
    gateway.stub.change({ '/users/reset-req': inTurn(fault, answer(200, {})) });
    gateway.stub.calls.length = 0;
    expect((await gateway.errorOf(REQUEST_RESET)).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(gateway.stub.calls).toHaveLength(1);
  }
});

test.each([
  ['a reset connection', reset],
  ['503', answer(503, {})],
])('if every call fails with %s, retries add only a tenth to the load', async (_what, fault) => {
  gateway = await startTestGateway({ retriedShare: RETRIED_SHARE, circuit: { minCalls: Infinity } });
  gateway.stub.reset({ '/search': fault });
  const COUNT = 300;
  for (let done = 0; done < COUNT; done += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => search(`heart ${done + index}`)));
  }
  expect(gateway.stub.calls.length).toBeGreaterThan(COUNT * 1.05);
  expect(gateway.stub.calls.length).toBeLessThanOrEqual(COUNT * 1.1);
});
