import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { eventWriter } from './event-writer.ts';
import { CLIENT_LIMITS } from './settings.ts';

const QUICK = { pingMs: 100, streamMs: 600_000, goodbyeMs: 50 };
// The end of a complete body.
const END = '0\r\n\r\n';
// Less than Node's high-water mark.
const EVENT = `event: next\ndata: ${'x'.repeat(4_000)}\n\n`;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A writer, and the client that it writes to. */
async function writing(patience: Partial<typeof QUICK> = {}) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const received = { text: '' };
  client.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
  client.on('error', () => {});
  closing.push(() => (client.destroy(), server.close(), server.closeAllConnections()));
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { client, received, response, writer: eventWriter(response, { ...QUICK, ...patience }) };
}

const eventually = <Value>(value: () => Value) => expect.poll(value, { timeout: 10_000, interval: 20 });

describe('C13: a client that does not read', () => {
  test('is closed without waiting for the rest of its last event', async () => {
    const { client, response, writer } = await writing();
    client.pause();
    do {
      expect(await writer.write(EVENT)).toBe(true);
      await turn();
    } while (response.writableLength === 0 || response.socket!.writableLength === 0);
    expect(response.writableNeedDrain).toBe(false);
    await eventually(() => response.closed).toBe(true);
    expect(await writer.write(EVENT)).toBe(false);
  });

  test('for a moment only gets everything afterwards', async () => {
    const { client, received, response, writer } = await writing({ pingMs: 2_000 });
    client.pause();
    let sent = 0;
    do {
      expect(await writer.write(EVENT)).toBe(true);
      sent += 1;
      await turn();
    } while (response.socket!.writableLength === 0);
    client.resume();
    writer.end();
    await eventually(() => received.text.endsWith(END)).toBe(true);
    expect(received.text.split('event: next\n')).toHaveLength(sent + 1);
  });
});

describe('a stream', () => {
  test('ends at its maximum age, after all that was written and without `complete`', async () => {
    const { received, response, writer } = await writing({ streamMs: 300 });
    await writer.write('data: 7\n\n');
    await eventually(() => response.closed && received.text.endsWith(END)).toBe(true);
    expect(received.text).toContain('data: 7');
    expect(await writer.write('data: 8\n\n')).toBe(false);
  });

  test('without events stays open, with pings', async () => {
    const { received, response } = await writing({ pingMs: 20 });
    await eventually(() => received.text.split(':\n\n').length).toBeGreaterThan(20);
    expect(response.closed).toBe(false);
  });

  test('survives a short pause of the client, and ends before TCP’s timeout', () => {
    expect(CLIENT_LIMITS.streamMs).toBeGreaterThan(10 * CLIENT_LIMITS.pingMs);
    expect(CLIENT_LIMITS.streamMs).toBeLessThan(900_000);
  });
});
