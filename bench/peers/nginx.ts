import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/testkit/free-port.ts';

const config = (port: number, upstreams: string[], folder: string) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  upstream behind { ${upstreams.map((url) => `server ${new URL(url).host};`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 10000000;
    location / { proxy_pass http://behind; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}`;

export const hasNginx = () => spawnSync('nginx', ['-v']).error === undefined;

/** nginx, one worker, in front of an upstream or of several in turn: the limit of one hop. */
export async function startNginx(...upstreams: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), config(port, upstreams, folder));
  const child: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
