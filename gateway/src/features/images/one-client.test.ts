// @module-tag long
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { by, startTestGateway, tokenOf, type Answer, type TestGateway } from '../../testing/index.ts';
import { ANSWERED, store, TYPE, upload } from '../../testing/uploads.ts';

const ATTACKER = '203.0.113.7';
const READER = '198.51.100.9';
const PICTURE = '/images/aB3-_xaB3-_xaB3-_xaB3-';
const SECOND_MS = 1_000;

let gateway: TestGateway;
const open: Socket[] = [];
beforeEach(async () => {
  gateway = await startTestGateway({ timeoutMs: 3_000 });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await gateway.close();
});

/** A very slow upload. Resolves to the first line of the response. */
function slowly({ address, user }: { address: string; user: string }): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => {});
  open.push(socket);
  const drip = setInterval(() => socket.write('1\r\nx\r\n'), 100);
  socket.once('close', () => clearInterval(drip));
  socket.write(
    `POST /images HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${tokenOf({ user_id: user })}\r\n` +
      `Content-Type: ${TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  return new Promise((resolve) => {
    socket.once('data', (chunk) => resolve(chunk.toString('latin1').split('\r\n')[0]!));
    socket.once('close', () => resolve('closed'));
  });
}
const statusOf = (line: string) => Number(line.split(' ')[1]);
const uploadAs = (user: string, address: string) =>
  upload(gateway, undefined, { authorization: `Bearer ${tokenOf({ user_id: user })}`, 'x-forwarded-for': address });
const uploadsUnderWay = () => gateway.stub.calls.filter(({ method }) => method === 'POST').length;

describe('slow uploads', () => {
  const takes: Answer = (response, request) => {
    if (request.headers['transfer-encoding'] === undefined) return store(response, request);
    request.on('error', () => {}).resume();
  };
  beforeEach(() => gateway.stub.reset({ 'POST /images': takes }));

  test('of one account run two at a time and end in 408; others’ succeed meanwhile', async () => {
    const slow = Array.from({ length: 24 }, (_, index) => slowly({ address: `203.0.113.${index}`, user: 'thief' }));
    await expect.poll(uploadsUnderWay).toBe(2);
    const stored = await uploadAs('reader', READER);
    expect([stored.status, await stored.json()]).toEqual([201, ANSWERED]);
    const statuses = (await Promise.all(slow)).map(statusOf).toSorted((a, b) => a - b);
    expect(statuses).toEqual([408, 408, ...Array.from({ length: 22 }, () => 429)]);
    // Its slots are free again.
    expect((await uploadAs('thief', ATTACKER)).status).toBe(201);
  });

  test('from one address run four at a time, whatever tokens it makes up', async () => {
    const slow = Array.from({ length: 24 }, (_, index) => slowly({ address: ATTACKER, user: `made-up-${index}` }));
    await expect.poll(uploadsUnderWay).toBe(4);
    expect((await uploadAs('reader', READER)).status).toBe(201);
    const statuses = (await Promise.all(slow)).map(statusOf).toSorted((a, b) => a - b);
    expect(statuses).toEqual([408, 408, 408, 408, ...Array.from({ length: 20 }, () => 429)]);
  });
});

describe('a flood of uncached pictures', () => {
  /** Cached pictures respond at once, all others hang. */
  const onHand = by((response, request) => {
    if (new URL(request.url!, gateway.url).searchParams.get('w') === '400')
      response.writeHead(200, { 'content-type': 'image/webp' }).end('pixels');
  });
  const view = (width: number, address: string) =>
    fetch(`${gateway.url}${PICTURE}?w=${width}`, { headers: { 'x-forwarded-for': address } });
  const timed = async <Result>(work: Promise<Result>) => {
    const begun = performance.now();
    return { result: await work, tookMs: performance.now() - begun };
  };

  test('from one address does not block other addresses’ pictures, nor the rest of the site', async () => {
    gateway.stub.reset({ [PICTURE]: onHand, '/search': { data: [] } });
    const flood = Array.from({ length: 300 }, async (_, index) => (await view(10_000 + index, ATTACKER)).status);
    await expect.poll(() => gateway.stub.calls.length).toBe(6);
    for (let round = 0; round < 10; round += 1) {
      const picture = await timed(view(400, READER));
      expect([picture.result.status, picture.tookMs < SECOND_MS]).toEqual([200, true]);
      const search = await timed(gateway.dataOf(`{ search(text: "heart ${round}") { topicName } }`));
      expect([search.result, search.tookMs < SECOND_MS]).toEqual([{ search: [] }, true]);
    }
    const refused = await view(400, ATTACKER);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    const statuses = new Set(await Promise.all(flood));
    expect(statuses).toContain(429);
    // After enough timeouts the circuit breaker of pictures opens, and no other.
    expect(await gateway.dataOf('{ search(text: "lung") { topicName } }')).toEqual({ search: [] });
  });
});
