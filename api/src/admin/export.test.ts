import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { hashesOf } from '../export/testkit.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../testkit.ts';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));
const MIGRATE = fileURLToPath(new URL('../db/migrate-cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'admin-export-'));
const target = join(folder, 'new');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [sampleSba(1), sampleSba(2)]);
  writeFileSync(join(folder, 'admin-token'), `${await api.signIn({ userType: 'admin' })}\n`);
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Runs a program as an admin would. */
async function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, INIT_CWD: folder, API_URL: api.url, DATA_DIR: folder, DATABASE_URL: '', ...env },
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { out, err, code };
}
const admin = (args: string[], env?: NodeJS.ProcessEnv) => run([CLI, ...args], env);

test('export writes one file for its owner alone, and no other in its place', async () => {
  expect(await admin(['export', 'all.gz'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('read back and whole'),
  });
  expect(statSync(join(folder, 'all.gz')).mode & 0o777).toBe(0o600);
  expect(await admin(['export', 'all.gz'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Give another name'),
  });
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('import fills a new embedded database, once; migrate finds it up to date', { timeout: 120_000 }, async () => {
  const env = { DATA_DIR: target };
  const done = await admin(['import', 'all.gz'], env);
  expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/^Imported \d+ rows of 20/) });
  expect(done.err).toContain('JWT_SECRET is not the one of the export');
  expect(await admin(['import', 'all.gz'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  });
  expect(await run([MIGRATE], env)).toMatchObject({ code: 0, out: 'The database is up to date.\n' });
  const database = await openDatabase({ dataDir: target, onError: () => undefined });
  expect(await hashesOf(database.db)).toEqual(await hashesOf(api.db));
  await database.close();
});

test('both refuse to work on a folder that an api has', async () => {
  const env = { DATA_DIR: join(folder, 'busy') };
  mkdirSync(env.DATA_DIR);
  const lock = lockFolder(env.DATA_DIR);
  for (const { code, err } of [await admin(['import', 'all.gz'], env), await run([MIGRATE], env)]) {
    expect(code).toBe(1);
    expect(err).toMatch(/in use by another api .*Stop it first/);
  }
  lock.release();
});

test('a command line without a file, and a file that is not there, are named', async () => {
  expect(await admin(['export'])).toMatchObject({ code: 2, err: expect.stringContaining('give one file') });
  const { code, err } = await admin(['import', 'none.gz'], { DATA_DIR: target });
  expect([code, err]).toEqual([1, `There is no file ${join(folder, 'none.gz')}.\n`]);
});
