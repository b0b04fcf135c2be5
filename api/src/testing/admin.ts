import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../admin/cli.ts';
import { keyText } from './key-text.ts';
import { newTestPostgres, sharedServer } from './postgres.ts';
import { startTestApi } from './index.ts';

const CLI = fileURLToPath(new URL('../admin/cli.ts', import.meta.url));

/** For the embedded database only `DATA_DIR` is set. */
export type DatabaseTarget = { DATA_DIR: string; DATABASE_URL: string; JWT_SECRET: string };

export async function startAdmin() {
  const undo: (() => unknown)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  undo.push(() => rmSync(folder, { recursive: true }));
  const api = await startTestApi();
  undo.push(api.close);
  writeFileSync(join(folder, 'admin-token'), `${await api.signIn({ userType: 'admin' })}\n`);
  const own: DatabaseTarget = {
    DATA_DIR: folder,
    DATABASE_URL: api.databaseUrl ?? '',
    JWT_SECRET: api.databaseUrl === undefined ? '' : keyText(api.secret),
  };

  const settings = (env: NodeJS.ProcessEnv) => ({
    ...process.env,
    INIT_CWD: folder,
    API_URL: api.url,
    ...own,
    ...env,
  });

  /** A program in a process of its own, with the api's settings, overridden by `env`. */
  async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, args, { env: settings(env) });
    const [out, err, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ]);
    return { out, err, code };
  }

  /** An administrator's command in this process. */
  async function admin(args: string[], env: NodeJS.ProcessEnv = {}) {
    let [out, err] = ['', ''];
    const code = await runCommand(args, {
      stdout: { write: (text) => (out += text) },
      stderr: { write: (text) => (err += text) },
      env: settings(env),
    });
    return { out, err, code };
  }

  return {
    api,
    folder,
    run,
    admin,
    /** `import` needs a process: this one runs without the compiler that PGlite needs to create a database. */
    adminProcess: (args: string[], env?: NodeJS.ProcessEnv) => run([CLI, ...args], env),
    /** An empty database: on the server in project `api-postgres`, else created in a folder. */
    async newTarget(name: string): Promise<DatabaseTarget> {
      const target = { DATA_DIR: join(folder, name), DATABASE_URL: '', JWT_SECRET: '' };
      const server = sharedServer();
      if (!server) return target;
      const { url, drop } = await newTestPostgres(server);
      undo.push(drop);
      return { ...target, DATABASE_URL: url, JWT_SECRET: keyText(randomBytes(32)) };
    },
    close: async () => {
      for (let step = undo.pop(); step; step = undo.pop()) await step();
    },
  };
}

export type Admin = Awaited<ReturnType<typeof startAdmin>>;
