import { expect, test } from 'vitest';
import { answer, by } from '../testing/index.ts';
import { rawSocket, tokenFor } from '../testing/live-clients.ts';
import { openStream } from '../testing/event-stream.ts';
import { eventually, startLive } from '../testing/live-gateway.ts';

test('silent sockets do not block others of their address', async () => {
  const clientLimits = { socketsAnAddress: 3, newSocketsAnAddress: 5, initWaitMs: 60_000 };
  const { gateway, upstream, listen, ready } = await startLive({ clientLimits });
  const silent = () => Promise.all(Array.from({ length: 12 }, () => rawSocket(gateway.url)));
  const open = await silent();
  await eventually(() => open.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(5);
  const received = listen('RAHIMA');
  await ready(1);
  await silent();
  const karim = await rawSocket(gateway.url);
  karim.init(tokenFor('KARIM'));
  await eventually(() => karim.of('connection_ack')).toHaveLength(1);
  const { _id } = upstream.notify('RAHIMA');
  await eventually(() => received.ids).toEqual([_id]);
  // The two that signed in, and the silent ones without the one that made room.
  await eventually(gateway.live.sockets).toBe(2 + 4);
});

test('unverified tokens have few slots of an address, and take none of the others', async () => {
  const { gateway, upstream } = await startLive({ clientLimits: { socketsAnAddress: 3, newSocketsAnAddress: 2 } });
  const open = (user: string, localAddress = '127.0.0.1') =>
    openStream(gateway.url, { token: tokenFor(user), localAddress });
  const streams = [await open('RAHIMA'), await open('KARIM')];
  const waiting: (() => void)[] = [];
  const later = by((response, request) => void waiting.push(() => answer(401, {})(response, request)));
  gateway.stub.change({ 'GET /users': later });
  const forged = [open('X1'), open('X2')];
  await eventually(() => waiting).toHaveLength(2);
  expect((await open('X3')).status).toBe(429);
  expect(streams.map(({ stream }) => stream.isOver)).toEqual([false, false]);
  waiting.forEach((refuse) => refuse());
  expect((await Promise.all(forged)).map(({ status }) => status)).toEqual([401, 401]);
  gateway.stub.change({ 'GET /users': upstream.routes['GET /users'] });
  expect((await open('NADIA')).status).toBe(200);
  expect((await open('SALMA')).status).toBe(429);
});
