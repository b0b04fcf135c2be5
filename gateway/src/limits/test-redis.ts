import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'vitest';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

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
  const server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
  const ask = (...words: string[]) => spawnSync('redis-cli', ['-p', String(port), ...words]);
  await expect.poll(() => ask('ping').status, { timeout: 10_000 }).toBe(0);
  return {
    url: `redis://127.0.0.1:${port}`,
    keys: () => ask('keys', '*').stdout.toString(),
    flush: () => void ask('flushall'),
    kill: (signal: 'SIGKILL' | 'SIGSTOP' = 'SIGKILL') => void server.kill(signal),
  };
}
