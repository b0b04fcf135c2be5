import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentRoutes, HOME } from '../test-content.ts';
import { ofAnatomy, pageRow, TOPICS_CALL, YEAR_CALL } from '../test-rows.ts';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../testkit.ts';

const PREFLIGHT = { 'apollo-require-preflight': '1' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FAQS = '{ faqs { id question } }';

let nowMs = 1;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs });
});
beforeEach(() => gateway.stub.reset(contentRoutes()));
afterAll(() => gateway.close());

type Sent = { method?: string; headers?: Record<string, string>; body?: string; search?: Record<string, string> };

/** Over a plain socket, where no header is added that the test did not name. */
async function send({ method = 'POST', headers = JSON_TYPE, body, search }: Sent) {
  const url = `${gateway.url}/graphql${search ? `?${new URLSearchParams(search).toString()}` : ''}`;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode!, headers: response.headers, bytes }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}
const post = (query: string, headers: Record<string, string> = {}) =>
  send({ headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify({ query }) });
const get = (query: string, headers: Record<string, string> = PREFLIGHT) =>
  send({ method: 'GET', headers, search: { query } });

/** How a request shows that it was answered anew: what is kept of the calls is forgotten, that of the answers not. */
const changed = { faqs: [{ _id: 'new', question: 'New?', answer: 'Yes.' }] };
async function isAnsweredAnew(ask: () => Promise<{ bytes: Buffer }>) {
  // Past 30 s a call is renewed, past 10 minutes it is waited for.
  nowMs += 11 * 60_000;
  gateway.stub.change({ '/faqs': contentRoutes()['/faqs'] });
  await ask();
  gateway.stub.change({ '/faqs': changed });
  return (await ask()).bytes.includes('New?');
}

describe('an answer to public fields', () => {
  test('is given again to the byte, for ten seconds', async () => {
    const first = await post(HOME);
    const { length } = gateway.callsMade();
    gateway.stub.cutAll();
    const again = await post(HOME);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(gateway.callsMade()).toHaveLength(length);
  });

  test('in the encoding that the reader takes, as when it was new', async () => {
    const long = `{ home { ${Array.from({ length: 30 }, (_, index) => `a${index}: faqs { question answer }`).join(' ')} } }`;
    const plain = await post(long);
    expect(plain.bytes.length).toBeGreaterThan(2048);
    for (const [accepted, encoding] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
      ['br;q=0', undefined],
    ]) {
      for (let round = 0; round < 2; round += 1) {
        const { headers, bytes } = await post(long, { 'accept-encoding': accepted! });
        expect(headers['content-encoding']).toBe(encoding);
        expect(headers.vary).toMatch(/accept-encoding/i);
        const unpacked = encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
        expect(unpacked.equals(plain.bytes)).toBe(true);
      }
    }
    const short = await post(FAQS, { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  test('is fetched once, however many ask when it has grown old', async () => {
    await post(FAQS);
    nowMs += 11 * 60_000;
    let asked = 0;
    gateway.stub.change({
      '/faqs': by((response, request) => {
        asked += 1;
        answer(200, changed)(response, request);
      }),
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => post(FAQS)));
    expect(all.every(({ bytes }) => bytes.includes('New?'))).toBe(true);
    expect(asked).toBe(1);
  });

  test('that has an error is kept for nobody', async () => {
    gateway.stub.change({ '/faqs': answer(500, {}) });
    expect((await post(HOME)).bytes.toString()).toContain('UPSTREAM_UNAVAILABLE');
    gateway.stub.change({ '/faqs': changed });
    expect((await post(HOME)).bytes.toString()).toContain('New?');
  });
});

describe('who is answered anew', () => {
  test('nobody who asks the same', async () => {
    expect(await isAnsweredAnew(() => post(FAQS))).toBe(false);
    expect(await isAnsweredAnew(() => get(FAQS))).toBe(false);
  });

  test.each([
    ['a reader', `Bearer ${tokenOf({ user_id: 'u-7' })}`],
    ['a reader of a bad token', 'Bearer x,y'],
    ['Basic', 'Basic dXNlcjpwYXNz'],
    ['an empty header', ''],
  ])('%s: what was kept is not given, nor their answer kept', async (_who, authorization) => {
    await post(FAQS);
    const { length } = gateway.callsMade();
    nowMs += 9_000;
    await post(FAQS, { authorization });
    expect(gateway.callsMade()).toHaveLength(length);
    // The calls are kept for readers too; the answers are not.
    expect((await post(FAQS, { authorization })).headers['cache-control']).toBe('no-store');
    gateway.stub.reset(contentRoutes());
    await post(FAQS, { authorization });
    gateway.stub.reset({ ...contentRoutes(), '/faqs': changed });
    expect((await post(FAQS)).bytes.toString()).toContain('New?');
  });

  test('a viewer between two visitors: each gets their own', async () => {
    const query = '{ viewer { name } faqs { id } }';
    gateway.stub.change({ '/users': { data: { _id: 1, user_id: 'u-7', access_doc: '', name: 'Nadia' } } });
    const authorization = `Bearer ${tokenOf({ user_id: 'u-7' })}`;
    const answers = [];
    for (const headers of [{}, { authorization }, {}, { authorization }]) {
      answers.push((await post(query, headers as Record<string, string>)).bytes.toString());
    }
    expect(answers.map((text) => text.includes('Nadia'))).toEqual([false, true, false, true]);
  });

  test('question pages', async () => {
    gateway.stub.change({ [YEAR_CALL]: pageRow() });
    const query = ofAnatomy('yearQuestions(year: 2024) { questions { id } }');
    for (let round = 0; round < 3; round += 1) await post(query);
    const fragment = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { ...Page } }
      fragment Page on BoardSubject { yearQuestions(year: 2024) { questions { id } } }`;
    for (let round = 0; round < 3; round += 1) await post(fragment);
    expect(gateway.callsMade()).toHaveLength(6);
    expect((await get(query)).headers['cache-control']).toBe('no-store');
  });

  test('mutations, introspection and what is no query', async () => {
    for (const query of ['mutation { logOut }', '{ __schema { queryType { name } } }', '{ faqs { nothing } }', '{']) {
      expect((await get(query)).headers['cache-control']).not.toContain('public');
      expect((await post(query)).headers['cache-control']).not.toContain('public');
    }
  });
});

describe('two requests that look alike', () => {
  const BOTH = 'query A { board(code: "DHK") { name } } query B { board(code: "SYL") { name } }';
  const board = async (given: Record<string, unknown>) =>
    (await send({ body: JSON.stringify(given) })).bytes.toString();

  test('operationName tells them apart, and none is an error each time', async () => {
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

  test('a body and a search that are the same bytes', async () => {
    const body = JSON.stringify({ query: FAQS });
    await send({ body });
    const crossed = await send({ method: 'GET', headers: JSON_TYPE, search: { [body]: '' } });
    expect(crossed.status).toBe(400);
  });

  test('a query in the address is not that of the body', async () => {
    await get('{ board(code: "DHK") { name } }', JSON_TYPE);
    const { bytes } = await send({
      body: JSON.stringify({ query: '{ board(code: "SYL") { name } }' }),
      search: { query: '{ board(code: "DHK") { name } }' },
    });
    expect(bytes.toString()).toContain('Sylhet');
  });

  test('a persisted query without its text is not found for having been answered', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    await send({ body: JSON.stringify({ query: FAQS }) });
    for (let round = 0; round < 2; round += 1) {
      expect(await board({ query: FAQS, extensions })).not.toContain('What is free?');
      expect(await board({ extensions })).toContain('PersistedQueryNotFound');
    }
  });
});

describe('what a miss would refuse, a hit does', () => {
  test.each([
    ['no header that asks for a preflight', {}],
    ['an empty one', { 'apollo-require-preflight': '' }],
    ['text/plain', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('a GET with %s', async (_what, headers) => {
    const asked = '{ faqs { answer } }';
    // Whoever may ask has asked, also with a header that is the word for its absence.
    for (const value of ['1', 'undefined', 'null']) {
      expect((await get(asked, { 'apollo-require-preflight': value })).status).toBe(200);
    }
    const refused = await get(asked, headers as Record<string, string>);
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

  test('what the reader does not accept, and what it would rather have', async () => {
    await post(FAQS);
    expect((await post(FAQS, { accept: 'image/png' })).status).toBe(406);
    const type = 'application/graphql-response+json';
    for (let round = 0; round < 2; round += 1) {
      expect((await post(FAQS, { accept: type })).headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect((await post(FAQS)).headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('another charset, another method', async () => {
    const body = JSON.stringify({ query: FAQS });
    await send({ body });
    expect((await send({ body, headers: { 'content-type': 'application/json; charset=utf-16' } })).status).toBe(415);
    for (const method of ['PUT', 'PATCH']) expect((await send({ method, body })).status).toBe(405);
    expect((await send({ method: 'HEAD', search: { query: FAQS } })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the store', () => {
  test('takes no request that is large', async () => {
    const ask = (size: number) => () =>
      send({ body: JSON.stringify({ query: FAQS, variables: { pad: 'x'.repeat(size) } }) });
    expect(await isAnsweredAnew(ask(1_000))).toBe(false);
    nowMs += 60_000;
    const large = ask(10_000);
    await large();
    gateway.stub.reset({ ...contentRoutes(), '/faqs': changed });
    expect((await large()).bytes.toString()).toContain('New?');
  });
});

describe('Cache-Control', () => {
  test.each([
    ['{ faqs { id } }', 'public, max-age=30'],
    ['{ boards { code } }', 'public, max-age=300'],
    ['{ boards { code } faqs { id } __typename }', 'public, max-age=30'],
    [ofAnatomy('topics'), 'public, max-age=30'],
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
