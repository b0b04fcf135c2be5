import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushSubscriptions, sessions } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type PushScene, startPushScene } from './testing/use-push.ts';

let scene: PushScene;
/** Calls the internet only. */
let outside: TestApi;
beforeAll(async () => {
  [scene, outside] = await Promise.all([startPushScene(), startTestApi()]);
});
beforeEach(() => scene.clear());
afterAll(() => Promise.all([scene.close(), outside.close()]));

const KINDS = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'PLAN_ENDS', 'MESSAGE'];
const rows = () => scene.api.db.select().from(pushSubscriptions);

test('a reader starts with all kinds, quiet from 22 to 7, and changes what is named', async () => {
  const { settings, set } = await scene.newReader();
  const key = await scene.api.options.push.publicKey();
  expect(await settings()).toEqual({ subscriptions: 0, kinds: KINDS, quiet_from: 22, quiet_to: 7, public_key: key });
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  await set({ kinds: ['MESSAGE', 'REVIEWS_DUE', 'MESSAGE'], quiet_from: 0 });
  expect(await settings()).toMatchObject({ kinds: ['REVIEWS_DUE', 'MESSAGE'], quiet_from: 0, quiet_to: 7 });
  await set({ kinds: [], quiet_to: 0 });
  expect(await settings()).toMatchObject({ kinds: [], quiet_from: 0, quiet_to: 0 });
});

test('a browser is added once, and removed by its reader alone', async () => {
  const [reader, stranger] = [await scene.newReader(), await scene.newReader()];
  const subscription = await reader.subscribe();
  expect((await reader.add(subscription)).body.push.subscriptions).toBe(1);
  expect((await stranger.remove(subscription.endpoint)).status).toBe(200);
  expect((await reader.settings()).subscriptions).toBe(1);
  expect((await reader.remove(subscription.endpoint)).body.push.subscriptions).toBe(0);
  expect((await reader.remove(subscription.endpoint)).status).toBe(200);
});

test('of more than ten browsers the one that was renewed the longest ago goes', async () => {
  const reader = await scene.newReader();
  const first = await reader.subscribe();
  const second = await reader.subscribe();
  for (let count = 3; count <= 10; count += 1) await reader.subscribe();
  scene.setTime('2026-12-10T12:00:01Z');
  await reader.add(first);
  expect((await reader.add(scene.service.subscribe())).body.push.subscriptions).toBe(10);
  const endpoints = (await rows()).map(({ endpoint }) => endpoint);
  expect(endpoints).toContain(first.endpoint);
  expect(endpoints).not.toContain(second.endpoint);
});

test('a browser changes hands with its own keys; who only knows its address cannot take it', async () => {
  const [reader, other] = [await scene.newReader(), await scene.newReader()];
  const subscription = await reader.subscribe();
  const { status, body } = await other.add({ ...subscription, auth: scene.service.subscribe().auth });
  expect([status, body.field]).toEqual([400, 'p256dh']);
  expect(await rows()).toMatchObject([{ user: reader.id, auth: subscription.auth }]);
  expect((await other.add(subscription)).status).toBe(200);
  expect(await rows()).toMatchObject([{ user: other.id }]);
  expect((await reader.settings()).subscriptions).toBe(0);
});

test('log-out, the end of the session and of the account take the browser with them', async () => {
  const [leaving, ended, deleted] = [await scene.newReader(), await scene.newReader(), await scene.newReader()];
  for (const reader of [leaving, ended, deleted]) await reader.subscribe();
  await scene.api.call('DELETE', '/users/session', { token: leaving.token });
  expect(await rows()).toHaveLength(2);
  await scene.api.db.delete(sessions).where(eq(sessions.user, ended.id));
  expect(await rows()).toMatchObject([{ user: deleted.id }]);
});

const longer = (characters: number) => `https://push.example/${'a'.repeat(characters)}`;

test.each<[field: string, body: object]>([
  ['endpoint', { endpoint: 'push.example/send' }],
  ['endpoint', { endpoint: 'ftp://push.example/send' }],
  ['endpoint', { endpoint: 'javascript:alert(1)' }],
  ['endpoint', { endpoint: 'https://name:word@push.example/send' }],
  ['endpoint', { endpoint: longer(1_980) }],
  ['endpoint', { endpoint: 7 }],
  ['p256dh', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['p256dh', { p256dh: Buffer.alloc(64, 4).toString('base64url') }],
  ['p256dh', { p256dh: 'a'.repeat(10_000) }],
  ['p256dh', { p256dh: '' }],
  ['auth', { auth: Buffer.alloc(15).toString('base64url') }],
  ['auth', { auth: Buffer.alloc(17).toString('base64url') }],
  ['auth', { auth: '****************' }],
])('an added browser needs a proper %s: %j', async (field, change) => {
  const reader = await scene.newReader();
  const { status, body } = await reader.add({ ...scene.service.subscribe(), ...change });
  expect([status, body.field]).toEqual([400, field]);
  expect(await rows()).toEqual([]);
});

test.each([
  'http://push.example/send',
  'https://127.0.0.1/send',
  'https://0x7f.1/send',
  'https://2130706433/send',
  'https://[::1]/send',
  'https://[::ffff:10.0.0.1]/send',
  'https://[64:ff9b::a00:1]/send',
  'https://10.1.2.3/send',
  'https://100.64.0.1/send',
  'https://169.254.169.254/latest',
  'https://[fd00::1]/send',
  'https://0.0.0.0/send',
])('%s is no address of a push service', async (endpoint) => {
  const token = await outside.signIn();
  const { status, body } = await outside.call<{ field: string }>('POST', '/push/subscriptions', {
    token,
    body: { ...scene.service.subscribe(), endpoint },
  });
  expect([status, body.field]).toEqual([400, 'endpoint']);
});

test.each<[field: string, body: object]>([
  ['kinds', {}],
  ['kinds.0', { kinds: ['WHIMS'] }],
  ['kinds', { kinds: Array.from({ length: 101 }, () => 'MESSAGE') }],
  ['quiet_from', { kinds: [], quiet_from: 24 }],
  ['quiet_to', { kinds: [], quiet_to: -1 }],
  ['quiet_to', { kinds: [], quiet_to: 7.5 }],
])('settings need a proper %s: %j', async (field, body) => {
  const reader = await scene.newReader();
  const answer = await reader.set(body);
  expect([answer.status, answer.body.field]).toEqual([400, field]);
});
