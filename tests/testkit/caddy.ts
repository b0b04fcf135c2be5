import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../scripts/programs.ts';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { statusOf } from './instance.ts';
import { until } from './until.ts';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** The Caddy of compose.yaml in front of a port, with a certificate from its own authority. */
export async function startCaddy(behind: number) {
  const folder = dataFolder();
  const [port, httpPort, healthPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const child = spawn('caddy', ['run', '--config', join(ROOT, 'deploy/Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_DATA_HOME: folder.path,
      XDG_CONFIG_HOME: folder.path,
      PUBLIC_URL: 'https://localhost',
      BEHIND: `127.0.0.1:${behind}`,
      PORT: String(healthPort),
      HTTP_PORT: String(httpPort),
      HTTPS_PORT: String(port),
    },
  });
  const exited = once(child, 'exit');
  await until('Caddy passes on', async () => (await statusOf(`http://127.0.0.1:${healthPort}/healthz`)) === 200);
  const ca = readFileSync(join(folder.path, 'caddy/pki/authorities/local/root.crt'));
  const url = `https://localhost:${port}`;
  const open = async (path: string, options: RequestOptions = {}, body?: string) => {
    const call = request(`${url}${path}`, { ca, ...options });
    call.end(body);
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return response;
  };
  return {
    url,
    httpUrl: `http://localhost:${httpPort}`,
    ca,
    /** Resolves with the headers. */
    open,
    async fetch(path: string, options?: RequestOptions, body?: string): Promise<Reply> {
      const response = await open(path, options, body);
      return { status: response.statusCode!, headers: response.headers, body: await text(response) };
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      folder.remove();
    },
  };
}
