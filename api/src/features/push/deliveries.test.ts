import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushSubscriptions } from '../../db/schema.ts';
import { putNotification } from '../notifications/index.ts';
import { type PushScene, startPushScene } from './testing/use-push.ts';

let scene: PushScene;
beforeAll(async () => void (scene = await startPushScene()));
beforeEach(async () => {
  await scene.clear();
  scene.setTime('2026-12-10T12:00:00Z');
});
afterAll(() => scene.close());

const notify = (user: number | null) =>
  scene.api.db.transaction((tx) =>
    putNotification(tx, { user, title: 'Closed on Friday', message: '<p>The site is closed.</p>' }),
  );
const payloads = () => scene.service.received.map(({ payload }) => payload);
const subscriptions = () => scene.api.db.select().from(pushSubscriptions);

test('two instances, and a job that runs twice, send once', async () => {
  const reader = await scene.newReader();
  for (let count = 0; count < 8; count += 1) await reader.subscribe();
  for (let count = 0; count < 4; count += 1) await notify(reader.id);
  const queues = [scene.startQueue(), scene.startQueue()];
  await expect.poll(() => scene.service.received.length).toBe(32);
  await expect.poll(scene.waiting).toEqual([]);
  await Promise.all(queues.map((queue) => queue.stop()));
  expect(new Set(scene.service.calls).size).toBe(8);
  expect(scene.service.calls).toHaveLength(32);
});

test.each([404, 410])('%i removes the browser at once', async (status) => {
  const reader = await scene.newReader();
  await reader.subscribe();
  scene.service.answerWith({ status });
  await notify(reader.id);
  await scene.runJobs();
  expect(await subscriptions()).toEqual([]);
  expect(await scene.waiting()).toEqual([]);
});

test('so does another refusal; a redirect is not followed', async () => {
  const reader = await scene.newReader();
  const kept = await reader.subscribe();
  scene.service.answerWith({ status: 307, headers: { location: `${scene.service.url}/elsewhere` } }, { status: 403 });
  await notify(reader.id);
  await scene.runJobs();
  expect(await subscriptions()).toMatchObject([{ endpoint: kept.endpoint }]);
  expect(scene.service.calls).toEqual([kept.endpoint.split('/').at(-1)]);
  await scene.makeDue();
  await scene.runJobs();
  expect(await subscriptions()).toEqual([]);
});

test.each([
  [500, () => undefined, 1],
  [429, () => '120', 120],
  [503, () => new Date(Date.now() + 3_600_000).toUTCString(), 3_600],
])('%i is tried again, no sooner than the service says', async (status, retryAfter, seconds) => {
  const reader = await scene.newReader();
  await reader.subscribe();
  const after = retryAfter();
  scene.service.answerWith({ status, ...(after && { headers: { 'retry-after': after } }) });
  await notify(reader.id);
  await scene.runJobs();
  const [job] = await scene.waiting();
  expect(Math.abs((job!.runAt.getTime() - job!.updatedAt.getTime()) / 1000 - seconds)).toBeLessThan(3);
  expect(job!.lastError).toBe(`reminder not sent: status ${status}`);
  await scene.makeDue();
  await scene.runJobs();
  expect(payloads()).toHaveLength(1);
});

test('what waited for three days is not sent, nor is a message to a browser that has logged out', async () => {
  const [reader, leaving] = [await scene.newReader(), await scene.newReader()];
  await reader.subscribe();
  await leaving.subscribe();
  scene.service.answerWith({ status: 500 }, { status: 500 });
  await notify(null);
  await scene.runJobs();
  expect(await scene.waiting()).toHaveLength(2);
  await scene.api.call('DELETE', '/users/session', { token: leaving.token });
  scene.setTime('2026-12-13T12:00:00Z');
  await scene.makeDue();
  await scene.runJobs();
  expect(scene.service.received).toEqual([]);
  expect(await scene.waiting()).toEqual([]);
});
