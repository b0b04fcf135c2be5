import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

const WORKER = "const files = [['/index.html', '%REVISION_OF_index.html%']];";
const INDEX = '<!doctype html><html data-service-worker="%SERVICE_WORKER%"><title>%SITE_NAME%</title>';

let folder: string;
let gateway: TestGateway | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-worker-'));
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'sw.js'), WORKER);
});
afterEach(async () => {
  await gateway?.close();
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string> = {}) {
  await gateway?.close();
  gateway = await startTestGateway({ webFolder: folder, env });
  return gateway.url;
}

const revisionOf = async (env: Record<string, string>) => {
  const response = await fetch(`${await start(env)}/sw.js`);
  return /'\/index.html', '([\w-]{16})'/.exec(await response.text())?.[1];
};

describe('/sw.js', () => {
  test('is a script that is revalidated each time', async () => {
    const response = await fetch(`${await start()}/sw.js`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toMatch(/^"/);
  });

  test('has a new revision of the page whenever the settings change the page or its policy', async () => {
    const first = await revisionOf({});
    expect(first).toBeDefined();
    expect(await revisionOf({})).toBe(first);
    const others = [
      await revisionOf({ SITE_NAME: 'Pulse' }),
      await revisionOf({ IMAGE_ORIGINS: 'https://pictures.example' }),
    ];
    expect(new Set([first, ...others]).size).toBe(3);
  });

  test('the page that it stores has the settings, without asking for HTML', async () => {
    const url = await start({ SITE_NAME: 'Pulse' });
    const response = await fetch(`${url}/index.html`, { headers: { accept: '*/*' } });
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('data-service-worker="on"><title>Pulse</title>');
  });

  test('with SERVICE_WORKER=off removes itself, and pages say so', async () => {
    const url = await start({ SERVICE_WORKER: 'off' });
    const script = await (await fetch(`${url}/sw.js`)).text();
    expect(script).toContain('registration.unregister()');
    expect(script).not.toContain('index.html');
    expect(await (await fetch(url, { headers: { accept: 'text/html' } })).text()).toContain(
      'data-service-worker="off"',
    );
  });

  test('is missing where the client has none', async () => {
    await rm(join(folder, 'sw.js'));
    expect((await fetch(`${await start()}/sw.js`)).status).toBe(404);
  });
});

test('the manifest has the name of the site, and what a browser asks of one that it installs', async () => {
  const response = await fetch(`${await start({ SITE_NAME: 'Pulse & Co' })}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as { icons: { sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: 'Pulse & Co', id: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
