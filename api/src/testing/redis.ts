import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from 'redis';
import { freePort } from 'server/testing/free-port.ts';

const TIMEOUT_MS = 5_000;
const CONFIGURED_URL = process.env.TEST_REDIS_URL || undefined;

// Without redis-server CI fails; `pnpm test` elsewhere reports the skipped tests.
/** Whether tests should use `startRedis`. */
export const canStartRedis = spawnSync('redis-server', ['--version']).status === 0 || process.env.CI !== undefined;
/** Whether tests should use `openRedis`. */
export const canOpenRedis = CONFIGURED_URL !== undefined || canStartRedis;

export type Redis = { url: string; stop: () => Promise<void> };

/** REDIS_URL, else a new server. Others may use the first: never flush or stop it. */
export async function openRedis(url = CONFIGURED_URL): Promise<Redis> {
  if (url === undefined) return startRedis();
  try {
    await ping(url);
  } catch (error) {
    const { host } = URL.parse(url) ?? { host: 'no address' };
    const advice = 'Mend that, or unset it: then the tests start a redis-server.';
    throw new Error(`The tests cannot use Redis at REDIS_URL (${host}): ${String(error)}. ${advice}`, { cause: error });
  }
  return { url: url, stop: async () => undefined };
}

async function ping(url: string): Promise<void> {
  const socket = { connectTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

/** A server that tests may kill and restart. */
export async function startRedis() {
  const port = await freePort();
  let server: ChildProcess;

  async function start() {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
    await once(server, 'spawn').catch((cause: unknown) => {
      throw new Error('These tests need redis-server: apt-get install redis-server.', { cause });
    });
  }
  async function kill() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  }
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill, stop: kill };
}
