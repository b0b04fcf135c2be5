// @module-tag long
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from 'server/testing/free-port.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

let parent: string;
beforeEach(async () => void (parent = await mkdtemp(join(tmpdir(), 'data-folder-'))));
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Starts the api as a careless account would, does something with it and stops it. */
async function running(folder: string, work: (url: string) => Promise<void>) {
  const port = await freePort();
  const child = spawn('sh', ['-c', 'umask 0; exec "$0" "$1"', process.execPath, MAIN], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), SAMPLE_CONTENT: 'false', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const ready = once(child, 'message').then(() => true);
  expect(await Promise.race([ready, exited.then(() => false)])).toBe(true);
  await work(`http://127.0.0.1:${port}/med/api/v1`);
  child.kill('SIGTERM');
  await exited;
}

const everything = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
const openToOthers = (folder: string) => everything(folder).filter((path) => lstatSync(path).mode & 0o077);

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Leaves a mail in the outbox. */
async function requestReset(url: string) {
  const password = 'secret-12';
  await post(`${url}/users`, { name: 'Ayesha', email: 'a@example.com', password, confirmPassword: password });
  expect((await post(`${url}/users/reset-req`, { email: 'a@example.com' })).status).toBe(200);
}

test('only its owner can read the data folder, even one that an earlier version left open', async () => {
  const folder = join(parent, 'new');
  await running(folder, async (url) => {
    expect(openToOthers(folder)).toEqual([]);
    await requestReset(url);
    await expect.poll(() => readdirSync(folder)).toContain('outbox');
  });
  expect(openToOthers(folder)).toEqual([]);

  const variants = join(folder, 'images/variants/aaaaaaaaaaaaaaaaaaaaaa');
  mkdirSync(variants, { recursive: true });
  writeFileSync(join(variants, '96x96-72.webp'), 'x');
  for (const path of everything(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  await running(folder, async () => expect(openToOthers(folder)).toEqual([]));
  expect(openToOthers(folder)).toEqual([]);
});
