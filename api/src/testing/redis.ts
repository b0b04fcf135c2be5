import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createClient } from 'redis';
import { freePort } from './free-port.ts';

const PATIENCE_MS = 5_000;
const GIVEN = process.env.TEST_REDIS_URL || undefined;

// npm has no Redis; scripts/servers.ts installs one. Without it CI fails, and `pnpm test` says elsewhere what did not run.
/** Whether `startRedis` is to be tried. */
export const mayStartRedis = spawnSync('redis-server', ['--version']).status === 0 || process.env.CI !== undefined;
/** Whether `openRedis` is to be tried. */
export const mayOpenRedis = GIVEN !== undefined || mayStartRedis;

export type Redis = { url: string; stop: () => Promise<void> };

/**
 * The Redis that REDIS_URL names, else one of its own. Others may be on the first, and other tests at the same time:
 * nothing there may be emptied or stopped. Throws an error that says what to do where it cannot be reached.
 */
export async function openRedis(given = GIVEN): Promise<Redis> {
  if (given === undefined) return startRedis();
  try {
    await ping(given);
  } catch (error) {
    const { host } = URL.parse(given) ?? { host: 'no address' };
    const advice = 'Mend that, or unset it: then the tests start a redis-server.';
    throw new Error(`The tests cannot use Redis at REDIS_URL (${host}): ${String(error)}. ${advice}`, { cause: error });
  }
  return { url: given, stop: async () => undefined };
}

async function ping(url: string): Promise<void> {
  const socket = { connectTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, reconnectStrategy: false } as const;
  const client = createClient({ url, socket });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.destroy();
  }
}

/** A Redis of its own on a free port, which can be killed and started again. */
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
