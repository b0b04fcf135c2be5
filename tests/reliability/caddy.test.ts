import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { admin } from '../testkit/admin.ts';
import { startCaddy } from '../testkit/caddy.ts';
import { freePort } from '../testkit/free-port.ts';
import { startNginx } from '../testkit/nginx.ts';
import { startStack, type Stack } from '../testkit/stack.ts';

const isMissing = ['caddy', 'nginx'].some((program) => process.env.WITHOUT_SERVERS?.includes(program));

async function startEdge(gateway: number) {
  const [port, apiPort] = await Promise.all([freePort(), freePort()]);
  const nginx = await startNginx({ gateways: [gateway], apis: [gateway], port, apiPort, edge: '127.0.0.1' });
  const caddy = await startCaddy(port);
  return {
    caddy,
    nginxUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      await caddy.stop();
      await nginx.stop();
    },
  };
}

type Edge = Awaited<ReturnType<typeof startEdge>>;

describe.skipIf(isMissing)('Caddy in front of nginx and a gateway', () => {
  let stack: Stack;
  let edge: Edge;
  beforeAll(async () => {
    stack = await startStack();
    edge = await startEdge(Number(new URL(stack.url).port));
  });
  afterAll(async () => {
    await edge?.stop();
    await stack?.stop();
  });

  test('serves pages with a certificate, and asks browsers to stay with TLS', async () => {
    const page = await edge.caddy.fetch('/', { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(page.headers['content-security-policy']).toContain('default-src');
  });

  test('redirects what comes without TLS', async () => {
    const plain = await fetch(`${edge.caddy.httpUrl}/boards?page=2`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([308, expect.stringMatching(/^https:.+\?page=2$/)]);
  });

  test('passes sockets on', async () => {
    const { url, ca } = edge.caddy;
    const socket = new WebSocket(`${url.replace('https', 'wss')}/graphql`, 'graphql-transport-ws', { ca });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authToken: stack.adminToken } }));
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_ack' });
    socket.terminate();
  });

  test('passes events on as they come', async () => {
    const headers = {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${stack.adminToken}`,
    };
    const query = 'subscription { notificationAdded { title } }';
    const stream = await edge.caddy.open('/graphql/stream', { method: 'POST', headers }, JSON.stringify({ query }));
    let heard = '';
    stream.setEncoding('utf8').on('data', (text: string) => (heard += text));
    await admin(stack, 'notify', '--user', 'admin@localhost', '--title', 'Through', '--message', 'all of it');
    await expect.poll(() => heard).toContain('"title":"Through"');
    stream.destroy();
  });
});

describe.skipIf(isMissing)('what a gateway hears of a caller', () => {
  let heard: IncomingHttpHeaders = {};
  const upstream = createServer((request, response) => {
    heard = request.headers;
    response.end();
  });
  let edge: Edge;
  beforeAll(async () => {
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    edge = await startEdge((upstream.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await edge?.stop();
    upstream.closeAllConnections();
    upstream.close();
  });

  test('through Caddy: its own address and https, whatever headers say', async () => {
    const lies = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'evil.example' };
    await edge.caddy.fetch('/a', { headers: lies });
    expect(heard).toMatchObject({ 'x-forwarded-proto': 'https', host: new URL(edge.caddy.url).host });
    expect(heard['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(heard['x-forwarded-host']).toBeUndefined();
  });
});
