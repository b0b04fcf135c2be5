import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

const DOCUMENT = { openapi: '3.1.0', info: { title: 'REST API' }, paths: { '/faqs': {} } };

let nowMs = 1;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs });
});
beforeEach(() => gateway.stub.reset({ '/openapi.json': DOCUMENT }));
afterAll(() => gateway.close());

const get = (headers: Record<string, string> = {}) => fetch(`${gateway.url}/openapi.json`, { headers });

describe('the OpenAPI document of the REST API', () => {
  test('is passed on without the caller’s token, and cached', async () => {
    const first = await get({ authorization: `Bearer ${tokenOf({ user_id: 'RAHIMA' })}` });
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await first.json()).toEqual(DOCUMENT);
    expect(gateway.stub.calls[0]!.headers.authorization).toBeUndefined();
    nowMs += 5_000;
    const cached = await get();
    expect([cached.headers.get('age'), cached.headers.get('cache-control')]).toEqual(['5', 'public, max-age=300']);
    expect(gateway.callsMade()).toHaveLength(1);
  });

  test('is 404 if the upstream has none', async () => {
    gateway.stub.reset({ '*': answer(404, 'Cannot GET /openapi.json') });
    const response = await get();
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      message: 'The REST API has no OpenAPI document.',
      code: 'NOT_FOUND',
    });
  });

  test.each([
    ['something else', { hello: 'there' }],
    ['more than is read of any call', { ...DOCUMENT, pad: 'x'.repeat(6_000_000) }],
  ])('is 502 if it is %s', async (_what, body) => {
    gateway.stub.reset({ '/openapi.json': body });
    expect((await get()).status).toBe(502);
  });

  test('costs a point, and is hidden like the schema', async () => {
    const limited = await startTestGateway({ env: { RATE_LIMIT_ADDRESS: '1' }, routes: { '/openapi.json': DOCUMENT } });
    const ask = () => fetch(`${limited.url}/openapi.json`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    await limited.close();
    const hidden = await startTestGateway({ env: { INTROSPECTION: 'off' }, routes: { '/openapi.json': DOCUMENT } });
    expect((await fetch(`${hidden.url}/openapi.json`)).status).toBe(404);
    await hidden.close();
  });
});
