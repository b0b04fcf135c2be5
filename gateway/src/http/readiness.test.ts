import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from 'server/testing/free-port.ts';
import { expect, test } from 'vitest';
import { answer, BASE_PATH, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { startTestUpstream } from '../testing/upstream.ts';

const status = async (gateway: TestGateway, path: string) => (await fetch(`${gateway.url}${path}`)).status;
const isReady = (gateway: TestGateway) => status(gateway, '/readyz');

/** An address without a listener, and a function that starts one. */
async function latecomer() {
  const port = await freePort();
  return { url: `http://127.0.0.1:${port}${BASE_PATH}`, arrive: () => startTestUpstream(port) };
}

test('a gateway that starts before its upstream is live, and ready two seconds after the upstream', async () => {
  const { url, arrive } = await latecomer();
  const gateway = await startTestGateway({ env: { UPSTREAM_URL: url } });
  expect(await status(gateway, '/livez')).toBe(200);
  expect(await isReady(gateway)).toBe(503);
  // Failing requests open the circuit breaker, which must not delay readiness.
  for (let call = 0; call < 30; call += 1) await gateway.graphql(`{ search(text: "heart ${call}") { topicName } }`);
  expect(await isReady(gateway)).toBe(503);
  const upstream = await arrive();
  upstream.reset({ '/faqs': { faqs: [] }, '/search': { data: [] } });
  const begun = performance.now();
  await expect.poll(() => isReady(gateway), { interval: 100, timeout: 10_000 }).toBe(200);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await gateway.dataOf('{ search(text: "heart") { topicName } }')).toEqual({ search: [] });
  await gateway.close();
  await upstream.close();
});

test.each([
  ['hangs', () => {}],
  ['answers 503', answer(503, {})],
])('an upstream that %s is not ready', async (_how, route) => {
  const gateway = await startTestGateway({ routes: { '*': route } });
  expect(await isReady(gateway)).toBe(503);
  expect(await status(gateway, '/livez')).toBe(200);
  // Concurrent checks share one call.
  await Promise.all(Array.from({ length: 50 }, () => isReady(gateway)));
  expect(gateway.stub.calls.length).toBeLessThanOrEqual(3);
  await gateway.close();
});

test('an upstream that started first is found by the first check or the first request', async () => {
  const gateway = await startTestGateway({ routes: { '/faqs': { faqs: [] }, '/users': answer(401, {}) } });
  expect(await isReady(gateway)).toBe(200);
  expect(gateway.callsMade()).toEqual(['/faqs']);
  await gateway.close();
  const other = await startTestGateway({ routes: { '/faqs': answer(503, {}), '/users': answer(401, {}) } });
  await other.errorOf('{ viewer { id } }', {}, { token: tokenOf({ user_id: 'u-7' }) });
  expect(await isReady(other)).toBe(200);
  await other.close();
});

test('a gateway stays ready if its upstream fails later', async () => {
  const gateway = await startTestGateway({ routes: { '/faqs': { faqs: [] } } });
  await gateway.dataOf('{ faqs { id } }');
  await gateway.stub.close();
  await wait(300);
  expect(await isReady(gateway)).toBe(200);
  expect(await gateway.dataOf('{ faqs { id } }')).toEqual({ faqs: [] });
  await gateway.stop();
});
