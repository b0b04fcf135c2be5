import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/index.ts';
import { openPush } from './open.ts';
import { PushService } from './push-service.ts';
import { sharedVapidKeys } from './vapid-keys.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let target: Server;
let connections = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  target = createServer().on('connection', () => void (connections += 1));
  await once(target.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  target.close();
  await database.close();
});

const SUBSCRIPTION = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const MESSAGE = { payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'a' } as const;
const key = randomBytes(32);
const ENV = { PUSH_PRIVATE_TARGETS: false, SITE_EMAIL: 'help@example.com' };

test('a name that resolves to a private address when it is connected to is not called', async () => {
  const { port } = target.address() as AddressInfo;
  const asked: string[] = [];
  for (const addresses of [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
  ]) {
    const resolve = ((hostname: string, _options: object, done: (error: null, all: object[]) => void) => {
      asked.push(hostname);
      done(null, addresses);
    }) as never;
    const push = new PushService({
      db: database.db,
      key,
      subject: 'mailto:a@b.example',
      allowsPrivate: false,
      resolve,
    });
    const endpoint = `https://rebinding.example:${port}/send`;
    expect(push.allows(new URL(endpoint))).toBe(true);
    expect(await push.send({ ...SUBSCRIPTION, endpoint }, MESSAGE)).toMatchObject({ outcome: 'later' });
    push.close();
  }
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'rebinding.example'));
  expect(connections).toBe(0);
});

test('the key pair is made once for all instances, encrypted, and made again for another secret', async () => {
  const pairs = await Promise.all(Array.from({ length: 4 }, () => sharedVapidKeys(database.db, key)));
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(1);
  const stored = JSON.stringify(await database.db.query.settings?.findMany());
  expect(stored).not.toContain(pairs[0]!.privateKey);
  const next = await sharedVapidKeys(database.db, randomBytes(32));
  expect(next.publicKey).not.toBe(pairs[0]!.publicKey);
});

test('a key pair of the settings comes first, and half of one is refused', async () => {
  const { publicKey, privateKey } = await sharedVapidKeys(database.db, key);
  const own = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const push = openPush({ ...ENV, ...own }, { db: database.db, key: randomBytes(32) });
  expect(await push.publicKey()).toBe(publicKey);
  expect(() => openPush({ ...ENV, VAPID_PUBLIC_KEY: publicKey }, { db: database.db, key })).toThrow(
    /VAPID_PRIVATE_KEY/,
  );
});
