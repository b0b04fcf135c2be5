import { expect, test } from 'vitest';
import { revalidationCache } from './revalidation.ts';

const store = (cache: ReturnType<typeof revalidationCache>, address: string, bytes: number) =>
  cache.store(address, '"v1"', { address }, () => bytes);

test('at most 2,000 bodies and 32 MB are cached, the least recently used go first', () => {
  const cache = revalidationCache();
  for (let index = 0; index < 2_500; index += 1) store(cache, `/page/${index}`, 1_000);
  expect(cache.size().entries).toBe(2_000);
  expect([cache.find('/page/0'), cache.find('/page/2499')]).toMatchObject([undefined, { etag: '"v1"' }]);
  for (let index = 0; index < 100; index += 1) store(cache, `/large/${index}`, 1_000_000);
  expect(cache.size().bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
  expect(cache.find('/page/2499')).toBeUndefined();
});

test('a body over 1 MB is not cached and removes the previous one', () => {
  const cache = revalidationCache();
  store(cache, '/page', 1_000);
  store(cache, '/page', 2_000_000);
  expect(cache.find('/page')).toBeUndefined();
});

test('a cached body cannot be changed', () => {
  const cache = revalidationCache();
  const body = { questions: [{ options: [{ key: 'A' }] }] };
  cache.store('/page', '"v1"', body, () => 100);
  expect(() => (body.questions[0]!.options[0]!.key = 'B')).toThrow(TypeError);
  expect(() => body.questions.pop()).toThrow(TypeError);
});
