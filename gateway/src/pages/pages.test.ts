import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../testing/index.ts';
import { TOPICS_CALL, ofAnatomy } from '../testing/rows.ts';
import { builtClient, INDEX } from '../testing/web-client.ts';

const PAGE = { accept: 'text/html', 'accept-encoding': 'identity' };
const SOON = { timeout: 10_000 };

let client: Awaited<ReturnType<typeof builtClient>>;
let gateway: TestGateway;
const rendered = vi.fn<(page: string) => void>();
let count = 0;
/** A page that no test has requested yet. */
const newPath = () => `/page-${(count += 1)}`;

beforeAll(async () => {
  client = await builtClient();
});
afterAll(() => client.remove());

// A new gateway for each test, with its full limit of renders.
beforeEach(async () => {
  rendered.mockClear();
  client.renderBy(async (page) => {
    rendered(page);
    return { status: page.startsWith('/gone') ? 404 : 200, html: `<p>${page}</p>` };
  });
  gateway = await startTestGateway({ webFolder: client.webFolder, env: { PUBLIC_URL: 'https://bank.example' } });
  return () => gateway.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { headers: { ...PAGE, ...headers } });
const bodyOf = async (path: string) => (await get(path)).text();

describe('a rendered page', () => {
  test('is rendered once and revalidated by browsers each time', async () => {
    const path = newPath();
    const answers = await Promise.all([get(path), get(path), get(`${path}?utm_source=x`)]);
    for (const response of [...answers, await get(path)]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('vary')).toBe('Accept-Encoding, x-language');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-c3RhcnQ=';");
      expect(await response.text()).toBe(`<p>${path}</p>`);
    }
    expect(rendered.mock.calls).toEqual([[path]]);
  });

  test('is rendered and kept once for each language', async () => {
    client.renderBy(async (page, language) => (rendered(page), { status: 200, html: `<p>${language} ${page}</p>` }));
    const path = newPath();
    const textIn = async (language?: string) => (await get(path, language ? { 'x-language': language } : {})).text();
    for (let round = 0; round < 2; round += 1) {
      expect(await textIn('en-XA')).toBe(`<p>en-XA ${path}</p>`);
      expect(await textIn()).toBe(`<p>en ${path}</p>`);
      expect(await textIn('xx')).toBe(`<p>en ${path}</p>`);
    }
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  test('may run only the inline script of the build', async () => {
    const others = await Promise.all([get('/none'), get('/graphql'), get('/robots.txt'), get('/assets/main.css')]);
    for (const { headers } of others) expect(headers.get('content-security-policy') ?? '').not.toContain('sha256');
  });

  test.each(['br', 'gzip', 'identity'])('has the encoding that the client accepts: %s', async (encoding) => {
    const response = await get('/', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await response.text()).toBe('<p>/</p>');
  });

  test('that has not changed is 304', async () => {
    const path = newPath();
    const etag = (await get(path)).headers.get('etag')!;
    const response = await new Promise<import('node:http').IncomingMessage>((resolve) => {
      request(gateway.url, { path, headers: { ...PAGE, 'if-none-match': etag } }, resolve).end();
    });
    expect([response.statusCode, await text(response)]).toEqual([304, '']);
  });

  test('has no body for HEAD', async () => {
    const response = await fetch(`${gateway.url}/`, { method: 'HEAD', headers: PAGE });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '8', '']);
  });

  test('is 404 for missing content', async () => {
    const response = await get('/gone');
    expect([response.status, await response.text()]).toEqual([404, '<p>/gone</p>']);
  });

  test('is not sent for other types, or instead of a file', async () => {
    expect((await get(newPath(), { accept: 'application/json' })).status).toBe(404);
    expect(await bodyOf('/index.html')).toBe(INDEX);
  });
});

describe('the context of a render', () => {
  test('is a visitor at PUBLIC_URL, whatever the request', async () => {
    gateway.stub.reset({ [TOPICS_CALL]: { data: ['Heart'] } });
    client.renderBy(async (_page, _language, execute, origin) => ({
      status: 200,
      html: JSON.stringify([origin, await execute({ query: ofAnatomy('topics') })]),
    }));
    const response = await new Promise<import('node:http').IncomingMessage>((resolve) => {
      const headers = {
        ...PAGE,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        authorization: 'Bearer abc.def.ghi',
        cookie: 'session=1',
        'user-agent': 'Spy',
      };
      request(gateway.url, { path: newPath(), headers }, resolve).end();
    });
    const seen = await text(response);
    expect(JSON.parse(seen)).toEqual(['https://bank.example', { data: { boardSubject: { topics: ['Heart'] } } }]);
    const [call] = gateway.stub.calls;
    expect(JSON.stringify(call!.headers)).not.toMatch(/abc\.def|session|Spy|evil/);
  });
});

describe('upstream calls of a render', () => {
  test('count for the address of the page’s reader', async () => {
    const before = await startTestGateway({ webFolder: client.webFolder, env: { TRUST_PROXY: 'loopback' } });
    before.stub.reset({ '/users/referrers/NUSRAT1': { data: { first_name: 'Nusrat' } } });
    client.renderBy(async (_page, _language, execute) => ({
      status: 200,
      html: JSON.stringify(await execute({ query: '{ referrer(userId: "NUSRAT1") { firstName } }' })),
    }));
    const headers = { ...PAGE, 'x-forwarded-for': '203.0.113.9' };
    const response = await fetch(before.url + newPath(), { headers });
    expect(await response.json()).toEqual({ data: { referrer: { firstName: 'Nusrat' } } });
    expect(before.stub.calls.map((call) => call.headers['x-client-address'])).toEqual(['203.0.113.9']);
    await before.close();
  });
});

describe('the plain page is sent, with status 200', () => {
  test('for pages that are not rendered', async () => {
    expect(await bodyOf('/none')).toBe(INDEX);
    expect(rendered).not.toHaveBeenCalled();
  });

  test('if the render fails; the next request tries again', async () => {
    const path = newPath();
    let broken = true;
    client.renderBy(async () => {
      if (broken) throw new Error('the upstream is down');
      return { status: 200, html: 'mended' };
    });
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, INDEX]);
    broken = false;
    expect(await bodyOf(path)).toBe('mended');
  });

  test('during a slow render, whose page later readers get', async () => {
    const path = newPath();
    const held = Promise.withResolvers<void>();
    client.renderBy(async () => {
      await held.promise;
      return { status: 200, html: 'at last' };
    });
    expect(await bodyOf(path)).toBe(INDEX);
    held.resolve();
    await expect.poll(() => bodyOf(path), SOON).toBe('at last');
  });

  test('at the limit of concurrent renders', async () => {
    const held = Promise.withResolvers<void>();
    client.renderBy(async (page) => {
      rendered(page);
      await held.promise;
      return { status: 200, html: 'rendered' };
    });
    const first = Array.from({ length: 4 }, () => bodyOf(newPath()));
    await expect.poll(() => rendered.mock.calls.length, SOON).toBe(4);
    expect(await bodyOf(newPath())).toBe(INDEX);
    expect(rendered).toHaveBeenCalledTimes(4);
    held.resolve();
    await Promise.all(first);
  });

  test('beyond the limit of different pages in a short time', async () => {
    const bodies = await Promise.all(Array.from({ length: 30 }, () => bodyOf(newPath())));
    expect(bodies[0]).not.toBe(INDEX);
    expect(bodies).toContain(INDEX);
    expect(rendered.mock.calls.length).toBeLessThan(30);
  });

  test('for one address with many requests, while another gets its pages', async () => {
    const apart = await startTestGateway({ webFolder: client.webFolder, env: { TRUST_PROXY: 'loopback' } });
    const from = (address: string, path = newPath()) =>
      fetch(apart.url + path, { headers: { ...PAGE, 'x-forwarded-for': address } }).then((response) => response.text());
    const flooding = { isOver: false };
    const flood = async (host: number) => {
      let refused = 0;
      for (let count = 0; !flooding.isOver; count += 1) {
        // The rest of an IPv6 address is its owner's choice.
        const body = await from(`2001:db8::${host}:${count % 1000}`, count % 2 ? newPath() : `/gone${newPath()}`);
        if (body === INDEX) refused += 1;
      }
      return refused;
    };
    const floods = Promise.all(Array.from({ length: 12 }, (_, host) => flood(host)));
    await expect.poll(() => rendered.mock.calls.length, SOON).toBeGreaterThan(12);
    const bodies = [];
    for (let page = 0; page < 6; page += 1) bodies.push(await from('203.0.113.9'));
    flooding.isOver = true;
    expect(Math.max(...(await floods))).toBeGreaterThan(0);
    expect(bodies.filter((body) => body === INDEX)).toEqual([]);
    await apart.close();
  });

  test.each(['syntax error(', 'export const other = 1;'])(
    'where the build for servers is broken: %s',
    async (entry) => {
      const broken = await builtClient({ entry });
      const other = await startTestGateway({ webFolder: broken.webFolder });
      const response = await fetch(other.url, { headers: PAGE });
      expect([response.status, await response.text()]).toEqual([200, INDEX]);
      await other.close();
      await broken.remove();
    },
  );
});

test('a network error of the upstream becomes an error of the operation', async () => {
  gateway.stub.reset({ [TOPICS_CALL]: answer(500, {}) });
  client.renderBy(async (_page, _language, execute) => ({
    status: 200,
    html: JSON.stringify((await execute({ query: ofAnatomy('topics') })).errors?.[0]?.extensions),
  }));
  expect(JSON.parse(await bodyOf(newPath()))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});
