import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ADDED, tokenFor } from '../../gateway/src/testing/live-clients.ts';
import { startGatewayApart, type GatewayApart } from './gateway-apart.ts';

const MB = 1024 * 1024;
const WARM_UP = 2_000;
const CYCLES = 50_000;
const AT_ONCE = 20;
// Each opens and closes its own upstream connection.
const LONELY_EVERY = 10;
const MAX_GROWTH = 5 * MB;

let gateway: GatewayApart;
beforeAll(async () => {
  gateway = await startGatewayApart();
});
afterAll(() => gateway?.stop());

/** Disconnects with a close frame, without one, or at once. */
async function cycle(index: number): Promise<void> {
  const isLonely = index % LONELY_EVERY === 0;
  const token = tokenFor(isLonely ? `USER-${index}` : `CROWD-${index % AT_ONCE}`);
  const socket = new WebSocket(gateway.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  say({ type: 'connection_init', payload: { authToken: token } });
  await once(socket, 'message');
  say({ type: 'subscribe', id: '1', payload: { query: ADDED } });
  const closed = once(socket, 'close');
  if (index % 3 === 0) say({ type: 'complete', id: '1' });
  if (index % 5 === 0) socket.terminate();
  else socket.close();
  await closed;
}

async function cycles(count: number): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      await cycle(next++);
      if (next % 500 === 0) gateway.forgetCalls();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** After all have disconnected. */
async function left() {
  const open = async () => {
    const { lines, readers, sockets } = await gateway.held();
    return { lines, readers, sockets, upstream: gateway.live.sockets() };
  };
  await expect.poll(open, { timeout: 10_000 }).toEqual({ lines: 0, readers: 0, sockets: 0, upstream: 0 });
  return gateway.held();
}

test(`R11: ${CYCLES} cycles of connect, subscribe and leave keep nothing open and use less than 5 MB`, async () => {
  await cycles(WARM_UP);
  const before = await left();
  const since = performance.now();
  await cycles(CYCLES);
  const seconds = (performance.now() - since) / 1000;
  const after = await left();
  const mb = (bytes: number) => (bytes / MB).toFixed(1);
  console.log(`heap ${mb(before.heap)} to ${mb(after.heap)} MB after ${CYCLES} cycles in ${seconds.toFixed(0)} s`);
  expect(after.heap - before.heap).toBeLessThan(MAX_GROWTH);
});
