import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { JSON_TYPE, plainRequests } from '../testing/requests.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const { send } = plainRequests(() => gateway.url);
const QUERY = JSON.stringify({ query: '{ board(code: "DHK") { name } }' });
const DHAKA = { data: { board: { name: 'Dhaka' } } };

/** Writes a request piece by piece to a socket of its own; what has come back when it ends, or soon after the last. */
async function spoken(pieces: string[], { hangUp = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const piece of pieces) {
    socket.write(piece);
    await wait(20);
  }
  if (hangUp) {
    socket.destroy();
    return heard;
  }
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('\r\n\r\n{');
  socket.destroy();
  return heard;
}
const head = (length: number, more = '') =>
  `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;

describe('a POST', () => {
  test('whose body comes in pieces is answered', async () => {
    const heard = await spoken([head(QUERY.length), QUERY.slice(0, 5), QUERY.slice(5, 20), QUERY.slice(20)]);
    expect(heard).toMatch(/^HTTP\/1.1 200 /);
    expect(heard).toContain('Dhaka');
  });

  test('whose pieces part a character is read whole', async () => {
    const body = Buffer.from(JSON.stringify({ query: '{ board(code: "ঢাকা") { name } }' })).toString('latin1');
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    await once(socket, 'connect');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.write(head(body.length));
    for (const byte of body) socket.write(byte, 'latin1');
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('{"data":{"board":null}}');
    socket.destroy();
  });

  test('that is broken and came in pieces is refused as ever', async () => {
    const broken = '{"query": nonsense}';
    const heard = await spoken([head(broken.length), broken.slice(0, 7), broken.slice(7)]);
    expect(heard).toMatch(/^HTTP\/1.1 400 /);
    expect(heard).toContain('The request could not be read.');
  });

  test('that is given up half-way harms nobody', async () => {
    for (let count = 0; count < 20; count += 1) await spoken([head(QUERY.length), QUERY.slice(0, 5)], { hangUp: true });
    const { bytes } = await send({ body: QUERY });
    expect(JSON.parse(bytes.toString())).toEqual(DHAKA);
  });

  test('two in one piece get two answers', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    await once(socket, 'connect');
    socket.write(`${head(QUERY.length)}${QUERY}`.repeat(2));
    await expect.poll(() => heard.match(/Dhaka/g)?.length, { timeout: 10_000 }).toBe(2);
    socket.destroy();
  });

  test('is answered alike with Express and without', async () => {
    const ask = async (headers: Record<string, string>) => {
      // With a token that names nobody no answer is kept.
      const sent = { headers: { ...JSON_TYPE, ...headers, authorization: 'Bearer x' }, body: QUERY };
      const { status, headers: told, bytes } = await send(sent);
      return {
        status,
        headers: { ...told, date: undefined, 'x-request-id': undefined },
        body: JSON.parse(bytes.toString()) as unknown,
      };
    };
    const usual = await ask({});
    expect(usual).toMatchObject({ status: 200, body: DHAKA });
    // A page elsewhere, a body whose length is not told and a type in other words go the long way.
    for (const other of [
      { origin: 'https://evil.example' },
      { 'transfer-encoding': 'chunked' },
      { 'content-type': 'application/json; charset="utf-8"' },
    ]) {
      expect(await ask(other), JSON.stringify(other)).toEqual(usual);
    }
  });
});
