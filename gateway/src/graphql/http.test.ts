import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { ofAnatomy, PAGE_FIELDS, pageRow, sbaRow, YEAR_CALL } from '../testing/rows.ts';

let gateway: TestGateway;
let url: string;
beforeAll(async () => {
  const page = pageRow(Array.from({ length: 20 }, (_, index) => sbaRow({ _id: index })));
  gateway = await startTestGateway({ routes: { [YEAR_CALL]: page } });
  url = `${gateway.url}/graphql`;
});
afterAll(() => gateway.close());

const BOARD = '{ board(code: "DHK") { name } }';
const DHAKA = { data: { board: { name: 'Dhaka' } } };
const PREFLIGHT = { 'apollo-require-preflight': '1' };
const JSON_TYPE = { 'content-type': 'application/json' };

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE) =>
  fetch(url, { method: 'POST', body, headers });
const get = (query: Record<string, string>, headers: Record<string, string> = PREFLIGHT) =>
  fetch(`${url}?${new URLSearchParams(query).toString()}`, { headers });

describe('GraphQL over HTTP', () => {
  test('POST returns JSON in UTF-8 with no-store', async () => {
    const response = await post(JSON.stringify({ query: BOARD }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(DHAKA);
  });

  test('GET takes query, variables and operationName', async () => {
    const response = await get({
      query: `query A { boards { name } } query B($code: ID!) { board(code: $code) { name } }`,
      variables: JSON.stringify({ code: 'DHK' }),
      operationName: 'B',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(DHAKA);
  });

  test('supports the media type of GraphQL over HTTP', async () => {
    const response = await post(JSON.stringify({ query: BOARD }), {
      ...JSON_TYPE,
      accept: 'application/graphql-response+json',
    });
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8');
    expect(await response.json()).toEqual(DHAKA);
  });

  test('several queries in one body are refused', async () => {
    const response = await post(JSON.stringify([{ query: BOARD }, { query: BOARD }]));
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('Dhaka');
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
    const response = await fetch(url, { method, headers: JSON_TYPE, body: JSON.stringify({ query: BOARD }) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('a page of questions is compressed by Accept-Encoding, a short response is not', async () => {
    const long = JSON.stringify({ query: `${ofAnatomy('yearQuestions(year: 2024) { ...Page }')} ${PAGE_FIELDS}` });
    for (const encoding of ['br', 'gzip']) {
      const response = await post(long, { ...JSON_TYPE, 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      const { data } = (await response.json()) as { data: { boardSubject: { yearQuestions: { questions: [] } } } };
      expect(data.boardSubject.yearQuestions.questions).toHaveLength(20);
    }
    const short = await post(JSON.stringify({ query: BOARD }), { ...JSON_TYPE, 'accept-encoding': 'br' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});

/** The message of a response outside GraphQL, which must be JSON without internals. */
async function expectRefusal(response: Response, status: number) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\bat |SyntaxError|position|Dhaka/);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  return (JSON.parse(text) as { errors: { message: string }[] }).errors[0]!.message;
}

describe('unreadable bodies', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify({ query: BOARD, extensions: { pad: '' } });
    return body.replace('"pad":""', `"pad":"${'x'.repeat(bytes - body.length)}"`);
  };
  test('100 kB are accepted, one byte more is 413', async () => {
    expect(await (await post(padded(100 * 1024))).json()).toEqual(DHAKA);
    expect(await expectRefusal(await post(padded(100 * 1024 + 1)), 413)).toBe('The request is larger than 100kb.');
  });

  test('the same limit applies after decompression', async () => {
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect(await (await post(new Uint8Array(gzipSync(padded(1000))), headers)).json()).toEqual(DHAKA);
    await expectRefusal(await post(new Uint8Array(gzipSync(padded(50_000_000))), headers), 413);
  });

  test.each(['{', '{"query":', 'query', '"query"', '{"query":"{boards{name}}",}', '\u0000', '{"a":1}{"b":2}'])(
    '%j is not JSON',
    async (body) => {
      expect(await expectRefusal(await post(body), 400)).toBe('The request could not be read.');
    },
  );

  test.each([
    ['{}'],
    ['[]'],
    ['{"query":7}'],
    ['{"query":{}}'],
    [`{"query":${JSON.stringify(BOARD)},"variables":"x"}`],
    [`{"query":${JSON.stringify(BOARD)},"variables":[1]}`],
    [`{"query":${JSON.stringify(BOARD)},"operationName":7}`],
  ])('%s is not a GraphQL request', async (body) => {
    expect(await expectRefusal(await post(body), 400)).toBeTruthy();
  });

  test.each(['utf-16', 'UTF-16LE', '"utf-32"', 'iso-8859-1', 'utf-7'])('JSON in %s is rejected', async (charset) => {
    const body = new Uint8Array(Buffer.from(JSON.stringify({ query: BOARD }), 'utf16le'));
    const headers = { 'content-type': `application/json; charset=${charset}` };
    expect(await expectRefusal(await post(body, headers), 415)).toBe('The request could not be read.');
  });

  test.each(['utf-8', 'UTF-8', '"utf-8"'])('JSON in %s is accepted', async (charset) => {
    const response = await post(JSON.stringify({ query: BOARD }), {
      'content-type': `application/json; charset=${charset}`,
    });
    expect(await response.json()).toEqual(DHAKA);
  });

  test('__proto__ in variables pollutes nothing', async () => {
    const variables = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const response = await post(`{"query":${JSON.stringify(BOARD)},"variables":${variables}}`);
    expect(await response.json()).toEqual(DHAKA);
    expect({}).not.toHaveProperty('polluted');
  });
});
