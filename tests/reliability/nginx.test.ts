import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../testkit/free-port.ts';
import { startNginx } from '../testkit/nginx.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

const portOf = (url: string) => Number(new URL(url).port);

/** A query for GET /graphql. */
const getOf = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const PUBLIC = getOf('{ boards { code name } faqs { id question } }');
const VIEWER = getOf('{ viewer { id email } }');
// Apollo Server requires it for GET: forms of other sites cannot send it.
const PREFLIGHT = { 'apollo-require-preflight': 'true' };

describe.skipIf(process.env.WITHOUT_SERVERS?.includes('nginx'))('nginx in front of a gateway', () => {
  let stack: Stack;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let url: string;
  beforeAll(async () => {
    stack = await startStack();
    const [port, apiPort] = await Promise.all([freePort(), freePort()]);
    nginx = await startNginx({ gateways: [portOf(stack.url)], apis: [portOf(stack.rest)], port, apiPort });
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await nginx?.stop();
    await stack?.stop();
  });

  const get = (path: string, token?: string) =>
    fetch(`${url}${path}`, { headers: { ...PREFLIGHT, ...(token && { authorization: `Bearer ${token}` }) } });

  test('serves the client, its pages and the graph', async () => {
    const page = await get('/');
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining('default-src'),
    ]);
    expect((await get(PUBLIC)).headers.get('cache-control')).toMatch(/public, max-age=\d+/);
  });

  test('proxies WebSockets to the gateway', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authToken: stack.adminToken } }));
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_ack' });
    socket.terminate();
  });

  test('responses to a token are not shared, and metrics are not public', async () => {
    const own = (await (await get(VIEWER, stack.adminToken)).json()) as { data: { viewer: { email: string } } };
    expect(own.data.viewer.email).toBe('admin@localhost');
    const visitor = (await (await get(VIEWER)).json()) as { data: { viewer: null } };
    expect(visitor.data.viewer).toBeNull();
    expect((await get('/metrics')).status).toBe(404);
    const large = await fetch(`${url}/images`, { method: 'POST', body: new Uint8Array(7_000_000) });
    expect(large.status).toBe(413);
  });

  test('without a gateway, cached public responses are served stale and others are errors', async () => {
    const before = await (await get(PUBLIC)).text();
    await stack.stop();
    const kept = await get(PUBLIC);
    expect([kept.status, await kept.text()]).toEqual([200, before]);
    expect((await get(PUBLIC, stack.adminToken)).status).toBe(502);
    expect((await get(VIEWER)).status).toBe(502);
  });
});

describe.skipIf(process.env.WITHOUT_SERVERS?.includes('nginx'))('what nginx passes on', () => {
  let heard: { headers: IncomingHttpHeaders; method?: string | undefined }[] = [];
  let answers = 0;
  let cacheControl: string;
  let upstream: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  let url: string;
  beforeAll(async () => {
    upstream = createServer((request, response) => {
      if (request.url === '/healthz') return void response.end();
      heard.push({ headers: request.headers, method: request.method });
      answers += 1;
      response.setHeader('cache-control', cacheControl);
      response.end(String(answers));
    });
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const [port, apiPort] = await Promise.all([freePort(), freePort()]);
    const { port: gateway } = upstream.address() as AddressInfo;
    nginx = await startNginx({ gateways: [gateway], apis: [gateway], port, apiPort });
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await nginx?.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  async function ask(path: string, init: RequestInit = {}) {
    heard = [];
    return (await fetch(`${url}${path}`, init)).text();
  }

  test('the client address is that of the connection, whatever headers say', async () => {
    cacheControl = 'no-store';
    await ask('/a', { headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' } });
    expect(heard[0]!.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(heard[0]!.headers['x-forwarded-host']).toBeUndefined();
    expect(heard[0]!.headers.host).toBe(new URL(url).host);
  });

  test.each([
    ['public, max-age=60', {}, true],
    ['no-store', {}, false],
    ['private, max-age=60', {}, false],
    ['no-cache', {}, false],
    ['public, max-age=60', { headers: { authorization: 'Bearer x' } }, false],
    ['public, max-age=60', { method: 'POST', body: 'x' }, false],
  ])('%s, requested with %j, is cached: %s', async (control, init: RequestInit, isKept) => {
    cacheControl = control;
    const path = `/kept-${encodeURIComponent(control)}-${Object.keys(init).join('-')}`;
    const [first, second] = [await ask(path, init), await ask(path, init)];
    expect(second === first).toBe(isKept);
  });

  test('expired responses are not served, however rarely they are requested', async () => {
    cacheControl = 'public, max-age=1';
    const first = await ask('/rare');
    await expect.poll(() => ask('/rare'), { timeout: 10_000, interval: 1_500 }).not.toBe(first);
    const second = await ask('/rare');
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await ask('/rare')).not.toBe(second);
  });

  test('cached responses are not for requests with a token', async () => {
    cacheControl = 'public, max-age=60';
    const visitors = await ask('/shared');
    expect(await ask('/shared', { headers: { authorization: 'Bearer x' } })).not.toBe(visitors);
    expect(await ask('/shared')).toBe(visitors);
  });
});
