import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createClient } from 'redis';
import { expect } from 'vitest';

const PATIENCE_MS = 5_000;
// The first is what the workspace's vitest.config.ts makes of the second.
const GIVEN = process.env.TEST_REDIS_URL || process.env.REDIS_URL || undefined;

// npm has no Redis; CI fails without one.
/** Whether `startRedis` is to be tried. */
export const mayStartRedis = spawnSync('redis-server', ['--version']).status === 0 || process.env.CI !== undefined;
/** Whether `openRedis` is to be tried. */
export const mayOpenRedis = GIVEN !== undefined || mayStartRedis;

const clientOf = (url: string) =>
  createClient({ url, socket: { connectTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, reconnectStrategy: false } });

/** On a connection of its own. */
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

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A Redis of its own, which answers. */
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
 * The Redis that REDIS_URL names, else one of its own. Others may be on the first, and other tests at the same time:
 * nothing there may be emptied, and what is counted is a `newAddress`. Throws an error that says what to do where it
 * cannot be reached.
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

/** An address that nobody has and no other test counts by: of 240.0.0.0/4, which is reserved. */
export const newAddress = () => {
  const [first, ...others] = randomBytes(4);
  return [240 + (first! % 15), ...others].join('.');
};
