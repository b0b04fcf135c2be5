import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes, HOME } from '../testing/content.ts';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { persistedQueries } from './persisted-queries.ts';
import { JSON_TYPE, plainRequests, PREFLIGHT } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset(contentRoutes()));
afterAll(() => gateway.close());

const { send } = plainRequests(() => gateway.url);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (query: string, hash = sha256(query)) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

async function post(body: object, headers = {}) {
  const answer = await send({ headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });
  return { ...answer, body: JSON.parse(answer.bytes.toString()) as { data?: object; errors?: object[] } };
}
async function get(search: { query?: string; extensions: object }, headers: Record<string, string> = PREFLIGHT) {
  const answer = await send({
    method: 'GET',
    headers,
    search: { ...search, extensions: JSON.stringify(search.extensions) },
  });
  return { ...answer, body: JSON.parse(answer.bytes.toString()) as { data?: object; errors?: object[] } };
}
/** A document that no earlier test has sent. */
let count = 0;
const fresh = () => HOME.replace('{', `query Fresh${(count += 1)} {`);

const NOT_FOUND = [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }];

describe('automatic persisted queries', () => {
  test('the client sends a document once, then its hash, by POST and by GET', async () => {
    const query = fresh();
    const unknown = await post({ extensions: byHash(query) });
    expect([unknown.status, unknown.body.errors]).toEqual([200, NOT_FOUND]);
    const full = await post({ query, extensions: byHash(query) });
    expect(full.body.errors).toBeUndefined();
    for (const again of [await post({ extensions: byHash(query) }), await get({ extensions: byHash(query) })]) {
      expect(again.body).toEqual(full.body);
    }
  });

  test('PERSISTED_QUERY_NOT_FOUND must not be cached', async () => {
    const unknown = await get({ extensions: byHash(fresh()) });
    expect([unknown.body.errors, unknown.headers['cache-control']]).toEqual([
      NOT_FOUND,
      'private, no-cache, must-revalidate',
    ]);
  });

  test('a public response by GET may be cached by a CDN, and is cached here', async () => {
    const query = fresh();
    await get({ query, extensions: byHash(query) });
    const first = await get({ extensions: byHash(query) });
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    gateway.stub.reset({});
    // `reset` has cleared all caches but the store of documents.
    expect((await get({ extensions: byHash(query) })).body).not.toEqual(first.body);
    gateway.stub.reset(contentRoutes());
    const cached = await get({ extensions: byHash(query) });
    const { length } = gateway.callsMade();
    gateway.stub.change(Object.fromEntries(Object.keys(contentRoutes()).map((path) => [path, { data: [] }])));
    expect((await get({ extensions: byHash(query) })).bytes.equals(cached.bytes)).toBe(true);
    expect(gateway.callsMade()).toHaveLength(length);
  });

  test('responses with a token or about the reader are not cached', async () => {
    const query = fresh();
    await get({ query, extensions: byHash(query) });
    const token = { ...PREFLIGHT, authorization: `Bearer ${tokenOf({ user_id: '7' })}` };
    expect((await get({ extensions: byHash(query) }, token)).headers['cache-control']).toBe('no-store');
    const viewer = `query Viewer${count} { viewer { id } }`;
    await get({ query: viewer, extensions: byHash(viewer) });
    const own = await get({ extensions: byHash(viewer) });
    expect([own.body, own.headers['cache-control']]).toEqual([{ data: { viewer: null } }, 'no-store']);
  });
});

describe('limits of hashes', () => {
  test('a document cannot be stored under another hash', async () => {
    const [query, other] = [fresh(), fresh()];
    const laid = await post({ query: other, extensions: byHash(query) });
    expect([laid.status, laid.body.errors]).toEqual([
      400,
      [{ message: 'provided sha does not match query', extensions: { code: 'BAD_REQUEST' } }],
    ]);
    expect((await post({ extensions: byHash(query) })).body.errors).toEqual(NOT_FOUND);
  });

  test('a document that exceeds the limits is not stored', async () => {
    const deep = `{ ${'a { '.repeat(12)} b ${' }'.repeat(12)} }`;
    expect((await post({ query: deep, extensions: byHash(deep) })).status).toBe(400);
    expect((await post({ extensions: byHash(deep) })).body.errors).toEqual(NOT_FOUND);
  });

  test('a GET cannot mutate, and needs a header that causes a preflight', async () => {
    const mutation = 'mutation { logOut }';
    await post({ query: mutation, extensions: byHash(mutation) });
    expect((await get({ extensions: byHash(mutation) })).status).toBe(405);
    const query = fresh();
    await post({ query, extensions: byHash(query) });
    const unasked = await get({ extensions: byHash(query) }, {});
    expect([unasked.status, unasked.body.data]).toEqual([400, undefined]);
  });

  test.each([
    ['another version', { persistedQuery: { version: 2, sha256Hash: sha256(HOME) } }],
    ['a hash that is none', { persistedQuery: { version: 1, sha256Hash: { toString: 1 } } }],
    ['a hash that is a number', { persistedQuery: { version: 1, sha256Hash: 7 } }],
    ['no object', 'x'],
  ])('%s is refused', async (_what, extensions) => {
    const asked = [await post({ extensions }), await get({ extensions: extensions as object })];
    for (const { status, body } of asked) {
      expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_REQUEST' } }] }]);
    }
  });
});

test('the store is bounded and evicts the least recently used', async () => {
  const { cache } = persistedQueries();
  const document = 'x'.repeat(100_000);
  for (let index = 0; index < 100; index += 1) {
    await cache.set(`hash${index}`, document + index);
    await cache.get('hash0');
  }
  const indexes = [];
  for (let index = 0; index < 100; index += 1) if (await cache.get(`hash${index}`)) indexes.push(index);
  expect(indexes[0]).toBe(0);
  expect(indexes.length).toBeLessThan(40);
  expect(indexes.slice(1)).toEqual(
    Array.from({ length: indexes.length - 1 }, (_, index) => 101 - indexes.length + index),
  );
});
