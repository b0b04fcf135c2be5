import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { startTestGateway, type TestGateway } from '../testing/index.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const SCRIPT = '/assets/explorer/index-1a2b3c4d.js';

let explorerFolder: string;
const open: TestGateway[] = [];
async function start(options: Parameters<typeof startTestGateway>[0] = {}) {
  const gateway = await startTestGateway({ explorerFolder, webFolder: '/nothing/here', ...options });
  open.push(gateway);
  return gateway;
}

/** The directives of a Content-Security-Policy. */
function policyOf({ headers }: Response): Record<string, string[]> {
  const directives = headers.get('content-security-policy')!.split(';');
  return Object.fromEntries(directives.map((one) => one.split(' ')).map(([name, ...sources]) => [name!, sources]));
}

beforeAll(async () => {
  explorerFolder = await mkdtemp(join(tmpdir(), 'gateway-explorer-'));
  await mkdir(join(explorerFolder, 'assets/explorer'), { recursive: true });
  await writeFile(
    join(explorerFolder, 'index.html'),
    '<html data-introspection="%INTROSPECTION%"><title>%SITE_NAME%</title><h1>Explorer</h1>',
  );
  await writeFile(join(explorerFolder, SCRIPT), 'explore()');
  await writeFile(join(explorerFolder, `${SCRIPT}.gz`), gzipSync('explore()'));
});
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()));
  await rm(explorerFolder, { recursive: true });
});

describe('GET /graphql in a browser', () => {
  test('is our own page, which may not load from or connect to other origins', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/graphql`, { headers: BROWSER });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toBe('<html data-introspection="on"><title>ProffBank</title><h1>Explorer</h1>');
    expect(policyOf(response)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'worker-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('is told if introspection is off', async () => {
    const { url } = await start({ env: { INTROSPECTION: 'off' } });
    const response = await fetch(`${url}/graphql`, { headers: BROWSER });
    expect(await response.text()).toContain('data-introspection="off"');
  });

  test('has scripts cached for a year; other paths are 404', async () => {
    const { url } = await start();
    const response = await fetch(url + SCRIPT, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await response.text()).toBe('explore()');
    expect((await fetch(`${url}/assets/explorer/index-00000000.js`)).status).toBe(404);
  });

  test('has the build command if the explorer is not built', async () => {
    const { url } = await start({ explorerFolder: '/nothing/here' });
    const response = await fetch(`${url}/graphql`, { headers: BROWSER });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('pnpm run build');
  });
});

test.each([
  [{}],
  [{ accept: '*/*' }],
  [{ accept: 'application/json' }],
  [{ accept: 'application/json, text/html;q=0.9' }],
])('a program that sends %j gets JSON', async (headers) => {
  const { url } = await start();
  const get = (query: string) =>
    fetch(`${url}/graphql${query}`, { headers: { ...headers, 'apollo-require-preflight': '1' } });
  const nothing = await get('');
  expect([nothing.status, await nothing.json()]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_REQUEST' } }] },
  ]);
  const boards = await get('?query={board(code:"DHK"){name}}');
  expect([boards.status, await boards.json()]).toEqual([200, { data: { board: { name: 'Dhaka' } } }]);
});

describe('SANDBOX=embedded', () => {
  const SCRIPTS = 'https://embeddable-sandbox.cdn.apollographql.com';

  test("lets Apollo's scripts into the page of GET /graphql on localhost, and into no other", async () => {
    const gateway = await start({ env: { SANDBOX: 'embedded' } });
    const page = await fetch(`${gateway.url}/graphql`, { headers: BROWSER });
    expect(await page.text()).toContain(`src="${SCRIPTS}/`);
    const policy = policyOf(page);
    expect(policy['script-src']).toContain('https://*.apollographql.com');
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
    // As from a proxy in front.
    const elsewhere = { ...BROWSER, 'x-forwarded-host': 'proffbank.example' };
    const others = [
      await fetch(`${gateway.url}/graphql`, { headers: elsewhere }),
      await fetch(gateway.url, { headers: BROWSER }),
      await fetch(`${gateway.url}/login`, { headers: BROWSER }),
      await fetch(`${gateway.url}/graphql`, { method: 'POST' }),
    ];
    for (const response of others) expect(policyOf(response)['script-src']).toEqual(["'self'"]);
  });

  test.each([
    'https://proffbank.example',
    'http://192.0.2.7:4000',
    'https://localhost.proffbank.example',
    'http://127.0.0.1.example',
  ])('is refused for the site %s, which holds readers’ tokens', (PUBLIC_URL) => {
    expect(() => readEnv({ SANDBOX: 'embedded', PUBLIC_URL })).toThrow(/^SANDBOX: .* PUBLIC_URL .*localhost/);
  });

  test.each(['http://localhost:4000', 'http://app.localhost', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    "is for a developer's own machine: %s",
    (PUBLIC_URL) => {
      expect(readEnv({ SANDBOX: 'embedded', PUBLIC_URL }).SANDBOX).toBe('embedded');
    },
  );
});
