import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, listen, rawSocket, tokenFor, type Received } from '../../gateway/src/testing/live-clients.ts';
import { startGatewayApart, type GatewayApart } from './gateway-apart.ts';

const VIEWERS = 1_000;
const EVENTS = 10_000;
const AT_ONCE = 50;

let gateway: GatewayApart;
beforeAll(async () => {
  gateway = await startGatewayApart({ firstWaitMs: 50, lastWaitMs: 500 }, { recheckMs: 500 });
});
afterAll(() => gateway?.stop());

const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 60_000, interval: 100 });

test('B8: 1,000 viewers, 10,000 random events, one session revoked: nobody receives another’s event', async () => {
  const { live: upstream, proxy } = gateway;
  const users = Array.from({ length: VIEWERS }, (_, index) => `USER-${index}`);
  const clients = users.map((user) => clientOf(gateway.url, tokenFor(user)));
  const received: Received[] = [];
  for (let first = 0; first < VIEWERS; first += AT_ONCE) {
    received.push(...clients.slice(first, first + AT_ONCE).map((client) => listen(client)));
    await eventually(upstream.sockets).toBe(received.length);
  }
  await eventually(async () => (await gateway.held()).standing).toBe(VIEWERS);

  const turnedAway = await Promise.all(
    [undefined, 'a b', tokenFor('USER-1', { exp: 1_700_000_000 })].map(async (token) => {
      const socket = await rawSocket(gateway.url);
      socket.init(token);
      socket.subscribe('1');
      return { code: await socket.closed, received: socket.of('next') };
    }),
  );

  const expected = users.map((): string[] => []);
  const [revoked, ...others] = received;
  for (let index = 0; index < EVENTS; index += 1) {
    const one = Math.floor(Math.random() * VIEWERS);
    if (index === EVENTS / 2) {
      await eventually(() => revoked!.ids.length).toBe(expected[0]!.length);
      upstream.refuse(tokenFor(users[0]!));
      await eventually(() => revoked!.isOver).toBe(true);
      proxy.cut();
    }
    const { _id } = upstream.notify(users[one]!);
    if (one !== 0 || !revoked!.isOver) expected[one]!.push(_id);
    if (index % 100 === 0) await wait(5);
  }
  const total = expected.flat().length;
  await eventually(() => received.reduce((sum, { ids }) => sum + ids.length, 0)).toBe(total);
  expect(received.map(({ ids }) => ids)).toEqual(expected);
  expect(others.every(({ isOver }) => !isOver)).toBe(true);
  for (const { code, received: events } of turnedAway) {
    expect([4401, 4403]).toContain(code);
    expect(events).toEqual([]);
  }
  for (const client of clients) client.terminate();
});
