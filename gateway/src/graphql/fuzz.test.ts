// @module-tag long
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { by, startTestGateway, type TestGateway } from '../testing/index.ts';

/** Ten thousand take half a minute on a busy machine: FUZZ_BODIES=10000. */
const RUNS = Number(process.env.FUZZ_BODIES ?? 3_000);
const AT_ONCE = 20;
/** Internals: paths, stack frames, SQL, HTML, other hosts. */
const INSIDE =
  /node_modules|\bat [\w.<>]+ \(|\.ts:\d|\.js:\d|file:\/\/|\/src\/|SELECT |<html|<!doctype|stacktrace|127\.0\.0\.1|ECONN/i;

let log = '';
let gateway: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: {
      '*': by((response) => void response.writeHead(500).end('<html>at Object.run (/srv/node_modules/x.js:1)</html>')),
    },
    log: new Writable({ write: (chunk: Buffer, _encoding, done) => ((log += chunk.toString()), done()) }),
  });
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
});

type Sent = { method: string; path: string; headers: Record<string, string>; body: Buffer };

async function send({ method, path, headers, body }: Sent) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const sent = request(
      gateway.url + path,
      { method, agent, headers: { ...headers, 'content-length': body.length } },
      (response) => {
        text(response).then(
          (answer) =>
            resolve({ status: response.statusCode!, type: response.headers['content-type'] ?? '', text: answer }),
          reject,
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

const words = fc.constantFrom(
  'query',
  'mutation',
  'subscription',
  '{',
  '}',
  '(',
  ')',
  'boards',
  'board',
  'code',
  ':',
  '"DHK"',
  '$x',
  '!',
  '@skip',
  'if',
  '...',
  'on',
  'fragment',
  'viewer',
  'home',
  'faqs',
  'id',
  '__schema',
  '"\\u0000"',
  '1e999',
  '"""',
  '#',
  '[',
  ']',
  'null',
  '\u0000',
  '\u{1F4A3}',
);
const GOOD = [
  '{ boards { name } }',
  'query A($code: ID! = "DHK") { board(code: $code) { name } }',
  '{ __typename }',
  '{ home { faqs { id } } }',
];
const document = fc.oneof(
  fc.array(words, { maxLength: 25 }).map((all) => all.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const hostileKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'query', 'x', 'code');
const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.dictionary(hostileKey, fc.jsonValue({ maxDepth: 2 })));
const graphqlRequest = fc
  .record(
    {
      query: fc.oneof({ weight: 5, arbitrary: document }, value),
      variables: value,
      operationName: value,
      extensions: value,
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body));
const body = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...GOOD).map((query) => Buffer.from(JSON.stringify({ query }))) },
  { weight: 5, arbitrary: graphqlRequest.map((json) => Buffer.from(json)) },
  { weight: 2, arbitrary: fc.jsonValue().map((json) => Buffer.from(JSON.stringify(json))) },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)) },
  // Truncated, as by a bad connection.
  {
    weight: 1,
    arbitrary: fc
      .tuple(graphqlRequest, fc.nat())
      .map(([json, at]) => Buffer.from(json.slice(0, at % (json.length + 1)))),
  },
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/graphql',
      ';;;',
      'application/json; charset="',
    ),
    accept: fc.constantFrom(
      '*/*',
      'application/graphql-response+json',
      'text/html',
      'multipart/mixed',
      ',,,',
      'application/json;q=0',
    ),
    authorization: fc.constantFrom('Bearer x', 'Bearer e30.e30.e30', 'Basic eA==', 'Bearer ../..', 'Bearer '),
    'content-encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'x'),
    'x-request-id': fc.constantFrom('a b', '../..', 'x'.repeat(100)),
    'apollo-require-preflight': fc.constant('1'),
  },
  { requiredKeys: [] },
);
const usual = fc.constant({ 'content-type': 'application/json' });
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/graphql') },
  { weight: 1, arbitrary: document.map((query) => `/graphql?query=${encodeURIComponent(query.toWellFormed())}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/graphql?query=%',
      '/graphql?query=a&query=b',
      '/graphql?variables={',
      '/graphql?extensions=[',
      '/graphql/x',
      '/%zz',
      '/images/%00',
      '/images/..%2f..',
      '/auth/%',
    ),
  },
);
const sent: fc.Arbitrary<Sent> = fc.record({
  method: fc.oneof(
    { weight: 5, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS') },
  ),
  path,
  headers: fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: headers }),
  body,
});

describe('C8: whatever is sent', () => {
  test(`no internals are disclosed, in ${RUNS.toLocaleString('en-GB')} bodies`, async () => {
    const seen = new Map<number, number>();
    const property = fc.asyncProperty(fc.array(sent, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      await Promise.all(
        requests.map(async (one) => {
          const answer = await send(one);
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          // Except the explorer's page and the schema's descriptions.
          if (answer.type.startsWith('text/html')) {
            expect(one).toMatchObject({ method: 'GET' });
            return;
          }
          expect(answer.text).not.toMatch(INSIDE);
          expect(answer.status, answer.text).not.toBe(500);
          if (one.path.startsWith('/graphql')) {
            expect(answer.type).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/);
            JSON.parse(answer.text);
          }
        }),
      );
    });
    await fc.assert(property, { numRuns: RUNS / AT_ONCE, endOnFailure: true });
    expect(seen.get(200)).toBeGreaterThan(RUNS / 100);
    expect(seen.get(400)).toBeGreaterThan(RUNS / 10);
    // Requests cannot break a log entry into several lines.
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('msg');
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  }, 120_000);
});
