import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, ROOT, startProgram, stopPrograms, whenReady, type Program } from '../../scripts/programs.ts';
import { dataFolder } from './data-folder.ts';
import { copySampleData } from './sample-data.ts';

export type Stack = {
  url: string;
  rest: string;
  dataDir: string;
  adminToken: string;
  stop: () => Promise<void>;
};

export type StackEnv = { api?: NodeJS.ProcessEnv; gateway?: NodeJS.ProcessEnv; both?: NodeJS.ProcessEnv };

/** On a free port, with sample content in a fresh data folder. */
export async function startApi(env: NodeJS.ProcessEnv = {}) {
  const folder = dataFolder();
  if (!env.DATABASE_URL && !env.SAMPLE_CONTENT) await copySampleData(folder.path);
  const program = startProgram('api', API, {
    // PostgreSQL requires a key.
    env: { PORT: '0', DATA_DIR: folder.path, LOG_LEVEL: 'error', JWT_SECRET: randomBytes(32).toString('hex'), ...env },
  });
  const port = await portOf(program);
  return {
    program,
    rest: `http://127.0.0.1:${port}/med/api/v1`,
    dataDir: folder.path,
    adminToken: readFileSync(join(folder.path, 'admin-token'), 'utf8').trim(),
    stop: async () => {
      await stopPrograms([program]);
      folder.remove();
    },
  };
}

/** Separate processes on free ports, with sample content in a fresh data folder. */
export async function startStack(env: StackEnv = {}): Promise<Stack> {
  const api = await startApi({ ...env.both, ...env.api });
  const gateway = startProgram('gateway', [join(ROOT, 'gateway/src/main.ts')], {
    env: { PORT: '0', HOST: '127.0.0.1', UPSTREAM_URL: api.rest, LOG_LEVEL: 'fatal', ...env.both, ...env.gateway },
  });
  const port = await portOf(gateway);
  return {
    url: `http://127.0.0.1:${port}`,
    rest: api.rest,
    dataDir: api.dataDir,
    adminToken: api.adminToken,
    stop: async () => {
      await stopPrograms([gateway]);
      await api.stop();
    },
  };
}

async function portOf(program: Program): Promise<number> {
  const ready = await whenReady(program);
  if (!ready) throw new Error(`${program.name} did not start; its output is above.`);
  return ready.port;
}
