// @module-tag long
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rawSocket, tokenFor } from '../testing/live-clients.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

// 1,000 viewers and 10,000 events: tests/reliability.
test('B8: 100 viewers, 2,000 random events, broken connections: each gets its own events, all, in order', async () => {
  const { upstream, proxy, listen, ready } = await startLive({
    clientLimits: { socketsAnAddress: 1_000, newSocketsAnAddress: 1_000 },
    relaySettings: { firstWaitMs: 20 },
  });
  const users = Array.from({ length: 100 }, (_, index) => `USER-${index}`);
  const received = users.map((user) => listen(user));
  await ready(100, 100);
  const expected = users.map((): string[] => []);
  for (let index = 0; index < 2_000; index += 1) {
    const one = Math.floor(Math.random() * users.length);
    expected[one]!.push(upstream.notify(users[one]!)._id);
    if (index % 500 === 250) proxy.cut();
    if (index % 50 === 0) await wait(5);
  }
  await eventually(() => received.reduce((sum, { ids }) => sum + ids.length, 0)).toBe(2_000);
  expect(received.map(({ ids }) => ids)).toEqual(expected);
});

test('R11: 500 subscriptions that come and go, some in parallel, leave nothing open', async () => {
  const { gateway, upstream, client, listen } = await startLive({ clientLimits: { messages: 10_000 } });
  const sockets = Array.from({ length: 5 }, (_, index) => client(`USER-${index}`));
  for (let round = 0; round < 100; round += 1) {
    const received = sockets.map((socket, index) => listen(`USER-${index}`, socket));
    await wait(round % 3 === 0 ? 0 : 10);
    for (const { stop } of received) stop();
  }
  await eventually(() => [gateway.live.relays(), gateway.live.subscribers(), upstream.sockets()]).toEqual([0, 0, 0]);
  await eventually(gateway.live.sockets).toBe(0);
});

/** A client that subscribes and then stops reading. */
async function frozen(url: string, token: string): Promise<Socket> {
  const { socket, init, of, subscribe } = await rawSocket(url);
  init(token);
  await eventually(() => of('connection_ack')).toHaveLength(1);
  subscribe('1');
  const line = (socket as unknown as { _socket: Socket })._socket;
  line.pause();
  return line;
}

test('R12: clients that do not read are cut off, and slow down nobody', async () => {
  const { upstream, gateway, client, listen, ready } = await startLive({ clientLimits: { pingMs: 1_500 } });
  const url = gateway.url;
  const lines = await Promise.all(Array.from({ length: 5 }, () => frozen(url, tokenFor('RAHIMA'))));
  const received = listen('RAHIMA', client('RAHIMA'));
  await ready(6);
  const count = 1_500;
  const body = 'x'.repeat(20_000);
  for (let index = 0; index < count; index += 1) {
    upstream.push('RAHIMA', { _id: `e${index}`, title: body, message: '' });
    if (index % 25 === 0) await wait(5);
  }
  await eventually(() => received.ids).toHaveLength(count);
  expect(received.errors).toEqual([]);
  await eventually(() => [gateway.live.sockets(), gateway.live.subscribers()]).toEqual([1, 1]);
  for (const line of lines) line.destroy();
});

test('a reader who falls behind gets RESYNC', async () => {
  const { upstream, gateway, ready } = await startLive({
    relaySettings: { queue: 8 },
    clientLimits: { pingMs: 60_000 },
  });
  const slow = await rawSocket(gateway.url);
  slow.init(tokenFor('RAHIMA'));
  await eventually(() => slow.of('connection_ack')).toHaveLength(1);
  slow.subscribe('1');
  await ready(1);
  slow.socket.pause();
  for (let index = 0; index < 400; index += 1) {
    upstream.push('RAHIMA', { _id: `e${index}`, title: 'x'.repeat(40_000), message: '' });
    if (index % 5 === 0) await wait(2);
  }
  await eventually(gateway.live.subscribers).toBe(0);
  slow.socket.resume();
  await eventually(() => slow.of('error')).toMatchObject([{ id: '1', payload: [{ extensions: { code: 'RESYNC' } }] }]);
});

test('R6: on shutdown clients get 1001, upstream connections close, requests in progress finish, new ones are rejected', async () => {
  const { upstream, gateway, listen, ready, client } = await startLive({ clientLimits: { goodbyeMs: 300 } });
  const closes: unknown[] = [];
  for (const user of ['RAHIMA', 'KARIM']) {
    const one = client(user);
    one.on('closed', (event) => closes.push((event as { code: number }).code));
    listen(user, one);
  }
  await ready(2, 2);
  const silent = await frozen(gateway.url, tokenFor('SALMA'));
  const { port } = new URL(gateway.url);
  const idle = connect(Number(port), '127.0.0.1').on('error', () => {});
  await gateway.stop();
  await eventually(() => closes).toEqual([1001, 1001]);
  await eventually(() => [upstream.sockets(), gateway.live.relays(), gateway.live.sockets()]).toEqual([0, 0, 0]);
  expect((await rawSocket(gateway.url)).status).not.toBe(101);
  silent.destroy();
  idle.destroy();
});
