import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawSocket, tokenFor } from '../../gateway/src/testing/live-clients.ts';
import { startGatewayApart, type GatewayApart } from './gateway-apart.ts';

const MB = 1024 * 1024;
const FROZEN = 10;
const EVENT_BYTES = 20_000;
const EVENTS = (40 * MB) / EVENT_BYTES;
const MAX_GROWTH = 20 * MB;
const USER = 'RAHIMA';

let gateway: GatewayApart;
beforeAll(async () => {
  // Long enough to send everything before they are disconnected.
  gateway = await startGatewayApart({}, { pingMs: 6_000 });
});
afterAll(() => gateway?.stop());

const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 30_000, interval: 50 });

async function subscribed() {
  const client = await rawSocket(gateway.url);
  client.init(tokenFor(USER));
  await eventually(() => client.of('connection_ack').length).toBe(1);
  client.subscribe('1');
  return client;
}

/** 40 MB at the speed of one reading client. */
async function send(heard: () => number, tag: string) {
  const body = 'x'.repeat(EVENT_BYTES);
  const first = heard();
  for (let index = 0; index < EVENTS; index += 1) {
    gateway.live.push(USER, { _id: `${tag}${index}`, title: body, message: '' });
    if (index % 25 === 0) await eventually(() => heard() - first > index - 100).toBe(true);
  }
  await eventually(() => heard() - first).toBe(Math.ceil(EVENTS));
}

test('R12: ten clients that do not read 40 MB cost less than 20 MB, are disconnected, and do not slow one that reads', async () => {
  const reader = await subscribed();
  const heard = () => reader.of('next').length;
  await eventually(async () => (await gateway.held()).standing).toBe(1);
  await send(heard, 'warm');
  const before = await gateway.held();

  const frozen = await Promise.all(Array.from({ length: FROZEN }, subscribed));
  await eventually(async () => (await gateway.held()).readers).toBe(FROZEN + 1);
  for (const { socket } of frozen) (socket as unknown as { _socket: Socket })._socket.pause();
  let most = 0;
  const done = new AbortController();
  const watching = (async () => {
    while (!done.signal.aborted) {
      most = Math.max(most, (await gateway.held()).rss);
      await wait(100);
    }
  })();
  await send(heard, 'e');
  done.abort();
  await watching;
  // They are disconnected for not answering a ping.
  await eventually(async () => (await gateway.held()).sockets).toBe(1);
  const growth = (most - before.rss) / MB;
  console.log(`memory grew by ${growth.toFixed(1)} MB at most`);
  expect(growth * MB).toBeLessThan(MAX_GROWTH);
  reader.socket.terminate();
  for (const { socket } of frozen) socket.terminate();
});
