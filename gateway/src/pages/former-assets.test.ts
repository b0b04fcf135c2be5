import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

const DAY_MS = 86_400_000;
const SCRIPT = `console.log('${'x'.repeat(3000)}')`;

let home: string;
let time: number;
let running: TestGateway[];

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'former-assets-'));
  time = Date.now();
  running = [];
});
afterEach(async () => {
  for (const gateway of running) await gateway.close();
  await rm(home, { recursive: true });
});

const folder = () => join(home, 'kept');
const kept = async () => (await readdir(folder())).toSorted();

/** A gateway with a build that has these scripts. */
async function start(build: string, names: string[]): Promise<TestGateway> {
  const assets = join(home, build, 'assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(home, build, 'index.html'), '<!doctype html>');
  for (const name of names) {
    await writeFile(join(assets, name), SCRIPT);
    await writeFile(join(assets, `${name}.br`), brotliCompressSync(SCRIPT));
  }
  const env = { ASSETS_FOLDER: folder() };
  const gateway = await startTestGateway({ webFolder: join(home, build), env, now: () => time });
  running.push(gateway);
  return gateway;
}

async function stop(gateway: TestGateway) {
  running = running.filter((one) => one !== gateway);
  await gateway.close();
}

describe('a file of a former build', () => {
  test('is served as it was, and gone seven days after it was replaced', async () => {
    const first = await start('first', ['app-1.js', 'same-1.js']);
    // However long it was in use.
    time += 30 * DAY_MS;
    await stop(first);
    let next = await start('next', ['app-2.js', 'same-1.js']);
    const response = await fetch(`${next.url}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(SCRIPT);
    const plain = await fetch(`${next.url}/assets/app-1.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);

    time += 6.9 * DAY_MS;
    await stop(next);
    next = await start('next', ['app-2.js', 'same-1.js']);
    expect((await fetch(`${next.url}/assets/app-1.js`)).status).toBe(200);

    time += 0.2 * DAY_MS;
    await stop(next);
    next = await start('next', ['app-2.js', 'same-1.js']);
    expect((await fetch(`${next.url}/assets/app-1.js`)).status).toBe(404);
    expect(await kept()).toEqual(['app-2.js', 'app-2.js.br', 'same-1.js', 'same-1.js.br']);
  });

  test('of the next build too, where gateways are replaced one after the other', async () => {
    const [old] = [await start('first', ['app-1.js']), await start('next', ['app-2.js'])];
    expect((await fetch(`${old.url}/assets/app-2.js`)).status).toBe(200);
  });

  test.each(['/assets/..%2fsecret.txt', '/assets/.hidden', '/assets/app-9.js', '/assets/'])(
    '%s is not',
    async (path) => {
      const gateway = await start('first', ['app-1.js']);
      await writeFile(join(home, 'secret.txt'), 'SECRET');
      await writeFile(join(folder(), '.hidden'), 'SECRET');
      const response = await fetch(`${gateway.url}${path}`);
      expect([response.status, (await response.text()).includes('SECRET')]).toEqual([404, false]);
    },
  );
});

test('a folder that cannot be written stops no start', async () => {
  await writeFile(folder(), 'a file');
  const gateway = await start('first', ['app-1.js']);
  expect((await fetch(`${gateway.url}/assets/app-1.js`)).status).toBe(200);
});
