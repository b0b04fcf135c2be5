import { expect, test } from 'vitest';
import { workQueue, type WorkQueue } from './work-queue.ts';

/** Work that lasts until it is let go; `order` has the names in the order in which they began. */
function bench(queue: WorkQueue) {
  const order: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, client: string, signal?: AbortSignal) =>
    void queue
      .run(
        () => {
          order.push(name);
          return new Promise<void>((end) => void ends.push(end));
        },
        { client, signal },
      )
      .catch(({ status }: { status: number }) => refused.push(`${name} ${status}`));
  const finishAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { order, refused, add, finishAll };
}

test('clients take turns, however long one of their lines is', async () => {
  const { order, add, finishAll } = bench(workQueue({ running: 1, queued: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
  for (const name of ['b1', 'b2']) add(name, 'b');
  add('c1', 'c');
  await finishAll();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('one client has no more than its share of the places at once, and others need not wait for it', async () => {
  const { order, add, finishAll } = bench(workQueue({ running: 3, runningPerClient: 2, queued: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
  add('b1', 'b');
  add('b2', 'b');
  expect(order).toEqual(['a1', 'a2', 'b1']);
  await finishAll();
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('one client has its share of the places and no more; a full queue makes room for one with less', async () => {
  const { order, refused, add, finishAll } = bench(workQueue({ running: 1, queued: 4, queuedPerClient: 3 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add(name, 'a');
  add('b1', 'b');
  add('c1', 'c');
  add('a6', 'a');
  await finishAll();
  expect(refused).toEqual(['a5 429', 'a4 429', 'a6 429']);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('work whose caller left while it waited is never done', async () => {
  const queue = workQueue({ running: 1, queued: 4 });
  const { order, refused, add, finishAll } = bench(queue);
  const left = new AbortController();
  add('a1', 'a');
  add('a2', 'a', left.signal);
  add('b1', 'b');
  left.abort();
  add('a3', 'a', left.signal);
  expect(queue.waiting).toBe(1);
  await finishAll();
  expect(order).toEqual(['a1', 'b1']);
  expect(refused.toSorted()).toEqual(['a2 499', 'a3 499']);
});
