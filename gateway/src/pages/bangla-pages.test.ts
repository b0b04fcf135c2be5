import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { builtClient, INDEX } from '../testing/web-client.ts';

const PAGE = { accept: 'text/html', 'accept-encoding': 'identity' };
const BANGLA_INDEX = INDEX.replace('plain', 'plain bn');

let client: Awaited<ReturnType<typeof builtClient>>;
let gateway: TestGateway;

beforeAll(async () => {
  client = await builtClient();
  await mkdir(join(client.webFolder, 'bn'));
  await writeFile(join(client.webFolder, 'bn/index.html'), BANGLA_INDEX);
  client.renderBy(async (page, language) => {
    const status = page.startsWith('/gone') || page === '/graphql' ? 404 : 200;
    return { status, html: `${language} ${page}` };
  });
  gateway = await startTestGateway({ webFolder: client.webFolder, env: { PUBLIC_URL: 'https://bank.example' } });
});
afterAll(async () => {
  await gateway.close();
  await client.remove();
});

const get = (path: string, headers: Record<string, string> = PAGE) => fetch(`${gateway.url}${path}`, { headers });

test.each([
  ['/bn', 200, 'bn /'],
  ['/bn/', 200, 'bn /'],
  ['/bn/search/a.b', 200, 'bn /search/a.b'],
  ['/bn/gone', 404, 'bn /gone'],
  ['/bn/graphql', 404, 'bn /graphql'],
  ['/bnx', 200, 'en /bnx'],
  ['/BN/x', 200, 'en /BN/x'],
])('%s is %i: %s', async (path, status, body) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('vary')).toBe('Accept-Encoding, x-language');
});

test('a page has the language of its path, whatever the header and the browser prefer', async () => {
  const headers = { ...PAGE, 'x-language': 'bn', 'accept-language': 'bn' };
  expect(await (await get('/page', headers)).text()).toBe('en /page');
  expect(await (await get('/bn/page', { ...headers, 'x-language': 'en' })).text()).toBe('bn /page');
});

test('a page that is not rendered is the plain one of its language', async () => {
  expect(await (await get('/bn/none')).text()).toBe(BANGLA_INDEX);
  expect(await (await get('/none')).text()).toBe(INDEX);
  expect(await (await get('/bn/index.html', { accept: '*/*' })).text()).toBe(BANGLA_INDEX);
});

test('other files have one address in all languages', async () => {
  expect((await get('/assets/main.css', { accept: '*/*' })).status).toBe(200);
  expect((await get('/bn/assets/main.css', { accept: '*/*' })).status).toBe(404);
});

test('the app starts in the language of its manifest', async () => {
  const manifest = async (path: string) => (await get(path, {})).json() as Promise<Record<string, unknown>>;
  expect(await manifest('/bn/manifest.webmanifest')).toMatchObject({
    id: '/',
    lang: 'bn',
    start_url: '/bn/?source=app',
    shortcuts: expect.arrayContaining([expect.objectContaining({ url: '/bn/review' })]),
  });
  expect(await manifest('/manifest.webmanifest')).toMatchObject({ id: '/', start_url: '/?source=app' });
});

test('each language has a sitemap, and account pages of none are for robots', async () => {
  const text = await (await get('/robots.txt', {})).text();
  for (const line of ['Disallow: /profile', 'Disallow: /bn/profile', 'Sitemap: https://bank.example/bn/sitemap.xml'])
    expect(text.split('\n')).toContain(line);
  const sitemap = async (path: string) => (await get(path, {})).text();
  const [english, bangla] = await Promise.all([sitemap('/sitemap.xml'), sitemap('/bn/sitemap.xml')]);
  expect(english).toContain('<loc>https://bank.example/subscription</loc>');
  expect(bangla).toContain('<loc>https://bank.example/bn</loc>');
  expect(bangla.replaceAll('bank.example/bn', 'bank.example').replace('example<', 'example/<')).toBe(english);
});
