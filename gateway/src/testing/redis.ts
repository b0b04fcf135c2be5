import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from 'redis';
import { freePort } from 'server/testing/free-port.ts';
import { expect } from 'vitest';

const PATIENCE_MS = 5_000;
// The workspace's vitest.config.ts sets the first from the second.
const GIVEN = process.env.TEST_REDIS_URL || process.env.REDIS_URL || undefined;

// npm has no Redis; CI fails without one.
/** Whether tests should use `startRedis`. */
export const mayStartRedis = spawnSync('redis-server', ['--version']).status === 0 || process.env.CI !== undefined;
/** Whether tests should use `openRedis`. */
export const mayOpenRedis = GIVEN !== undefined || mayStartRedis;

const clientOf = (url: string) =>
  createClient({ url, socket: { connectTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, reconnectStrategy: false } });

/** Uses its own connection. */
async function withClient<Answer>(url: string, ask: (client: ReturnType<typeof clientOf>) => Promise<Answer>) {
  const client = clientOf(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await ask(client);
  } finally {
    client.destroy();
  }
}

const redisAt = (url: string) => ({
  url,
  /** The keys that contain a word. */
  keysWith: (word: string) =>
    withClient(url, async (client) => {
      const keys: string[] = [];
      for await (const found of client.scanIterator({ MATCH: `*${word}*`, COUNT: 1_000 })) keys.push(...found);
      return keys;
    }),
});

/** Starts a Redis and waits until it responds. */
export async function startRedis() {
  const port = await freePort();
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  await once(server, 'spawn').catch((cause: unknown) => {
    throw new Error('These tests need redis-server: apt-get install redis-server.', { cause });
  });
  const redis = redisAt(`redis://127.0.0.1:${port}`);
  const ping = () => withClient(redis.url, (client) => client.ping()).catch(String);
  await expect.poll(ping, { timeout: 10_000 }).toBe('PONG');
  return { ...redis, kill: (signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL') => void server.kill(signal) };
}

/**
 * The Redis of REDIS_URL, else a new one. The first may be shared with other programs and tests: never flush it, and
 * count a `newAddress`. Throws an error that says what to do if it cannot be reached.
 */
export async function openRedis() {
  if (GIVEN === undefined) {
    const own = await startRedis();
    return { ...own, close: () => own.kill() };
  }
  await withClient(GIVEN, (client) => client.ping()).catch((error: unknown) => {
    const { host } = URL.parse(GIVEN) ?? { host: 'no address' };
    const advice = 'Mend that, or unset it: then the tests start a redis-server.';
    throw new Error(`The tests cannot use Redis at REDIS_URL (${host}): ${String(error)}. ${advice}`, { cause: error });
  });
  return { ...redisAt(GIVEN), close: () => undefined };
}

/** An address that no other test uses, from the reserved range 240.0.0.0/4. */
export const newAddress = () => {
  const [first, ...others] = randomBytes(4);
  return [240 + (first! % 15), ...others].join('.');
};
