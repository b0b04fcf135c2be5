import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { canOpenRedis, canStartRedis, openRedis, startRedis, type Redis } from '../../testing/redis.ts';
import { openTestDatabase, startTestApi, type TestApi } from '../../testing/index.ts';
import { putNotification } from './store.ts';
import { listen, type Listener } from '../../testing/notification-listener.ts';

// live.test.ts has the case without a Redis.
const TEN_S = { timeout: 10_000 };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

let apis: TestApi[];
let listeners: Listener[];

async function start({ url: redisUrl }: Redis, secrets: Uint8Array[]) {
  const database = await openTestDatabase();
  closing.push(database.close);
  const open = async () => ({ ...database, close: async () => undefined });
  apis = [];
  listeners = [];
  for (const secret of secrets) {
    const api = await startTestApi({ redisUrl, secret, open });
    closing.push(api.close);
    apis.push(api);
    const { token } = await newPerson(api);
    const listener = await listen(api.port, { token }, { reconnection: true });
    closing.push(listener.close);
    listeners.push(listener);
  }
}

/** Writes a notification for all, pushes it on one instance and returns its title. */
let sent = 0;
async function send(from: number): Promise<string> {
  sent += 1;
  const row = await putNotification(apis[from]!.db, { user: null, title: `From ${from}, ${sent}`, message: 'Words' });
  apis[from]!.live.publish([row]);
  return row.title;
}
const titlesOf = (index: number) => listeners[index]!.received.map(({ title }) => title);
const fromTo = (from: number, to: number) => titlesOf(to).filter((title) => title.startsWith(`From ${from},`));

/** Repeats, because events are lost until both connections to Redis are up. */
async function crosses(from: number, to: number) {
  const before = fromTo(from, to).length;
  const tell = async () => {
    await send(from);
    return fromTo(from, to).length;
  };
  await expect.poll(tell, { ...TEN_S, interval: 200 }).toBeGreaterThan(before);
}

test.skipIf(!canOpenRedis)(
  'with Redis an event reaches every instance, and none of another deployment on it',
  async () => {
    const redis = await openRedis();
    closing.push(redis.stop);
    const [ours, theirs] = [randomBytes(32), randomBytes(32)];
    await start(redis, [ours, ours, theirs, theirs]);
    await crosses(2, 3);
    await crosses(0, 1);
    await crosses(1, 0);
    await crosses(3, 2);
    const senders = apis.map((_, to) => [...apis.keys()].filter((from) => fromTo(from, to).length > 0));
    expect(senders).toEqual([
      [0, 1],
      [0, 1],
      [2, 3],
      [2, 3],
    ]);
    for (const index of apis.keys()) expect(new Set(titlesOf(index)).size).toBe(titlesOf(index).length);
  },
);

test.skipIf(!canStartRedis)('without Redis an event reaches its own instance, and each once it is back', async () => {
  const redis = await startRedis();
  closing.push(redis.stop);
  const secret = randomBytes(32);
  await start(redis, [secret, secret]);
  await crosses(0, 1);
  await crosses(1, 0);

  await redis.kill();
  const alone = await send(0);
  await expect.poll(() => titlesOf(0), TEN_S).toContain(alone);
  expect(titlesOf(1)).not.toContain(alone);

  await redis.start();
  // A disconnected client reconnects and reads what it missed.
  for (const { ended } of listeners) await expect.poll(() => ended, TEN_S).toContain('transport close');
  await crosses(0, 1);
  await crosses(1, 0);
  expect(new Set(titlesOf(0)).size).toBe(titlesOf(0).length);
});

test('a Redis that cannot be reached is an error that says what to do, and no secret', async () => {
  await expect(openRedis('redis://nobody:secret@127.0.0.1:1')).rejects.toThrow(
    /^The tests cannot use Redis at REDIS_URL \(127\.0\.0\.1:1\): .*ECONNREFUSED.* Mend that, or unset it/,
  );
});
