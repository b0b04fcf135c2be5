import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.ts';

/** Each job runs until `finishAll`; `order` lists the names in the order in which they started. */
function harness(queue: WorkQueue) {
  const order: string[] = [];
  const rejected: string[] = [];
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
      .catch(({ status }: { status: number }) => rejected.push(`${name} ${status}`));
  const finishAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { order, rejected, add, finishAll };
}

test('clients take turns, however long one of their queues is', async () => {
  const { order, add, finishAll } = harness(new WorkQueue({ running: 1, queued: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
  for (const name of ['b1', 'b2']) add(name, 'b');
  add('c1', 'c');
  await finishAll();
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a client runs no more than its share of jobs at once, and others do not wait for it', async () => {
  const { order, add, finishAll } = harness(new WorkQueue({ running: 3, runningPerClient: 2, queued: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add(name, 'a');
  add('b1', 'b');
  add('b2', 'b');
  expect(order).toEqual(['a1', 'a2', 'b1']);
  await finishAll();
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('a client queues no more than its share of jobs, and a full queue makes room for a client with fewer', async () => {
  const { order, rejected, add, finishAll } = harness(new WorkQueue({ running: 1, queued: 4, queuedPerClient: 3 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) add(name, 'a');
  add('b1', 'b');
  add('c1', 'c');
  add('a6', 'a');
  await finishAll();
  expect(rejected).toEqual(['a5 429', 'a4 429', 'a6 429']);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('a job whose caller caller while it waited never runs', async () => {
  const queue = new WorkQueue({ running: 1, queued: 4 });
  const { order, rejected, add, finishAll } = harness(queue);
  const caller = new AbortController();
  add('a1', 'a');
  add('a2', 'a', caller.signal);
  add('b1', 'b');
  caller.abort();
  add('a3', 'a', caller.signal);
  expect(queue.waiting).toBe(1);
  await finishAll();
  expect(order).toEqual(['a1', 'b1']);
  expect(rejected.toSorted()).toEqual(['a2 499', 'a3 499']);
});
