import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskMessages, notifications, users } from '../../db/schema.ts';
import { pushCopies, putNotification } from '../notifications/index.ts';
import { type PushScene, startPushScene } from './testing/use-push.ts';

let scene: PushScene;
beforeAll(async () => void (scene = await startPushScene()));
beforeEach(async () => {
  await scene.clear();
  scene.setTime('2026-12-10T12:00:00Z');
});
afterAll(() => scene.close());

const QUIET_EVENING = { kinds: ['REVIEWS_DUE', 'MESSAGE'], quiet_from: 22, quiet_to: 7 };
const notify = (user: number | null, title = 'Closed on Friday', message = '<p>The site is <b>closed</b>.</p>') =>
  scene.api.db.transaction((tx) => putNotification(tx, { user, title, message }));
const payloads = () => scene.service.received.map(({ payload }) => payload as { notification: object });
const look = () => scene.runJobs('look-for-due-reviews');
/** Due the next day. */
const withDueQuestion = async (offset = 360) => {
  const reader = await scene.newReader();
  await reader.subscribe();
  await reader.answer('1', '2026-12-08T12:00:00Z', offset);
  return reader;
};

test('a message of the desk reaches each browser, encrypted and signed, with text alone', async () => {
  const [reader, other] = [await scene.newReader(), await scene.newReader()];
  const browsers = [await reader.subscribe(), await reader.subscribe()];
  await other.subscribe();
  const { id } = await notify(reader.id);
  await scene.runJobs();
  expect(scene.service.faults).toEqual([]);
  expect(new Set(scene.service.received.map(({ browser }) => browser))).toEqual(
    new Set(browsers.map(({ endpoint }) => endpoint.split('/').at(-1))),
  );
  expect(scene.service.received).toHaveLength(2);
  const { payload, headers } = scene.service.received[0]!;
  expect(payload).toEqual({
    web_push: 8030,
    notification: {
      title: 'Closed on Friday',
      body: 'The site is closed.',
      navigate: `${scene.api.options.publicUrl}/`,
      tag: `message-${id}`,
    },
  });
  expect(headers).toMatchObject({ urgency: 'normal', ttl: String(3 * 86_400) });
  expect(headers.topic).toMatch(/^[\w-]{32}$/);
});

test('one to everybody goes to all who want messages, and a long one is cut', async () => {
  const [reader, other] = [await scene.newReader(), await scene.newReader()];
  await reader.subscribe();
  await other.subscribe();
  await other.set({ kinds: ['REVIEWS_DUE'] });
  await notify(null, 'T'.repeat(200), 'ড় '.repeat(1_600));
  await scene.runJobs();
  expect(payloads()).toHaveLength(1);
  expect(payloads()[0]!.notification).toMatchObject({ title: `${'T'.repeat(99)}…` });
});

test('one to a group goes once to the browsers of those who have a copy', async () => {
  const [reader, other] = [await scene.newReader(), await scene.newReader()];
  await reader.subscribe();
  await other.subscribe();
  const at = scene.now();
  const words = { title: 'To some', message: '<p>Your plan <b>ends</b> soon.</p>' };
  const audience = { group: 'PLAN_ENDS', days: 7 } as const;
  const values = { ...words, audience, state: 'SENT', sendAt: at, createdAt: at } as const;
  const [message] = await scene.api.db.insert(deskMessages).values(values).returning();
  await scene.api.db.insert(notifications).values({ ...words, user: reader.id, copyOf: message!.id });
  for (const _time of [1, 2]) {
    await pushCopies(scene.api.db, { copiesOf: message!.id, after: 0, until: other.id });
    await scene.runJobs();
  }
  expect(payloads()).toMatchObject([{ notification: { title: 'To some', body: 'Your plan ends soon.' } }]);
});

test('an answered report says of which question, and nothing that is in it or was answered', async () => {
  const reader = await scene.newReader();
  await reader.subscribe();
  const params = { ref: 'ANAT-000001', accepted: true, answer: 'The femoral nerve.' };
  await scene.api.db.transaction((tx) => putNotification(tx, { user: reader.id, template: 'report-answered', params }));
  await scene.runJobs();
  expect(payloads()[0]!.notification).toEqual({
    title: 'Your report was right',
    body: 'On your report of ANAT-000001.',
    navigate: `${scene.api.options.publicUrl}/profile/reports`,
    tag: 'report-answered',
  });
});

test('a reminder is in the language of the account, and opens a page in it', async () => {
  const reader = await scene.newReader();
  await reader.subscribe();
  await scene.api.db.update(users).set({ language: 'bn' }).where(eq(users.id, reader.id));
  const params = { ref: 'ANAT-000001', accepted: false, answer: 'The femoral nerve.' };
  await scene.api.db.transaction((tx) => putNotification(tx, { user: reader.id, template: 'report-answered', params }));
  await scene.runJobs();
  expect(payloads()[0]!.notification).toEqual({
    title: 'আপনার রিপোর্টের উত্তর এসেছে',
    body: 'ANAT-000001 নিয়ে আপনার রিপোর্ট।',
    navigate: `${scene.api.options.publicUrl}/bn/profile/reports`,
    tag: 'report-answered',
  });
});

test('due reviews are announced at 18 h of the reader, once a day', async () => {
  await withDueQuestion();
  scene.setTime('2026-12-10T11:59:00Z');
  await look();
  expect(payloads()).toEqual([]);
  scene.setTime('2026-12-10T12:00:00Z');
  await look();
  await look();
  expect(payloads()).toEqual([
    {
      web_push: 8030,
      notification: {
        title: 'Reviews are due',
        body: 'One question is due for review today.',
        navigate: `${scene.api.options.publicUrl}/review`,
        tag: 'reviews-due',
      },
    },
  ]);
  // Until quiet hours begin at 22 h.
  expect(scene.service.received[0]!.headers.ttl).toBe(String(4 * 3_600));
  scene.setTime('2026-12-11T12:04:00Z');
  await look();
  expect(payloads()).toHaveLength(2);
});

test.each([
  [-300, '2026-12-10T22:59:00Z', '2026-12-10T23:00:00Z'],
  [540, '2026-12-10T08:59:00Z', '2026-12-10T09:00:00Z'],
  [345, '2026-12-10T12:14:00Z', '2026-12-10T12:15:00Z'],
])('at an offset of %i minutes it is 18 h at another time', async (offset, before, after) => {
  await withDueQuestion(offset);
  scene.setTime(before);
  await look();
  expect(payloads()).toEqual([]);
  scene.setTime(after);
  await look();
  expect(payloads()).toHaveLength(1);
});

test('nobody is reminded who has nothing due, has begun, or does not want it', async () => {
  const idle = await scene.newReader();
  await idle.subscribe();
  const busy = await withDueQuestion();
  await busy.answer('2', '2026-12-10T03:00:00Z');
  const unwilling = await withDueQuestion();
  await unwilling.set({ kinds: ['MESSAGE'] });
  await look();
  expect(scene.service.calls).toEqual([]);
});

test('who begins between the evening’s check and the end of quiet hours is not reminded either', async () => {
  const reader = await withDueQuestion();
  await reader.set({ kinds: ['REVIEWS_DUE'], quiet_from: 17, quiet_to: 20 });
  await look();
  expect(await scene.waiting()).toHaveLength(1);
  scene.setTime('2026-12-10T14:00:00Z');
  await reader.answer('2', '2026-12-10T13:30:00Z');
  await scene.makeDue();
  await scene.runJobs();
  expect(scene.service.calls).toEqual([]);
});

test('who is never disturbed from 17 h on is reminded before', async () => {
  const reader = await withDueQuestion();
  await reader.set({ kinds: ['REVIEWS_DUE'], quiet_from: 17, quiet_to: 8 });
  scene.setTime('2026-12-10T10:00:00Z');
  await look();
  expect(payloads()).toHaveLength(1);
});

test.each([
  ['2026-12-10T15:59:59Z', 0],
  ['2026-12-10T16:00:00Z', 9 * 3_600],
  ['2026-12-10T18:30:00Z', 6.5 * 3_600],
  ['2026-12-11T00:59:00Z', 60],
  ['2026-12-11T01:00:00Z', 0],
])('a message at %s waits %i s, until it is 7 h', async (time, seconds) => {
  const reader = await scene.newReader();
  await reader.subscribe();
  await reader.set(QUIET_EVENING);
  scene.setTime(time);
  await notify(reader.id);
  await scene.runJobs();
  if (seconds === 0) return expect(payloads()).toHaveLength(1);
  expect(scene.service.calls).toEqual([]);
  const [job] = await scene.waiting();
  expect((job!.runAt.getTime() - job!.updatedAt.getTime()) / 1000).toBeCloseTo(seconds, 0);
  scene.setTime('2026-12-11T01:00:00Z');
  await scene.makeDue();
  await scene.runJobs();
  expect(payloads()).toHaveLength(1);
});

test('reviews that quiet hours hold back until the next day are dropped', async () => {
  await withDueQuestion();
  scene.service.answerWith({ status: 503 });
  scene.setTime('2026-12-10T15:59:00Z');
  await look();
  expect(scene.service.calls).toHaveLength(1);
  scene.setTime('2026-12-10T16:00:00Z');
  await scene.makeDue();
  await scene.runJobs();
  expect(await scene.waiting()).toEqual([]);
  expect(scene.service.calls).toHaveLength(1);
});

test('a plan’s end is announced three days before, once, unless another follows', async () => {
  const [reader, other] = [await scene.newReader(), await scene.newReader()];
  await reader.subscribe();
  await other.subscribe();
  const purchase = (user: number, starts: string, ends: string) =>
    scene.api.db
      .execute(`insert into purchases ("user", plan, plan_name, duration, price, bought_at, starts_at, ends_at, commission, hold_until)
      values (${user}, 'full', 'Full', '1 month', 0, '${starts}', '${starts}', '${ends}', 0, '${starts}')`);
  await purchase(reader.id, '2026-11-13', '2026-12-13T12:00:00Z');
  await purchase(other.id, '2026-11-13', '2026-12-13T12:00:00Z');
  await purchase(other.id, '2026-12-13', '2027-01-13T12:00:00Z');
  scene.setTime('2026-12-10T11:00:00Z');
  await scene.runJobs('remind-of-plan-ends');
  expect(payloads()).toEqual([]);
  scene.setTime('2026-12-10T12:00:00Z');
  await scene.runJobs('remind-of-plan-ends');
  await scene.runJobs('remind-of-plan-ends');
  expect(payloads().map(({ notification }) => notification)).toEqual([
    {
      title: 'Your plan ends soon',
      body: 'Your plan Full is open until 13 December 2026.',
      navigate: `${scene.api.options.publicUrl}/subscription`,
      tag: 'plan-ends',
    },
  ]);
});
