import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS } from '../graphql/document-rules/settings.ts';
import { openBudgets, pointsOf } from './budgets.ts';
import type { TakeResult } from './limiter.ts';
import { addressKey, isOwnMachine, networkOf } from '../http/client-address.ts';
import { viewerKey } from './callers.ts';
import { UPLOAD_POINTS } from './settings.ts';
import { mayOpenRedis, mayStartRedis, newAddress, openRedis, startRedis } from '../testing/redis.ts';

type Redis = Pick<Awaited<ReturnType<typeof openRedis>>, 'url' | 'keysWith'>;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close();
});

function budgets(options: Partial<Parameters<typeof openBudgets>[0]> = {}) {
  const made = openBudgets({
    addressPoints: 5,
    viewerPoints: 3,
    redisUrl: undefined,
    logger: pino({ level: 'silent' }),
    ...options,
  });
  closing.push(made.close);
  return made;
}

const visitor = (address = '203.0.113.7') => ({ address, token: undefined });
const viewer = (token: string, address = '203.0.113.7') => ({ address, token });
/** The number of requests that are allowed. */
async function passing(count: number, take: () => Promise<TakeResult>) {
  let passed = 0;
  for (let index = 0; index < count; index += 1) passed += (await take()).waitS === 0 ? 1 : 0;
  return passed;
}
/** Verified readers, by their token. */
const verified = (...tokens: string[]) => ({
  keyOf: (key: string) => tokens.find((token) => viewerKey(token) === key)?.toUpperCase(),
});

describe('a budget', () => {
  test('of an address is shared by all its callers', async () => {
    const { take } = budgets();
    expect(await passing(8, () => take(visitor(), 1))).toBe(5);
    expect(await passing(2, () => take(viewer('a'), 1))).toBe(0);
    expect(await passing(8, () => take(visitor('203.0.113.8'), 1))).toBe(5);
  });

  test('of a verified reader is added to that of the address', async () => {
    const { take } = budgets({ readers: verified('a') });
    expect(await passing(3, () => take(viewer('a'), 1))).toBe(3);
    // The address's budget is still full.
    expect(await passing(2, () => take(visitor(), 1))).toBe(2);
    expect(await passing(8, () => take(viewer('a'), 1))).toBe(3);
    expect(await passing(2, () => take(visitor(), 1))).toBe(0);
    expect(await passing(8, () => take(viewer('a', '203.0.113.8'), 1))).toBe(5);
  });

  test('of a verified reader is unaffected by an exhausted address', async () => {
    const { take } = budgets({ readers: verified('a') });
    await passing(9, () => take(visitor(), 1));
    expect(await passing(8, () => take(viewer('a'), 1))).toBe(3);
  });

  test('of an unverified token is that of the address', async () => {
    const { take } = budgets();
    let count = 0;
    expect(await passing(8, () => take(viewer(`made up ${(count += 1)}`), 1))).toBe(5);
  });

  test('reports the remaining points, for a reader including the address’s', async () => {
    const { take, takeAll } = budgets({ readers: verified('a') });
    const resetS = 60;
    expect(await take(visitor(), 2)).toEqual({ waitS: 0, status: { limit: 5, remaining: 3, resetS } });
    expect(await take(viewer('a', '203.0.113.8'), 1)).toEqual({ waitS: 0, status: { limit: 8, remaining: 7, resetS } });
    await take(viewer('a', '203.0.113.8'), 2);
    expect((await take(viewer('a', '203.0.113.8'), 1)).status).toEqual({ limit: 8, remaining: 4, resetS });
    expect((await takeAll(visitor(), 4)).status).toMatchObject({ limit: 5, remaining: 0 });
    expect((await take(visitor(), 1)).status).toMatchObject({ limit: 5, remaining: 2 });
    expect((await take(visitor('127.0.0.1'), 1)).status).toBeUndefined();
    expect((await take(viewer('a', '127.0.0.1'), 1)).status).toBeUndefined();
  });

  test('reports how long to wait, and starts again after that', async () => {
    const { take } = budgets({ windowS: 1 });
    await take(visitor(), 5);
    expect((await take(visitor(), 1)).waitS).toBe(1);
    await expect.poll(async () => (await take(visitor(), 1)).waitS, { timeout: 10_000, interval: 100 }).toBe(0);
  });

  test('is logged once when exhausted', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const { take } = budgets({ logger, readers: verified('CANARY') });
    await passing(30, () => take(viewer('CANARY'), 1));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { budget: 'gateway-address', msg: 'a budget is spent' },
    ]);
    expect(lines.join()).not.toContain('CANARY');
  });

  test('of 0 is no limit', async () => {
    const { take } = budgets({ addressPoints: 0, viewerPoints: 0 });
    expect(await passing(100, () => take(viewer('a'), 100))).toBe(100);
  });

  test('is not charged for a rejected request, of an address or a reader', async () => {
    const { take, takeAll } = budgets({ readers: verified('a') });
    expect((await takeAll(visitor(), 6)).waitS).toBeGreaterThan(0);
    expect((await takeAll(viewer('a'), 6)).waitS).toBeGreaterThan(0);
    expect((await takeAll(viewer('a'), 4)).waitS).toBe(0);
    expect((await takeAll(viewer('a'), 3)).waitS).toBe(0);
    expect(await passing(5, () => take(visitor(), 1))).toBe(1);
    expect(await passing(5, () => take(visitor('203.0.113.8'), 1))).toBe(5);
  });

  test('refunds nothing at the end of its window, or the next would get it', async () => {
    const { take, takeAll } = budgets({ windowS: 1 });
    expect((await takeAll(visitor(), 6)).waitS).toBe(1);
    expect((await take(visitor(), 1)).waitS).toBe(1);
  });

  test('covers an upload as well as the largest response', () => {
    expect(UPLOAD_POINTS).toBe(pointsOf(DOCUMENT_LIMITS.nodes));
  });

  test('also limits parallel requests', async () => {
    const { take } = budgets();
    const waits = await Promise.all(Array.from({ length: 50 }, () => take(visitor(), 1)));
    expect(waits.filter(({ waitS }) => waitS === 0)).toHaveLength(5);
  });
});

describe('callers who share a budget', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', undefined],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined],
    ['::ffff:cb00:7107', '203.0.113.7', undefined],
    // Private addresses are clients too: a carrier's NAT, a ward's network.
    ['100.64.0.5', '100.64.0.5', undefined],
    ['10.0.0.5', '10.0.0.5', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
    ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
    ['127.0.0.1.evil.example', 'unknown', undefined],
    ['0x7f.1', 'unknown', undefined],
    ['', 'unknown', undefined],
    [undefined, 'unknown', undefined],
  ])('%s as %s', (address, key, network) => {
    expect([addressKey(address), networkOf(addressKey(address))]).toEqual([key, network]);
    expect(isOwnMachine(address)).toBe(false);
  });

  test.each(['127.0.0.1', '127.8.8.8', '::ffff:127.0.0.1', '::1', '0:0::1'])('%s is this machine', (address) => {
    expect(isOwnMachine(address)).toBe(true);
  });

  test('the owner of a /48 has 16 budgets with its 65,536 /64s', async () => {
    const { take } = budgets({ addressPoints: 2 });
    let subnet = 0;
    const next = () => take(visitor(`2001:db8:7:${(subnet += 1).toString(16)}::1`), 1);
    expect(await passing(100, next)).toBe(32);
    expect(await passing(3, () => take(visitor('2001:db8:8:1::1'), 1))).toBe(2);
  });

  test('a token has its own: a made-up token with a user’s id does not spend that user’s budget', () => {
    expect(viewerKey('a.b.c')).not.toBe(viewerKey('a.b.d'));
    expect(viewerKey('a.b.c')).not.toContain('a.b');
  });
});

describe('with Redis', () => {
  /** Waits for the connection; until then an instance counts by itself. */
  async function connected(redis: Redis, options: Parameters<typeof budgets>[0] = {}) {
    const made = budgets({ ...options, redisUrl: redis.url });
    const seen = async () => {
      const address = newAddress();
      await made.take(visitor(address), 1);
      return redis.keysWith(address);
    };
    await expect.poll(seen, { timeout: 10_000 }).toHaveLength(1);
    return made;
  }

  describe.runIf(mayOpenRedis)('shared with other programs', () => {
    let redis: Redis;
    let here: string;
    beforeEach(async () => {
      const opened = await openRedis();
      closing.push(opened.close);
      redis = opened;
      here = newAddress();
    });

    test('two instances share a budget', async () => {
      const [one, two] = [await connected(redis), await connected(redis)];
      expect(await passing(3, () => one.take(visitor(here), 1))).toBe(3);
      expect(await passing(3, () => two.take(visitor(here), 1))).toBe(2);
    });

    test('no token is stored there', async () => {
      const [token, user] = [`CANARY-${randomUUID()}`, randomUUID()];
      const { take } = await connected(redis, { readers: { keyOf: () => user } });
      await take(viewer(token, here), 1);
      expect(await redis.keysWith(user)).toEqual([`gateway-viewer:${user}`]);
      expect(await redis.keysWith(token)).toEqual([]);
      expect(await redis.keysWith(viewerKey(token))).toEqual([]);
    });

    test('a rejected charge is refunded once for all instances', async () => {
      const [one, two] = [await connected(redis), await connected(redis)];
      expect(await passing(3, () => one.takeAll(visitor(here), 3))).toBe(1);
      expect(await passing(5, () => two.take(visitor(here), 1))).toBe(2);
      // Far above the limit, where Redis is not asked any more.
      await passing(50, () => one.take(visitor(here), 1));
      expect(await passing(20, () => one.takeAll(visitor(here), 5))).toBe(0);
      expect(await passing(3, () => two.take(visitor(here), 1))).toBe(0);
    });

    test('an exhausted budget is logged once', async () => {
      const lines: string[] = [];
      const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      const { take } = await connected(redis, { logger });
      await passing(60, () => take(visitor(here), 1));
      expect(lines.filter((line) => line.includes('a budget is spent'))).toHaveLength(1);
    });
  });

  // Its own Redis, because it is stopped.
  test.runIf(mayStartRedis).each(['SIGKILL', 'SIGSTOP'] as const)(
    'that is gone (%s) each instance counts by itself',
    async (signal) => {
      const redis = await startRedis();
      closing.push(() => redis.kill());
      const { take } = await connected(redis);
      expect((await take(visitor(), 1)).waitS).toBe(0);
      redis.kill(signal);
      // No request hangs or is rejected within its budget.
      const waits = await Promise.all([60, 61, 62].map((host) => take(visitor(`203.0.113.${host}`), 1)));
      expect(waits.map(({ waitS }) => waitS)).toEqual([0, 0, 0]);
      expect(await passing(8, () => take(visitor('203.0.113.63'), 1))).toBe(5);
    },
  );
});
