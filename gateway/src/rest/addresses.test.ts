import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BASE_PATH, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { CHAPTERS_CALL, pageRow, TOPIC_CALL } from '../testing/rows.ts';

let gateway: TestGateway;
let strangers = 0;
const evil = createServer((_request, response) => {
  strangers++;
  response.end('{}');
});
let evilHost: string;

beforeAll(async () => {
  await once(evil.listen(0, '127.0.0.1'), 'listening');
  evilHost = `127.0.0.1:${(evil.address() as AddressInfo).port}`;
  gateway = await startTestGateway();
});
beforeEach(() => {
  strangers = 0;
  gateway.stub.reset({
    [CHAPTERS_CALL]: { data: [{ _id: '7', chapter_name: 'Thorax', total_question: 1 }] },
    '/users': { data: { access_doc: 'all' } },
    '*': pageRow(),
  });
});
afterAll(async () => {
  await gateway.close();
  evil.close();
});

const VECTORS = () => [
  '..',
  '.',
  '...',
  '../users',
  '../../../../admin',
  '..\\users',
  '%2e%2e',
  '%2E%2E%2Fusers',
  '..%2fusers',
  '%252e%252e',
  `//${evilHost}`,
  `//${evilHost}/x`,
  `http://${evilHost}`,
  `http://${evilHost}/x`,
  `@${evilHost}/`,
  `\\\\${evilHost}`,
  `:80@${evilHost}`,
  'file:///etc/passwd',
  'a/b',
  'a\\b',
  'a?b=c&d',
  'a#b',
  'a;b',
  '7\0',
  '7%00',
  '7\r\nX-Evil: 1\r\n\r\nGET /admin HTTP/1.1',
  '7%0d%0aX-Evil:1',
  '7\t',
  'x'.repeat(300),
  '\u2025',
  '\uFF0E\uFF0E',
  '\uFF0E\uFF0E\u2215users',
  '\u2024\u2024/users',
  '٧',
  '😀',
  '\uD800',
  '__proto__',
  'constructor',
  '7 OR 1=1',
  '{{7*7}}',
  '${7}',
];

// All arguments that become part of an address, except numbers, which GraphQL checks.
const ARGUMENTS: [
  string,
  (vector: string) => { query: string; variables?: Record<string, unknown>; token?: string },
][] = [
  ['board', (v) => ({ query: 'query ($v: ID!) { board(code: $v) { name } }', variables: { v } })],
  [
    'boardSubject.board',
    (v) => ({
      query: 'query ($v: ID!) { boardSubject(board: $v, prof: "_1", subject: "ANAT") { topics years } }',
      variables: { v },
    }),
  ],
  [
    'boardSubject.prof',
    (v) => ({
      query: 'query ($v: ID!) { boardSubject(board: "DHK", prof: $v, subject: "ANAT") { topics years } }',
      variables: { v },
    }),
  ],
  [
    'boardSubject.subject',
    (v) => ({
      query: 'query ($v: ID!) { boardSubject(board: "DHK", prof: "_1", subject: $v) { topics years } }',
      variables: { v },
    }),
  ],
  [
    'topicQuestions.topic',
    (v) => ({
      query: `query ($v: String!) { boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        topicQuestions(topic: $v) { questions { id } } } }`,
      variables: { v },
    }),
  ],
  [
    'chapters.prof',
    (v) => ({ query: 'query ($v: ID!) { chapters(prof: $v, subject: "ANAT") { id } }', variables: { v } }),
  ],
  [
    'chapters.subject',
    (v) => ({ query: 'query ($v: ID!) { chapters(prof: "_1", subject: $v) { id } }', variables: { v } }),
  ],
  [
    'chapter.id',
    (v) => ({ query: 'query ($v: ID!) { chapter(id: $v) { questions { questions { id } } } }', variables: { v } }),
  ],
  [
    'the end of chapter.id',
    (v) => ({
      query: 'query ($v: ID!) { chapter(id: $v) { questions { questions { id } } } }',
      variables: { v: `_1-ANAT-${v}` },
    }),
  ],
  [
    'the token’s user_id',
    (v) => ({
      query: `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        yearQuestions(year: 2024) { pagination { tabs { locked } } } } }`,
      token: tokenOf({ user_id: v }),
    }),
  ],
];

// The paths of the contract that these queries may call.
const PATHS = new RegExp(
  `^${BASE_PATH}/(users|board-filter/topic/questions|board-filter/topics/DHK_1-ANAT|board-filter/DHK_1-ANAT/years(/2024)?|bank/Anatomy/chapter/_1-ANAT|bank-filter/7)$`,
);
const HEADERS = 'accept authorization client-ip connection host user-agent x-client-address x-request-id'.split(' ');

describe.each(ARGUMENTS)('%s', (_argument, request) => {
  test('cannot change the path, whatever its value', async () => {
    for (const vector of VECTORS()) {
      gateway.stub.calls.length = 0;
      const { query, variables, token } = request(vector);
      const { body } = await gateway.graphql(query, variables, { token });
      for (const error of body.errors ?? [])
        expect([vector, error.extensions?.code]).toEqual([vector, 'BAD_USER_INPUT']);
      for (const { url, method, headers } of gateway.stub.calls) {
        expect(method).toBe('GET');
        expect(url.split('?')[0]).toMatch(PATHS);
        expect(headers.host).toBe(`127.0.0.1:${gateway.stub.port}`);
        expect(HEADERS).toEqual(expect.arrayContaining(Object.keys(headers)));
      }
    }
    expect(strangers).toBe(0);
  });
});

test('a topic cannot add parameters', async () => {
  for (const topic of VECTORS().filter((vector) => !vector.includes('\0') && vector.isWellFormed())) {
    gateway.stub.calls.length = 0;
    await gateway.dataOf(
      `query ($topic: String!) { boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        topicQuestions(topic: $topic) { questions { id } } } }`,
      { topic },
    );
    expect(gateway.stub.calls).toMatchObject([
      { path: TOPIC_CALL, query: { subject_id: 'DHK_1-ANAT', topic_name: topic, page: '1' } },
    ]);
  }
});

test('nor can ids from the upstream', async () => {
  for (const _id of VECTORS()) {
    gateway.stub.reset({
      [CHAPTERS_CALL]: { data: [{ _id, chapter_name: 'Thorax', total_question: 1 }] },
      '*': pageRow(),
    });
    await gateway.graphql('{ chapters(prof: "_1", subject: "ANAT") { id questions { questions { id } } } }');
    for (const { url } of gateway.stub.calls) {
      const normalised = new URL(url, 'http://stub');
      expect(normalised.host).toBe('stub');
      expect(normalised.pathname).toMatch(
        /^\/med\/api\/v1\/(bank\/Anatomy\/chapter\/_1-ANAT|bank-filter\/[^/]{1,200})$/,
      );
    }
  }
  expect(strangers).toBe(0);
});
