import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type Answer, type TestGateway } from '../../testing/index.ts';
import { TOKEN } from '../../testing/people.ts';
import { HASH, packRow, SPKI } from './testing/rows.ts';

const FILE = `/packs/f/${HASH}`;
const MANIFEST = '/packs/ANAT/manifest';
const SIGNATURE = `${'A'.repeat(86)}==`;
const BYTES = Buffer.from([0x1f, 0x8b, 8, 0, 255]);
const YEAR = 'max-age=31536000, immutable';
const OFFERED = { '/capabilities': { capabilities: { study: true, packs: true } } };
const DEADLINE_MS = 2_000;

const file =
  (headers: Record<string, string> = {}, bytes = BYTES): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/gzip', 'cache-control': `private, ${YEAR}`, ...headers })
      .end(bytes);
const manifest =
  (headers: Record<string, string> = { 'x-signature': SIGNATURE }, body = '{"pack":"ANAT" }'): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ timeoutMs: DEADLINE_MS, circuit: { minCalls: Infinity } });
});
beforeEach(() =>
  gateway.stub.reset({
    ...OFFERED,
    '/packs': { packs: [packRow(), packRow({ id: 'RX_AID', kind: 'RX_AID', locked: false })], key: SPKI },
    [FILE]: file(),
    [MANIFEST]: manifest(),
  }),
);
afterAll(() => gateway.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${gateway.url}${path}`, { headers });
const withToken = { authorization: `Bearer ${TOKEN}` };

describe('the list of packs', () => {
  test('is one call with the token of the reader, and says where each manifest is', async () => {
    const query = '{ packs { id kind title questions bytes version locked manifest } }';
    const { packs } = await gateway.dataOf(query, {}, { token: TOKEN });
    expect(packs).toEqual([
      { ...packRow(), manifest: MANIFEST },
      { ...packRow({ id: 'RX_AID', kind: 'RX_AID', locked: false }), manifest: '/packs/RX_AID/manifest' },
    ]);
    const calls = gateway.stub.calls.filter(({ path }) => path === '/packs');
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([withToken.authorization]);
  });

  test('has the key of the manifests beside it', async () => {
    expect(await gateway.dataOf('{ packKey }')).toEqual({ packKey: SPKI });
  });

  test('leaves out what cannot be read', async () => {
    gateway.stub.change({
      '/packs': { packs: [packRow({ id: '../x' }), packRow({ kind: 'VIDEO' }), packRow()], key: SPKI },
    });
    expect(await gateway.dataOf('{ packs { id } }')).toEqual({ packs: [{ id: 'ANAT' }] });
  });

  test.each([
    ['says so', { '/capabilities': { capabilities: { study: true, packs: false } } }],
    ['has the specification alone', {}],
  ])('is empty where the server %s, and its key is not supported', async (_what, routes) => {
    const old = await startTestGateway({ routes });
    try {
      expect(await old.dataOf('{ packs { id } }')).toEqual({ packs: [] });
      expect((await old.errorOf('{ packKey }')).extensions?.code).toBe('NOT_SUPPORTED');
      expect(old.callsMade()).not.toContain('/packs');
      expect((await fetch(`${old.url}${MANIFEST}`)).status).toBe(404);
      expect((await fetch(`${old.url}${FILE}`)).status).toBe(404);
    } finally {
      await old.close();
    }
  });
});

describe('a manifest', () => {
  test('comes byte for byte, with its signature, and is not cached', async () => {
    const response = await get(MANIFEST, { ...withToken, cookie: 'a=b' });
    expect([response.status, await response.text()]).toEqual([200, '{"pack":"ANAT" }']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-signature': SIGNATURE,
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    const { headers } = gateway.stub.calls[0]!;
    expect([headers.authorization, headers.cookie]).toEqual([withToken.authorization, undefined]);
  });

  test.each([
    ['without a signature', manifest({})],
    ['with a signature that is none', manifest({ 'x-signature': 'abc' })],
    ['of HTML', manifest({ 'x-signature': SIGNATURE, 'content-type': 'text/html' })],
    ['of over 5 MB', manifest({ 'x-signature': SIGNATURE }, 'x'.repeat(5 * 1024 * 1024 + 1))],
  ])('%s is refused', async (_what, reply) => {
    gateway.stub.change({ [MANIFEST]: reply });
    const response = await get(MANIFEST, withToken);
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.json()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('a file', () => {
  test.each(['private', 'public'])('comes as it is, to be cached as %s', async (scope) => {
    gateway.stub.change({ [FILE]: file({ 'cache-control': `${scope}, ${YEAR}`, 'set-cookie': 'a=b' }) });
    const response = await get(FILE, withToken);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BYTES);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': `${scope}, ${YEAR}`,
      'content-type': 'application/gzip',
      'content-length': String(BYTES.length),
      'x-content-type-options': 'nosniff',
    });
    for (const name of ['content-encoding', 'set-cookie']) expect(response.headers.has(name)).toBe(false);
  });

  test.each([
    ['of HTML', file({ 'content-type': 'text/html' }), 502],
    ['with a content coding', file({ 'content-encoding': 'gzip' }), 502],
    ['of over 256 kB', file({}, Buffer.alloc(256 * 1024 + 1)), 502],
    ['that hangs', () => {}, 504],
    ['for who has no account', answer(401, { message: 'Please log in.', code: 'UNAUTHENTICATED' }), 401],
    ['for who has no plan', answer(403, { message: 'Please purchase.', code: 'PURCHASE_REQUIRED' }), 403],
    ['that is gone', answer(404, { message: 'No such file.', code: 'NOT_FOUND' }), 404],
  ] as [string, Answer, number][])('%s is an error that nobody caches', async (_what, reply, status) => {
    gateway.stub.change({ [FILE]: reply });
    const response = await get(FILE, withToken);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });
});

test.each([
  FILE.toUpperCase().replace('/PACKS/F', '/packs/f'),
  FILE.slice(0, -1),
  `${FILE}0`,
  `${FILE}%0a`,
  `/packs/f/..%2f${HASH}`,
  '/packs/..%2fusers/manifest',
  '/packs/a.b/manifest',
  `/packs/${'A'.repeat(41)}/manifest`,
])('nothing is asked for at %s', async (path) => {
  expect((await get(path, withToken)).status).toBe(404);
  expect(gateway.callsMade()).toEqual([]);
});

test('a token in the address is not passed on', async () => {
  await get(`${FILE}?token=${TOKEN}`);
  expect(gateway.callsMade()).toEqual([FILE]);
  expect(gateway.stub.calls[0]!.headers.authorization).toBeUndefined();
});
