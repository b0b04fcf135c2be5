import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest';
import { contentRoutes } from '../testing/content.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const MADE = /^[0-9a-f-]{36}$/;
let log: Record<string, unknown>[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ log: { write: (line: string) => void log.push(JSON.parse(line)) } });
});
beforeEach(() => {
  log = [];
  gateway.stub.reset({ ...contentRoutes(), '/users': { data: { _id: 1, user_id: 'u-7' } } });
});
afterAll(() => gateway.close());

const fetched = async (path: string, id?: string) => {
  const response = await fetch(`${gateway.url}${path}`, { headers: id === undefined ? {} : { 'x-request-id': id } });
  await response.text();
  return response.headers.get('x-request-id');
};
const KEPT = '/graphql?query={faqs{id}}';

test.each([
  '/healthz',
  '/nothing',
  '/images/abc',
  '/auth/nothing',
  '/graphql?query={boards{code}}',
  '/graphql?query={',
])('%s returns the request’s id', async (path) => {
  expect(await fetched(path, 'mine-1')).toBe('mine-1');
  expect(await fetched(path)).toMatch(MADE);
});

test('a cached response has the id of the current request', async () => {
  const headers = { 'apollo-require-preflight': '1' };
  for (const id of ['first', 'second', 'third']) {
    const response = await fetch(`${gateway.url}${KEPT}`, { headers: { ...headers, 'x-request-id': id } });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, id]);
  }
  expect(gateway.callsMade()).toHaveLength(1);
});

test('an invalid id is replaced', async () => {
  for (const id of ['a b', 'x'.repeat(65), 'a"b', '<script>', 'a,b', '../x']) {
    expect(await fetched('/healthz', id)).toMatch(MADE);
  }
});

test.each([
  ['a query', '{ viewer { id } }', undefined],
  ['several at a time', '{ viewer { id } home { faqs { id } plans { id } } }', undefined],
  ['a mutation', 'mutation { requestPasswordReset(email: "a@example.com") }', undefined],
])('%s that fails is logged with the id sent to the upstream', async (_what, query) => {
  gateway.stub.reset({ '*': answer(500, {}) });
  const asked = ['one', 'two', 'three'].map((id) =>
    gateway.graphql(query, {}, { token: TOKEN, headers: { 'x-request-id': id } }),
  );
  for (const { headers } of await Promise.all(asked)) expect(headers.get('x-request-id')).toMatch(/^(one|two|three)$/);
  const failures = log.filter(({ msg }) => msg === 'resolver failed');
  const perRequest = failures.length / 3;
  expect(perRequest).toBeGreaterThanOrEqual(1);
  for (const id of ['one', 'two', 'three']) {
    expect(failures.filter(({ reqId }) => reqId === id)).toHaveLength(perRequest);
  }
  const sent = new Set(gateway.stub.calls.map(({ headers }) => headers['x-request-id']));
  // A shared call has the id of the first request.
  expect(sent).toEqual(new Set(['one', 'two', 'three']));
});

test('so is a picture that fails', async () => {
  gateway.stub.reset({ '*': answer(500, {}) });
  expect(await fetched('/images/abc', 'mine-2')).toBe('mine-2');
  expect(log).toMatchObject([{ msg: 'call failed', reqId: 'mine-2' }]);
});
