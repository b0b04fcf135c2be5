import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { jobs } from '../db/schema.ts';
import { createLogger } from '../logger.ts';
import { openTestDatabase } from '../testing/index.ts';
import { defineJob, type JobDefinition, JobQueue, putJob, runNow } from './index.ts';

const HOUR_MS = 3_600_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let queues: JobQueue[];
let done: string[];
let isDown: boolean;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(() => {
  queues = [];
  done = [];
  isDown = false;
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.db.delete(jobs);
});

/** Another instance, as far as the database can tell. */
function startQueue(...definitions: JobDefinition[]): JobQueue {
  const queue = new JobQueue({ db: database.db, logger: createLogger('silent'), definitions });
  queues.push(queue);
  queue.wake();
  return queue;
}

const greet = (options: { maxAttempts?: number } = {}) =>
  defineJob({
    id: 'greet',
    schema: z.strictObject({ name: z.string() }),
    ...options,
    async handler({ name }) {
      if (isDown) throw new Error('nobody is there');
      done.push(name);
    },
  });
const tick = (everyMs = HOUR_MS) =>
  defineJob({ id: 'tick', schedule: { everyMs }, handler: async () => void done.push('tick') });
const rows = () => database.db.select().from(jobs).orderBy(jobs.id);
const makeDue = () => database.db.update(jobs).set({ runAt: sql`now()` });

test('a job runs once it is committed, once over several instances, and goes', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `reader ${index}`);
  await database.db.transaction(async (tx) => {
    for (const name of names) await putJob(tx, 'greet', { name });
  });
  for (let count = 0; count < 3; count += 1) startQueue(greet());
  await expect.poll(rows).toEqual([]);
  expect(done.toSorted()).toEqual(names.toSorted());
});

test('one that fails is tried again later, then given up with its last error, and runs when somebody asks', async () => {
  isDown = true;
  await putJob(database.db, 'greet', { name: 'Rahima' });
  const queue = startQueue(greet({ maxAttempts: 2 }));
  await expect.poll(rows).toMatchObject([{ attempts: 1, failedAt: null, lastError: 'nobody is there' }]);
  const [{ runAt, updatedAt }] = (await rows()) as [typeof jobs.$inferSelect];
  expect(runAt.getTime() - updatedAt.getTime()).toBe(1_000);
  await makeDue();
  queue.wake();
  await expect.poll(rows).toMatchObject([{ attempts: 2, failedAt: expect.any(Date) }]);
  isDown = false;
  await runNow(database.db, (await rows())[0]!.id);
  queue.wake();
  await expect.poll(rows).toEqual([]);
  expect(done).toEqual(['Rahima']);
});

test('a schedule is one row for all instances and starts; a shorter period counts at once', async () => {
  for (let count = 0; count < 3; count += 1) startQueue(tick());
  await expect.poll(rows).toMatchObject([{ schedule: 'tick', attempts: 0, finishedAt: expect.any(Date) }]);
  const nextInMs = async () => (await rows())[0]!.runAt.getTime() - Date.now();
  expect(await nextInMs()).toBeGreaterThan(HOUR_MS / 2);
  startQueue(tick(60_000));
  await expect.poll(nextInMs).toBeLessThan(60_001);
  expect(done).toEqual(['tick']);
});

test('calls for a job without input that wait are one run, and its schedule goes on', async () => {
  for (let count = 0; count < 5; count += 1) await putJob(database.db, 'tick');
  startQueue(tick());
  await expect.poll(rows).toMatchObject([{ schedule: 'tick', finishedAt: expect.any(Date) }]);
  expect(done).toEqual(['tick']);
});

test('what a killed instance ran is taken over when its lease ends, and before that only after a clock change', async () => {
  await putJob(database.db, 'greet', { name: 'killed' });
  await putJob(database.db, 'greet', { name: 'running' });
  await putJob(database.db, 'greet', { name: 'tomorrow' });
  const isNamed = (name: string) => eq(sql`${jobs.input}->>'name'`, name);
  const set = (name: string, fields: object) => database.db.update(jobs).set(fields).where(isNamed(name));
  const taken = { startedAt: sql`now()`, attempts: 1 };
  await set('killed', { ...taken, runAt: sql`now() - interval '1 second'` });
  await set('running', { ...taken, runAt: sql`now() + interval '1 minute'` });
  const tomorrow = sql`now() + interval '1 day'`;
  await set('tomorrow', { ...taken, runAt: tomorrow, updatedAt: tomorrow });
  startQueue(greet());
  await expect.poll(rows).toHaveLength(1);
  expect(done.toSorted()).toEqual(['killed', 'tomorrow']);
});

test('a stop waits for what runs; what takes longer is handed back, and then its end counts for nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await putJob(database.db, 'wait');
  const queue = startQueue(defineJob({ id: 'wait', handler: () => promise }));
  await expect.poll(rows).toMatchObject([{ startedAt: expect.any(Date) }]);
  await queue.stop(10);
  expect(await rows()).toMatchObject([{ startedAt: null, attempts: 0, lastError: null }]);
  resolve();
});

test('an input that does not fit its schema fails the job alone', async () => {
  await putJob(database.db, 'greet', { name: 7 });
  await putJob(database.db, 'greet', { name: 'Karim' });
  startQueue(greet());
  await expect.poll(rows).toMatchObject([{ lastError: expect.stringContaining('expected string'), attempts: 1 }]);
  expect(done).toEqual(['Karim']);
});
