import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { limitConnections } from './connections.ts';
import { CONNECTION_LIMITS } from './settings.ts';

const QUICK = { headersMs: 300, requestMs: 600, checkMs: 50, silenceMs: 500 };
const BODY = JSON.stringify({ query: '{ __typename }' });
const HEAD = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n`;

let gateway: TestGateway;
const sockets: Socket[] = [];
const drips: NodeJS.Timeout[] = [];
afterEach(async () => {
  drips.splice(0).forEach(clearInterval);
  sockets.splice(0).forEach((socket) => socket.destroy());
  await gateway?.close();
});

/** A raw connection; `isOver` once the gateway has ended it. */
async function open() {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  sockets.push(socket);
  const state = { socket, text: '', isOver: false };
  socket.on('data', (chunk: Buffer) => (state.text += chunk.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (state.isOver = true));
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return state;
}

const WAIT = { timeout: 10_000, interval: 20 };
const dripping = (socket: Socket, text: string) =>
  drips.push(setInterval(() => socket.writable && socket.write(text), 50));

describe('C13: slow clients', () => {
  test('a hundred that send headers one by one are cut off, and others are served meanwhile', async () => {
    gateway = await startTestGateway({ connectionLimits: QUICK });
    const slow = await Promise.all(Array.from({ length: 100 }, open));
    for (const { socket } of slow) {
      socket.write('GET /graphql HTTP/1.1\r\nHost: x\r\n');
      dripping(socket, 'X-A: b\r\n');
    }
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    await expect.poll(() => slow.filter(({ isOver }) => isOver).length, WAIT).toBe(100);
    expect(slow[0]!.text).toMatch(/^HTTP\/1.1 408 /);
  });

  test('one that sends its body byte by byte is cut off', async () => {
    gateway = await startTestGateway({ connectionLimits: QUICK });
    const slow = await open();
    slow.socket.write(`${HEAD}\r\n{`);
    dripping(slow.socket, ' ');
    await expect.poll(() => slow.isOver, WAIT).toBe(true);
    expect(slow.text).not.toContain('200 OK');
  });

  test('a silent connection is closed, before and after a request', async () => {
    gateway = await startTestGateway({ connectionLimits: { ...QUICK, keepAliveMs: 200 } });
    const silent = await open();
    const reused = await open();
    reused.socket.write(`${HEAD}\r\n${BODY}`);
    await expect.poll(() => [silent.isOver, reused.isOver], WAIT).toEqual([true, true]);
    expect(reused.text).toContain('{"data":{"__typename":"Query"}}');
  });

  test('one that does not read its response is cut off, and the response freed', async () => {
    const server = createServer((_request, response) => void response.end(Buffer.alloc(30_000_000, 'x')));
    limitConnections(server, { ...CONNECTION_LIMITS, ...QUICK });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const deaf = connect((server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(deaf);
    deaf.on('error', () => {});
    deaf.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const connectionCount = () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await expect.poll(connectionCount, WAIT).toBe(1);
    await expect.poll(connectionCount, WAIT).toBe(0);
    server.close();
  });
});

test('connections are limited; closing one makes room', async () => {
  gateway = await startTestGateway({ connectionLimits: { maxConnections: 5 } });
  const connections = await Promise.all(Array.from({ length: 8 }, open));
  await expect.poll(() => connections.filter(({ isOver }) => isOver).length, WAIT).toBe(3);
  connections.find(({ isOver }) => !isOver)!.socket.destroy();
  await expect.poll(async () => (await fetch(`${gateway.url}/healthz`).catch(() => undefined))?.status, WAIT).toBe(200);
});

test('idle connections outlast those of common proxies', () => {
  expect(CONNECTION_LIMITS.keepAliveMs).toBeGreaterThan(60_000);
  expect(CONNECTION_LIMITS.headersMs).toBeLessThan(CONNECTION_LIMITS.requestMs);
});
