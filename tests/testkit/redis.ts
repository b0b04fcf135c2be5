import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** A Redis of its own on a free port, which can be killed and started again. */
export async function startRedis() {
  const port = await freePort();
  let server: ChildProcess;

  async function start() {
    server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], { stdio: 'ignore' });
    await once(server, 'spawn');
  }
  async function kill() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  }
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, kill };
}
