import { expect, test } from 'vitest';
import { renderLimit } from './render-limit.ts';

const FOUND = { status: 200 };
const MISSING = { status: 404 };

test('a page that does not exist costs a fifth of one that does', async () => {
  const limit = renderLimit({ atOnce: 1, perSecond: 1e-6, burst: 2, waiting: 1 });
  for (let missing = 0; missing < 5; missing += 1) await limit('a', async () => MISSING);
  await limit('a', async () => FOUND);
  let isRendered = false;
  void limit('a', async () => ((isRendered = true), FOUND));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isRendered).toBe(false);
});

test('addresses take turns, and each has a limit of its own', async () => {
  const limit = renderLimit({ atOnce: 1, perSecond: 1000, burst: 1000, waiting: 3 });
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const render = (address: string) =>
    limit(address, async () => {
      order.push(address);
      await held.promise;
      return FOUND;
    }).catch((error: Error) => void order.push(`${address}: ${error.name}`));
  const all = ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c'].map(render);
  held.resolve();
  await Promise.all(all);
  expect(order).toEqual(['a', 'a: Busy', 'a', 'b', 'c', 'a', 'b', 'a']);
});
