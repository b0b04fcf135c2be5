import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/programs.ts';
import { dataFolder } from './data-folder.ts';
import { statusOf } from './instance.ts';
import { until } from './until.ts';

const TEMPLATE = join(ROOT, 'deploy/nginx.conf.template');

const frame = (folder: string, contents: string) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  ${contents}
}`;

// An address for documentation.
const NOBODY = '192.0.2.1';

const servers = (ports: number[]) => ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ');

type Options = {
  gateways: number[];
  apis: number[];
  port: number;
  apiPort: number;
  /** Whose word about callers is taken; nobody's by default. */
  edge?: string;
};

export async function startNginx(options: Options) {
  const folder = dataFolder();
  // nginx's worker runs as another user.
  chmodSync(folder.path, 0o755);
  const values: Record<string, string> = {
    PORT: `127.0.0.1:${options.port}`,
    API_PORT: `127.0.0.1:${options.apiPort}`,
    GATEWAYS: servers(options.gateways),
    APIS: servers(options.apis),
    CACHE_DIR: join(folder.path, 'cache'),
    EDGE: options.edge ?? NOBODY,
  };
  // Like envsubst: other variables are nginx's own.
  const rendered = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
  const file = join(folder.path, 'nginx.conf');
  writeFileSync(file, frame(folder.path, rendered));
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', join(folder.path, 'error.log')], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  await until('nginx listens', async () => (await statusOf(`http://127.0.0.1:${options.port}/healthz`)) !== 0);
  return {
    errors: () => readFileSync(join(folder.path, 'error.log'), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      folder.remove();
    },
  };
}
