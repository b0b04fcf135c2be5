import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const ID = 'aB3-_xaB3-_xaB3-_xaB3-';
const CALL = `/images/${ID}`;
const PIXELS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
const YEAR = 'public, max-age=31536000, immutable';
const LARGE = Buffer.alloc(5 * 1024 * 1024 + 1);
const DEADLINE_MS = 300;
// Megabytes sent by the last endless image.
let poured = 0;

const image =
  (headers: Record<string, string> = {}, bytes: Buffer = PIXELS): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': YEAR, ...headers }).end(bytes);

let gateway: TestGateway;
beforeAll(async () => {
  // Only pictures fail here; the calls that verify readers succeed.
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS, circuit: { minCalls: Infinity } });
});
beforeEach(() => gateway.stub.reset({ [CALL]: image() }));
afterAll(() => gateway.close());

const view = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });

/** Sends the path unchanged; fetch would normalise it. */
async function rawStatus(path: string) {
  const { port } = new URL(gateway.url);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  request({ port, path, host: '127.0.0.1' }, (response) => {
    void text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

describe('an image of the store', () => {
  test('is returned with its bytes, type and Cache-Control', async () => {
    gateway.stub.reset({ [CALL]: image({ vary: 'Accept', etag: '"7"', 'set-cookie': 'a=b', 'x-inside': '10.0.0.7' }) });
    const response = await view(CALL);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PIXELS);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': YEAR,
      vary: 'Accept',
      etag: '"7"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.has('x-inside')).toBe(false);
  });

  test('is fetched in the size and format of the request', async () => {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    await view(`${CALL}?w=96&h=100&q=auto%3Agood&f=auto&evil=1`, { accept });
    expect(gateway.stub.calls).toMatchObject([
      { method: 'GET', path: CALL, query: { w: '96', h: '100', q: 'auto:good', f: 'auto' }, headers: { accept } },
    ]);
    expect(Object.keys(gateway.stub.calls[0]!.query)).toHaveLength(4);
  });

  test.each(['/images/folder/name', '/images/v1/abc.jpg', '/images/%E0%A6%AC/ward%201.png'])(
    'may be in a folder: %s',
    async (path) => {
      gateway.stub.reset({ [path]: image() });
      expect((await view(`${path}?w=96`)).status).toBe(200);
      expect(gateway.callsMade()).toEqual([`${path}?w=96`]);
    },
  );

  test('is public: neither token nor cookie is passed on', async () => {
    await view(CALL, { authorization: `Bearer ${TOKEN}`, cookie: 'a=b', 'client-ip': '203.0.113.1', 'x-evil': '1' });
    const { headers } = gateway.stub.calls[0]!;
    for (const name of ['authorization', 'cookie', 'x-evil']) expect(headers[name]).toBeUndefined();
    expect(headers['client-ip']).toBe('0.0.0.0');
  });

  test('that has not changed is not sent again', async () => {
    gateway.stub.reset({
      [CALL]: by((response, given) => response.writeHead(given.headers['if-none-match'] === '"7"' ? 304 : 500).end()),
    });
    const response = await view(CALL, { 'if-none-match': '"7"' });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  test('answers HEAD without a body', async () => {
    const response = await fetch(`${gateway.url}${CALL}`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(gateway.stub.calls[0]?.method).toBe('HEAD');
  });

  test.each([undefined, 'private', 'no-store', 'public, max-age=1\u007F', 'max-age=5'])(
    'with Cache-Control %j may be cached for an hour',
    async (cache) => {
      const headers: Record<string, string> = { 'content-type': 'image/png' };
      if (cache && !cache.includes('\u007F')) headers['cache-control'] = cache;
      gateway.stub.reset({ [CALL]: by((response) => response.writeHead(200, headers).end(PIXELS)) });
      expect((await view(CALL)).headers.get('cache-control')).toBe('public, max-age=3600');
    },
  );
});

describe('only pictures are returned (threat C11)', () => {
  test.each(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp', 'IMAGE/PNG', 'image/png; charset=x'])(
    '%s',
    async (type) => {
      gateway.stub.reset({ [CALL]: image({ 'content-type': type }) });
      const response = await view(CALL);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type.toLowerCase().split(';')[0]]);
    },
  );

  test.each([
    'text/html',
    'image/svg+xml',
    'application/octet-stream',
    'application/javascript',
    'application/json',
    'image/',
    'image/png, text/html',
    'imagexpng',
    '',
  ])('not %j', async (type) => {
    gateway.stub.reset({ [CALL]: image({ 'content-type': type }, Buffer.from('<script>alert(1)</script>')) });
    const response = await view(CALL);
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      message: 'Error: Something went wrong, please try again.',
      code: 'UPSTREAM_UNAVAILABLE',
    });
  });
});

describe('an invalid id makes no call (threat C10)', () => {
  test.each([
    '/images/..',
    '/images/../users',
    '/images/%2e%2e',
    '/images/%2e%2e%2fusers',
    '/images/..%2f..%2fadmin',
    '/images/a%2fb',
    '/images/a%5cb',
    '/images/a%00',
    '/images/a%0d%0aX-Evil:1',
    '/images/a%3fb=c',
    '/images/.htaccess',
    '/images/%E0%A4%A',
    `/images/${'a'.repeat(256)}`,
    '/images/http:%2f%2fevil.example',
    '/images//evil.example/x',
    '/images/folder/../users',
    '/images/folder/%2e%2e/users',
    '/images/folder/%2e%2e%2fusers',
    '/images/folder//name',
    '/images/folder/',
    '/images/folder/.env',
    '/images/folder%252f..%252fusers',
    '/images/https:/evil.example/x.png',
    `/images/${'a/'.repeat(10)}a`,
  ])('%s', async (path) => {
    const { status, body } = await rawStatus(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/node_modules| {4}at /);
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each([
    ['w=0x10', 'w'],
    ['w=-1', 'w'],
    ['w=123456', 'w'],
    ['w=1&w=2', 'w'],
    ['h=', 'h'],
    ['f=svg', 'f'],
    ['f=webp%26x=1', 'f'],
    ['q=best', 'q'],
    ['q[a]=1&q=1&q=2', 'q'],
  ])('nor does the size %s', async (query, field) => {
    const response = await view(`${CALL}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('upstream faults', () => {
  test.each([
    ['404', answer(404, { message: 'No such image.' }), 404, 'NOT_FOUND'],
    ['429', answer(429, {}), 429, 'TOO_MANY_REQUESTS'],
    ['500 with its inside', answer(500, 'at /srv/api.js:7', 'text/html'), 502, 'UPSTREAM_UNAVAILABLE'],
    ['an endless length', image({ 'content-length': String(LARGE.length) }, LARGE), 502, 'UPSTREAM_UNAVAILABLE'],
    [
      '206',
      (response) => response.writeHead(206, { 'content-type': 'image/png' }).end('x'),
      502,
      'UPSTREAM_UNAVAILABLE',
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
      502,
      'UPSTREAM_UNAVAILABLE',
    ],
    ['a reset', (_response, { socket }) => socket.resetAndDestroy(), 502, 'UPSTREAM_UNAVAILABLE'],
    ['a hang', () => {}, 504, 'UPSTREAM_TIMEOUT'],
  ] as [string, Answer, number, string][])('%s', async (_what, fault, status, code) => {
    gateway.stub.reset({ [CALL]: fault });
    const begun = performance.now();
    const response = await view(CALL);
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(JSON.parse(body)).toMatchObject({ code });
    expect(body).not.toContain('/srv/');
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS + 1_500);
  });

  test.each<[string, Answer]>([
    ['stops half way', (response) => response.writeHead(200, { 'content-type': 'image/png' }).write('x')],
    [
      'breaks off',
      (response, { socket }) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 }).write('x');
        setTimeout(() => socket.destroy(), 30);
      },
    ],
    ['is larger than 5 MB', image({}, LARGE)],
    [
      'never ends',
      (response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        poured = 0;
        const block = Buffer.alloc(1024 * 1024);
        const pour = () => {
          while (!response.destroyed && response.write(block)) poured += 1;
          if (!response.destroyed) response.once('drain', pour);
        };
        pour();
      },
    ],
  ])('a body that %s is no whole image', async (_what, fault) => {
    gateway.stub.reset({ [CALL]: fault });
    const response = await view(CALL);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
    expect(poured).toBeLessThan(40);
  });

  test(
    'hanging views beyond the limit are rejected at once and do not block other calls',
    { tags: 'long' },
    async () => {
      // With a timeout long enough for all of them to arrive.
      const other = await startTestGateway({ timeoutMs: 3_000 });
      other.stub.reset({ [CALL]: () => {}, '/users': { data: { _id: 1, user_id: 'u-7' } } });
      const hanging = Array.from({ length: 130 }, () => fetch(`${other.url}${CALL}`));
      await expect.poll(() => other.stub.calls.length, { timeout: 10_000 }).toBe(16);
      expect(await other.dataOf('{ viewer { id } }', {}, { token: TOKEN })).toEqual({ viewer: { id: '1' } });
      const statuses = await Promise.all(hanging.map(async (answered) => (await answered).status));
      // 16 are in progress and 40 wait.
      expect(statuses.filter((status) => status === 504)).toHaveLength(56);
      expect(statuses.filter((status) => status === 503)).toHaveLength(74);
      await other.close();
    },
  );

  test('closing the connection ends the upstream call', async () => {
    const cut = Promise.withResolvers<void>();
    const begin: Answer = (response) => {
      response.once('close', cut.resolve);
      response.writeHead(200, { 'content-type': 'image/png' }).write('x');
    };
    // With a long timeout.
    const other = await startTestGateway({ routes: { [CALL]: begin } });
    const leaving = new AbortController();
    await fetch(`${other.url}${CALL}`, { signal: leaving.signal });
    leaving.abort();
    await expect(cut.promise).resolves.toBeUndefined();
    await other.close();
  });
});
