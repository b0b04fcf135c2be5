import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

const TEMPLATE = '<!doctype html><html data-site="%SITE%"><title>%SITE_NAME%</title>';
const SETTINGS = { SITE_NAME: 'Pulse & <Co>', SITE_EMAIL: 'help@pulse.example', SITE_PHONE: '+880 1711-000000' };
const INDEX =
  '<!doctype html><html data-site="{&quot;name&quot;:&quot;Pulse &amp; &lt;Co&gt;&quot;,' +
  '&quot;email&quot;:&quot;help@pulse.example&quot;,&quot;legalEmail&quot;:&quot;help@pulse.example&quot;,' +
  '&quot;phone&quot;:&quot;+880 1711-000000&quot;,&quot;address&quot;:&quot;&quot;,&quot;englishDecides&quot;:true}"><title>Pulse &amp; &lt;Co&gt;</title>';
const SCRIPT = `console.log('${'x'.repeat(3000)}')`;
const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-encoding': 'identity' };

let folder: string;
let gateway: TestGateway;

async function put(name: string, content: string, compressed = false) {
  const path = join(folder, 'dist', name);
  await writeFile(path, content);
  if (!compressed) return;
  await writeFile(`${path}.br`, brotliCompressSync(content));
  await writeFile(`${path}.gz`, gzipSync(content));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-web-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await put('index.html', TEMPLATE);
  await put('assets/app-3f9c1b2a.js', SCRIPT, true);
  await put('assets/style-77aa.css', 'body{}');
  await put('favicon.svg', '<svg/>');
  await put('.env', 'SECRET=1');
  await writeFile(join(folder, 'secret.txt'), 'SECRET=2');
  gateway = await startTestGateway({ webFolder: join(folder, 'dist'), env: SETTINGS });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = PAGE) => fetch(`${gateway.url}${path}`, { headers });

/** Sends the path unchanged; fetch would normalise it and ignore its cache. */
async function getRaw(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(gateway.url, { path, headers: { ...PAGE, ...headers } }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: response.statusCode, body: await text(response) };
}

describe('a page', () => {
  test.each([
    '/',
    '/?utm_source=x',
    '/board-question',
    '/index.html',
    '/board-question/DHK/_1/ANAT/2024?page=2',
    '/board-question/DHK/_1/ANAT/topics/Upper%20limb',
    '/board-question/DHK/_1/ANAT/topics/Vit.%20B12',
    '/board-question/DHK/_1/ANAT/topics/T.B.',
    '/board-question/DHK/_1/ANAT/topics/%E0%A6%B9%E0%A7%83%E0%A7%8E',
    '/board-question/DHK/_1/ANAT/topics/Heart%2FLung',
    '/no/such/page',
    '/%E0%A4%A',
  ])('%s is index.html with the settings of the site, revalidated each time', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(INDEX);
  });

  test('that has not changed is 304', async () => {
    const etag = (await get('/', { ...PAGE, 'accept-encoding': 'identity' })).headers.get('etag')!;
    expect((await getRaw('/board-question', { 'if-none-match': etag })).status).toBe(304);
  });

  test('is for GET and HEAD only', async () => {
    const head = await fetch(`${gateway.url}/board-question`, { method: 'HEAD', headers: PAGE });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const path of ['/', '/board-question', '/assets/app-3f9c1b2a.js']) {
        const response = await fetch(`${gateway.url}${path}`, { method, headers: PAGE });
        expect(response.status).toBe(404);
        expect(await response.json()).toMatchObject({ message: 'No data found', code: 'NOT_FOUND' });
      }
    }
  });

  test('is not sent for other types', async () => {
    const response = await get('/api/users', { accept: 'application/json' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ message: 'No data found', code: 'NOT_FOUND' });
  });
});

describe('a file', () => {
  test('with a hash in its name is cached for a year, in the best encoding', async () => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/assets/app-3f9c1b2a.js', { 'accept-encoding': accepted });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toBe(SCRIPT);
    }
  });

  test('index.html is compressed too', async () => {
    const response = await get('/board-question', { ...PAGE, 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toBe(INDEX);
  });

  test('without a hash is revalidated', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('<svg/>');
  });

  test.each([
    ['/assets/app-00000000.js', { accept: '*/*' }],
    ['/assets/app-00000000.js', PAGE],
    ['/assets/app-00000000', PAGE],
    ['/assets/', PAGE],
    ['/logo.png', { accept: 'image/avif,image/webp,*/*' }],
    ['/manifest.json', { accept: '*/*' }],
  ])('%s that does not exist is 404, not a page', async (path, headers) => {
    const response = await get(path, headers);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(INDEX);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/assets/%00',
    '/.env',
    '/assets/../.env',
  ])('%s outside of the build, or hidden, is not served', async (path) => {
    const { body } = await getRaw(path);
    expect(body).not.toContain('SECRET');
  });
});

test('without a build, / shows the build command, and the rest works', async () => {
  const bare = await startTestGateway({ webFolder: join(folder, 'nothing-here') });
  const response = await fetch(bare.url);
  expect(response.status).toBe(503);
  expect(await response.text()).toBe('The web client is not built. Run: pnpm run build\n');
  expect(await bare.dataOf('{ board(code: "DHK") { name } }')).toEqual({ board: { name: 'Dhaka' } });
  await bare.close();
});
