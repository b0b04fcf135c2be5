import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ routes: { '*': { data: [] } } });
});
beforeEach(() => void (gateway.stub.calls.length = 0));
afterAll(() => gateway.close());

const MUTATION = 'mutation { requestPasswordReset(email: "a@b.co") }';
const form = (query: string) => new URLSearchParams({ query }).toString();
const multipart = (query: string) => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query }));
  body.set('query', query);
  return body;
};

describe('C7: a request that another site can send without a preflight is 4xx and has no effect', () => {
  const get = (query: string) => [`?${form(query)}`, {}] as const;
  const post = (body: NonNullable<RequestInit['body']>, type?: string) =>
    ['', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) }] as const;
  const preflight = { headers: { 'apollo-require-preflight': '1' } };

  test.each<[string, readonly [string, RequestInit], number]>([
    ['a query by GET', get('{ boards { name } }'), 400],
    ['a mutation by GET', get(MUTATION), 400],
    ['a mutation by GET, even asked for', [`?${form(MUTATION)}`, preflight], 405],
    ['a form', post(form(MUTATION), 'application/x-www-form-urlencoded'), 400],
    ['a form with files', post(multipart(MUTATION)), 400],
    ['text', post(JSON.stringify({ query: MUTATION }), 'text/plain'), 400],
    ['text that says it is JSON', post(JSON.stringify({ query: MUTATION }), 'text/plain; application/json'), 400],
    ['the document itself', post(MUTATION, 'application/graphql'), 415],
    [
      'a form, in the address too',
      [`?${form(MUTATION)}`, { method: 'POST', body: new URLSearchParams({ query: MUTATION }) }],
      400,
    ],
  ])('%s', async (_what, [search, init], status) => {
    const response = await fetch(`${gateway.url}/graphql${search}`, {
      ...init,
      headers: {
        origin: 'https://evil.example',
        cookie: `authToken=${tokenOf({ user_id: 'X' })}`,
        ...(init.headers as Record<string, string>),
      },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(gateway.callsMade()).toEqual([]);
  });
});

describe('JSON that is nested 40,000 deep is a client error', () => {
  const deep = (query: string) => `{"query":"${query}","variables":{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}}`;
  const json = { 'content-type': 'application/json', authorization: `Bearer ${tokenOf({ user_id: 'u-7' })}` };
  const SUBSCRIPTION = 'subscription { notificationAdded { id } }';

  test.each([
    ['a query', '', deep('{ boards { name } }')],
    ['a stream', '/stream', deep(SUBSCRIPTION)],
  ])('in %s', async (_what, path, body) => {
    const response = await fetch(`${gateway.url}/graphql${path}`, { method: 'POST', headers: json, body });
    expect(response.status).toBe(400);
  });

  test('in an address, but not what a text quotes', async () => {
    const get = (variables: string) =>
      fetch(`${gateway.url}/graphql?${String(new URLSearchParams({ query: '{ boards { name } }', variables }))}`, {
        headers: { 'apollo-require-preflight': '1' },
      });
    expect((await get(`{"a":${'['.repeat(1000)}${']'.repeat(1000)}}`)).status).toBe(400);
    expect((await get(JSON.stringify({ a: `\\"${'['.repeat(1000)}` }))).status).toBe(200);
  });
});

test('application/graphql is rejected with a hint', async () => {
  for (const type of ['application/graphql', 'application/graphql; charset=utf-8', 'Application/GraphQL']) {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{ boards { name } }',
    });
    expect(response.status).toBe(415);
    const message =
      'application/graphql is not read: send JSON as application/json, with the document as the member "query".';
    expect(await response.json()).toMatchObject({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] });
  }
});

describe('C9: unusual arguments cause no internal error and reach no other path', () => {
  const ODD: [string, string][] = [
    ['NUL', 'a\u0000b'],
    ['a line break', 'a\r\nX-Evil: 1'],
    ['half a character', '\uD800'],
    ['the other half', 'a\uDC00b'],
    ['marks that turn text round', '\u202Eexe\u200B'],
    ['a prototype', '__proto__'],
    ['a path', '../../admin'],
    ['an encoded path', '..%2F..%2Fadmin'],
    ['another host', 'https://evil.example/x'],
    ['a query of its own', 'x?token=1&limit=9#y'],
    ['10,000 characters', 'x'.repeat(10_000)],
  ];
  const QUERY = `query ($value: ID!, $text: String!) {
    chapter(id: $value) { id } internshipSubject(id: $value) { id } internshipArticle(id: $value) { id }
    board(code: $value) { code } chapters(prof: $value, subject: $value) { id } search(text: $text) { topicName }
    boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topicQuestions(topic: $text) { pagination { page } } }
  }`;

  test.each(ODD)('%s', async (_what, value) => {
    const { status, text, body } = await gateway.graphql(QUERY, { value, text: value });
    expect(status).toBe(200);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
    for (const { extensions } of body.errors ?? [])
      expect(extensions?.code).toMatch(/^(BAD_USER_INPUT|UPSTREAM_UNAVAILABLE)$/);
    for (const call of gateway.stub.calls) {
      expect(call.url).toMatch(/^\/med\/api\/v1\/[\w/-]+(\?|$)/);
      expect(call.url).not.toMatch(/%00|%EF%BF%BD/i);
      expect(call.headers).not.toHaveProperty('x-evil');
    }
  });

  test('a token of 12 kB is ignored', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${'x'.repeat(12_000)}` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(response.status).toBe(200);
    expect(gateway.callsMade()).toEqual([]);
  });
});
