import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes, HOME } from '../testing/content.ts';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { responseCache, type CachedResponse } from './response-cache.ts';
import { CompressibleBody } from './compressible.ts';
import { plainRequests } from '../testing/requests.ts';

const FAQS = '{ faqs { id question } }';

let nowMs = 1;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs });
});
beforeEach(() => gateway.stub.reset(contentRoutes()));
afterAll(() => gateway.close());

const { post, get, send } = plainRequests(() => gateway.url);

/** Whether a request bypassed the response cache. Clears the cache of calls, not that of responses. */
const changed = { faqs: [{ _id: 'new', question: 'New?', answer: 'Yes.' }] };
async function isAnsweredAnew(ask: () => Promise<{ bytes: Buffer }>) {
  // After 10 s no cached response is served.
  nowMs += 11_000;
  gateway.stub.change({ '/faqs': contentRoutes()['/faqs'] });
  await ask();
  gateway.stub.change({ '/faqs': changed });
  return (await ask()).bytes.includes('New?');
}

/** The headers that must be equal in two responses. */
const withoutClock = ({
  date: _date,
  'x-request-id': _id,
  'transfer-encoding': _chunks,
  'content-length': _length,
  age: _age,
  ...headers
}: Headers) => headers;
type Headers = Awaited<ReturnType<typeof get>>['headers'];

describe('a response with public fields only', () => {
  test('is repeated byte for byte, for ten seconds', async () => {
    const first = await post(HOME);
    const { length } = gateway.callsMade();
    gateway.stub.cutAll();
    const again = await post(HOME);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(gateway.callsMade()).toHaveLength(length);
    expect(withoutClock(again.headers)).toEqual(withoutClock(first.headers));
    const [fetched, kept] = [await get(HOME), await get(HOME)];
    expect(kept.bytes.equals(first.bytes)).toBe(true);
    expect(withoutClock(kept.headers)).toEqual(withoutClock(fetched.headers));
  });

  test('is repeated in the encoding that the client accepts', async () => {
    const long = `{ home { ${Array.from({ length: 15 }, (_, index) => `a${index}: faqs { __typename id question answer }`).join(' ')} } }`;
    const plain = await post(long);
    expect(plain.bytes.length).toBeGreaterThan(2048);
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ]) {
      for (let round = 0; round < 2; round += 1) {
        const { headers, bytes } = await post(long, { 'accept-encoding': accepted! });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toMatch(/accept-encoding/i);
        const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
        expect(unpacked.equals(plain.bytes)).toBe(true);
      }
    }
    const short = await post(FAQS, { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('is refreshed once for concurrent requests', async () => {
    await post(FAQS);
    nowMs += 11 * 60_000;
    let asked = 0;
    gateway.stub.change({
      '/faqs': by((response, request) => {
        asked += 1;
        answer(200, changed)(response, request);
      }),
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => post(FAQS)));
    expect(all.every(({ bytes }) => bytes.includes('New?'))).toBe(true);
    expect(asked).toBe(1);
  });

  test('is not cached with an error', async () => {
    gateway.stub.change({ '/faqs': answer(500, {}) });
    expect((await post(HOME)).bytes.toString()).toContain('UPSTREAM_UNAVAILABLE');
    gateway.stub.change({ '/faqs': changed });
    expect((await post(HOME)).bytes.toString()).toContain('New?');
  });
});

describe('requests without a cached response', () => {
  test('two with the same document', async () => {
    expect(await isAnsweredAnew(() => post(FAQS))).toBe(false);
    expect(await isAnsweredAnew(() => get(FAQS))).toBe(false);
  });

  test.each([
    ['a reader', `Bearer ${tokenOf({ user_id: 'u-7' })}`],
    ['a reader of a bad token', 'Bearer x,y'],
    ['Basic', 'Basic dXNlcjpwYXNz'],
    ['an empty header', ''],
  ])('%s: neither read from the cache nor stored', async (_who, authorization) => {
    const visitor = async () => (await post(FAQS)).bytes.includes('New?');
    const reader = async (query = FAQS) => (await post(query, { authorization })).bytes.includes('New?');
    /** The call is 9 s old and refreshed, the cached response 6 s old. */
    const renewCall = async () => {
      gateway.stub.change({ '/faqs': changed });
      nowMs += 6_000;
      await expect.poll(() => reader(`${FAQS} # another`), { timeout: 10_000 }).toBe(true);
    };
    await reader();
    nowMs += 3_000;
    expect(await visitor()).toBe(false);
    await renewCall();
    expect([await visitor(), await reader()]).toEqual([false, true]);

    gateway.stub.reset(contentRoutes());
    await reader();
    nowMs += 3_000;
    expect(await reader()).toBe(false);
    await renewCall();
    expect(await visitor()).toBe(true);
  });

  test('a reader between two visitors: each gets their own', async () => {
    const query = '{ viewer { name } faqs { id } }';
    gateway.stub.change({ '/users': { data: { _id: 1, user_id: 'u-7', access_doc: '', name: 'Nadia' } } });
    const authorization = `Bearer ${tokenOf({ user_id: 'u-7' })}`;
    const answers = [];
    for (const headers of [{}, { authorization }, {}, { authorization }] as Record<string, string>[]) {
      answers.push((await post(query, headers)).bytes.toString());
    }
    expect(answers.map((text) => text.includes('Nadia'))).toEqual([false, true, false, true]);
  });

  test('mutations, introspection and invalid queries', async () => {
    for (const query of ['mutation { logOut }', '{ __schema { queryType { name } } }', '{ faqs { nothing } }', '{']) {
      expect((await get(query)).headers['cache-control']).not.toContain('public');
      expect((await post(query)).headers['cache-control']).not.toContain('public');
    }
  });
});

describe('the store', () => {
  test('ignores large requests', async () => {
    const ask = (size: number) => () =>
      send({ body: JSON.stringify({ query: FAQS, variables: { pad: 'x'.repeat(size) } }) });
    expect(await isAnsweredAnew(ask(1_000))).toBe(false);
    nowMs += 60_000;
    const large = ask(10_000);
    await large();
    gateway.stub.reset({ ...contentRoutes(), '/faqs': changed });
    expect((await large()).bytes.toString()).toContain('New?');
  });
});

describe('Age', () => {
  const signedIn = { authorization: `Bearer ${tokenOf({ user_id: 'RAHIMA' })}` };

  test('is the age of a cached response, or of the cached calls in it', async () => {
    expect((await post(FAQS)).headers.age).toBeUndefined();
    nowMs += 4_000;
    expect((await post(FAQS)).headers.age).toBe('4');
    expect((await get(FAQS)).headers.age).toBe('4');
    nowMs += 3_500;
    expect((await post(FAQS)).headers.age).toBe('7');
    // The calls are 7 s old; responses are not cached for a reader with a token.
    expect((await post(FAQS, signedIn)).headers.age).toBe('7');
    // The GET used calls that were 4 s old, and is itself 3 s old.
    expect((await get(FAQS)).headers.age).toBe('7');
  });

  test('grows while the upstream is down, and restarts once it is back', async () => {
    await post(FAQS, signedIn);
    gateway.stub.change({ '/faqs': answer(500, {}) });
    nowMs += 3_600_000;
    expect((await post(FAQS, signedIn)).headers.age).toBe('3600');
    gateway.stub.change({ '/faqs': changed });
    nowMs += 60_000;
    // Served stale during the refresh.
    await expect.poll(async () => (await post(FAQS, signedIn)).headers.age).toBeUndefined();
  });

  test('is absent for private responses and those without calls', async () => {
    nowMs += 5_000;
    expect((await post('{ viewer { id } }', signedIn)).headers.age).toBeUndefined();
    expect((await post('{ boards { code } }', signedIn)).headers.age).toBeUndefined();
  });
});

test('at most 2,000 responses are cached', async () => {
  const cache = responseCache({ now: () => 1 });
  const kept: CachedResponse = {
    contentType: '',
    cacheControl: '',
    ageS: 0,
    body: new CompressibleBody(Buffer.from('{}')),
  };
  for (let index = 0; index < 2_500; index += 1) await cache.run(`${index}`, async () => kept);
  expect(cache.find('2499')).toEqual(kept);
  expect(cache.find('0')).toBeUndefined();
});
