import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes } from '../testing/content.ts';
import { ofAnatomy, TOPICS_CALL } from '../testing/rows.ts';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { JSON_TYPE, plainRequests, PREFLIGHT } from '../testing/requests.ts';

const FAQS = '{ faqs { id question } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset(contentRoutes()));
afterAll(() => gateway.close());

const { post, get, send } = plainRequests(() => gateway.url);

describe('two similar requests', () => {
  const BOTH = 'query A { board(code: "DHK") { name } } query B { board(code: "SYL") { name } }';
  const board = async (given: Record<string, unknown>) =>
    (await send({ body: JSON.stringify(given) })).bytes.toString();

  test('operationName distinguishes them; without one each is an error', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await board({ query: BOTH, operationName: 'A' })).toContain('Dhaka');
      expect(await board({ query: BOTH, operationName: 'B' })).toContain('Sylhet');
      expect(await board({ query: BOTH })).toContain('OPERATION_RESOLUTION_FAILURE');
    }
  });

  test('variables tell them apart, in any order and under any name', async () => {
    const query = 'query ($a: ID!, $b: ID!) { a: board(code: $a) { name } b: board(code: $b) { name } }';
    const read = async (variables: unknown) =>
      JSON.parse(await board({ query, variables })).data as Record<string, { name: string } | null>;
    for (let round = 0; round < 2; round += 1) {
      expect(await read({ a: 'DHK', b: 'SYL' })).toEqual({ a: { name: 'Dhaka' }, b: { name: 'Sylhet' } });
      expect(await read({ b: 'DHK', a: 'SYL' })).toEqual({ a: { name: 'Sylhet' }, b: { name: 'Dhaka' } });
      expect(await read({ a: 'DHK', b: 'DHK","x":"' })).toEqual({ a: { name: 'Dhaka' }, b: null });
    }
    const poisoned = '{"a":"DHK","b":"SYL","a":"RAJ"}';
    const body = `{"query":${JSON.stringify(query)},"variables":${poisoned}}`;
    expect((await send({ body })).bytes.toString()).toContain('Rajshahi');
    expect(await read({ a: 'DHK', b: 'SYL' })).toEqual({ a: { name: 'Dhaka' }, b: { name: 'Sylhet' } });
  });

  test('a body and a query string of the same bytes', async () => {
    const body = JSON.stringify({ query: FAQS });
    await send({ body });
    const crossed = await send({ method: 'GET', headers: JSON_TYPE, search: { [body]: '' } });
    expect(crossed.status).toBe(400);
  });

  test('a query in the address differs from one in the body', async () => {
    await get('{ board(code: "DHK") { name } }', JSON_TYPE);
    const { bytes } = await send({
      body: JSON.stringify({ query: '{ board(code: "SYL") { name } }' }),
      search: { query: '{ board(code: "DHK") { name } }' },
    });
    expect(bytes.toString()).toContain('Sylhet');
  });

  test('a cached response does not register its persisted query', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    await send({ body: JSON.stringify({ query: FAQS }) });
    for (let round = 0; round < 2; round += 1) {
      expect(await board({ query: FAQS, extensions })).not.toContain('What is free?');
      expect(await board({ extensions })).toContain('PersistedQueryNotFound');
    }
  });
});

describe('a hit is rejected like a miss', () => {
  test.each([
    ['no header that asks for a preflight', {}],
    ['an empty one', { 'apollo-require-preflight': '' }],
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a GET with %s', async (_what, headers) => {
    const query = '{ faqs { answer } }';
    // The response for each caller is cached, also for a header whose value means its absence.
    for (const value of ['1', 'undefined', 'null']) {
      expect((await get(query, { 'apollo-require-preflight': value })).status).toBe(200);
    }
    const refused = await get(query, headers);
    expect(refused.status).toBe(400);
    expect(refused.bytes.toString()).not.toContain('first page');
  });

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['multipart/form-data; boundary=x'], [undefined]])(
    'a POST of %j',
    async (type) => {
      const body = JSON.stringify({ query: FAQS });
      await send({ body });
      const refused = await send({ body, headers: type === undefined ? {} : { 'content-type': type } });
      expect(refused.status).toBe(400);
    },
  );

  test('other Accept headers', async () => {
    await post(FAQS);
    expect((await post(FAQS, { accept: 'image/png' })).status).toBe(406);
    const type = 'application/graphql-response+json';
    for (let round = 0; round < 2; round += 1) {
      expect((await post(FAQS, { accept: type })).headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect((await post(FAQS)).headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('another charset or method', async () => {
    const body = JSON.stringify({ query: FAQS });
    await send({ body });
    expect((await send({ body, headers: { 'content-type': 'application/json; charset=utf-16' } })).status).toBe(415);
    for (const method of ['PUT', 'PATCH']) expect((await send({ method, body })).status).toBe(405);
    expect((await send({ method: 'HEAD', search: { query: FAQS } })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a request in any pieces', () => {
  const body = JSON.stringify({ query: FAQS });
  const head = (extra: string) =>
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nconnection: close\r\n${extra}\r\n\r\n`;

  /** Writes the pieces one after another, with time for the gateway to read each. */
  async function pieces(...parts: (string | Buffer)[]) {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').setNoDelay();
    const reply = text(socket);
    for (const part of parts) {
      socket.write(part);
      await gateway.dataOf('{ boards { code } }');
    }
    return reply;
  }

  test.each([
    ['at once', [head(`content-length: ${body.length}`) + body]],
    ['head first', [head(`content-length: ${body.length}`), body]],
    ['in pieces', [head(`content-length: ${body.length}`), body.slice(0, 9), body.slice(9)]],
    ['head and half', [head(`content-length: ${body.length}`) + body.slice(0, 9), body.slice(9)]],
    ['chunked', [head('transfer-encoding: chunked'), `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`]],
  ])('%s, it is answered, cached or not', async (_how, parts) => {
    for (let round = 0; round < 2; round += 1) {
      const reply = await pieces(...parts);
      expect(reply).toMatch(/^HTTP\/1\.1 200 /);
      expect(reply).toContain('What is free?');
    }
  });

  test('pieces that split a character are joined', async () => {
    const bengali = JSON.stringify({ query: '{ board(code: "ঢাকা") { name } }' });
    const bytes = [...Buffer.from(bengali)].map((byte) => Buffer.from([byte]));
    expect(await pieces(head(`content-length: ${bytes.length}`), ...bytes)).toContain('{"data":{"board":null}}');
  });

  test('an aborted one does not affect others', async () => {
    for (let count = 0; count < 20; count += 1) {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.end(head(`content-length: ${body.length}`) + body.slice(0, 5));
      await text(socket);
    }
    expect((await send({ body })).bytes.toString()).toContain('What is free?');
  });

  test('an incomplete body is not answered from the cache', async () => {
    await send({ body });
    const half = JSON.stringify({ query: FAQS, pad: '' });
    expect(await pieces(head(`content-length: ${half.length}`) + half.slice(0, -1) + '!')).toMatch(/^HTTP\/1\.1 400 /);
    for (const strange of ['\uFEFF' + body, '"text"', 'null', '[]', '{', '{}']) {
      const { status } = await send({ body: strange });
      // A byte order mark is accepted, as in longer bodies.
      expect([strange, status]).toEqual([strange, strange.endsWith(body) ? 200 : 400]);
    }
    expect(await pieces(head('content-length: 0'))).toMatch(/^HTTP\/1\.1 400 /);
    expect(await pieces(head(`content-length: ${body.length - 1}`) + body)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('Cache-Control', () => {
  test.each([
    ['{ faqs { id } }', 'public, max-age=10'],
    ['{ boards { code } }', 'public, max-age=300'],
    ['{ boards { code } faqs { id } __typename }', 'public, max-age=10'],
    [ofAnatomy('topics'), 'public, max-age=10'],
    ['{ search(text: "heart") { topicName } }', 'no-store'],
    ['{ faqs { id } viewer { id } }', 'no-store'],
    ['query ($no: Boolean = false) { faqs { id } viewer @include(if: $no) { id } }', 'no-store'],
  ])('of %s is %s for a visitor’s GET, no-store for all else', async (query, expected) => {
    gateway.stub.change({ [TOPICS_CALL]: { data: [] }, '/search': { data: [] } });
    for (let round = 0; round < 2; round += 1) {
      const { headers } = await get(query);
      expect(headers['cache-control']).toBe(expected);
      if (expected !== 'no-store') expect(headers.vary).toMatch(/\bAccept\b/);
      expect((await post(query)).headers['cache-control']).toBe('no-store');
      const authorization = `Bearer ${tokenOf({ user_id: 'u-7' })}`;
      expect((await get(query, { ...PREFLIGHT, authorization })).headers['cache-control']).toBe('no-store');
    }
  });
});
