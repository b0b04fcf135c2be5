import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { LOG_IN, credentials, TOKEN, userRow } from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    'POST /users': answer(201, { data: userRow() }),
    '/users/login': { data: { token: TOKEN, user: userRow() } },
    '/users/exchange': { data: { token: TOKEN, user: userRow() } },
    '/users/reset-req': {},
    '/users/reset-pass': { data: { message: 'Done', redirect: '/login' } },
  });
});
afterAll(() => gateway.close());

const SECRETS: [string, string, string][] = [
  [
    'signUp',
    'signUp(input: { name: "Rahima", email: "a@b.co", password: "secret-7", confirmPassword: "secret-7" }) { id }',
    '/users',
  ],
  ['logIn', 'logIn(email: "a@b.co", password: "secret-7") { token }', '/users/login'],
  ['exchangeSignInCode', 'exchangeSignInCode(code: "abc") { token }', '/users/exchange'],
  ['requestPasswordReset', 'requestPasswordReset(email: "a@b.co")', '/users/reset-req'],
  [
    'resetPassword',
    'resetPassword(input: { email: "a@b.co", otp: "123456", password: "secret-8" }) { message }',
    '/users/reset-pass',
  ],
];

describe('one guess per request (threat C6)', () => {
  test.each(SECRETS)('15 aliases of %s, the maximum, are one call', async (_name, field, path) => {
    const aliases = Array.from({ length: 15 }, (_, index) => `a${index}: ${field}`).join('\n');
    const { body } = await gateway.graphql(`mutation { ${aliases} }`);
    expect(body.data).toBeNull();
    expect(body.errors).toMatchObject([
      { message: 'Too many requests! Please try again later.', extensions: { code: 'TOO_MANY_REQUESTS' } },
    ]);
    expect(gateway.callsMade()).toEqual([path]);
  });

  test.each(SECRETS)('%s behind fragments is one call too', async (_name, field, path) => {
    await gateway.graphql(`mutation { ...A ...B ... on Mutation { c: ${field} } }
      fragment A on Mutation { a: ${field} } fragment B on Mutation { b: ${field} }`);
    expect(gateway.callsMade()).toEqual([path]);
  });

  test('a guess that fails validation counts too', async () => {
    const { body } = await gateway.graphql(`mutation {
      a: logIn(email: "", password: "secret-7") { token }
      b: logIn(email: "a@b.co", password: "secret-7") { token } }`);
    expect(body.errors).toHaveLength(1);
    expect(gateway.callsMade()).toEqual([]);
  });

  test('signing up and logging in is allowed', async () => {
    await gateway.dataOf(`mutation { ${SECRETS[0]![1]} ${SECRETS[1]![1]} }`);
    expect(gateway.callsMade()).toEqual(['/users', '/users/login']);
  });

  test('the next request allows another guess', async () => {
    await gateway.dataOf(LOG_IN, credentials);
    await gateway.dataOf(LOG_IN, credentials);
    expect(gateway.callsMade()).toHaveLength(2);
  });
});

describe('other sites cannot guess (threat C7)', () => {
  test('not by a GET', async () => {
    const query = `mutation { ${SECRETS[3]![1]} }`;
    const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(response.status).toBe(405);
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'not by a form of %s',
    async (type) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': type, cookie: `authToken=${TOKEN}` },
        body: JSON.stringify({ query: `mutation { ${SECRETS[3]![1]} }` }),
      });
      expect(response.status).toBe(400);
      expect(gateway.callsMade()).toEqual([]);
    },
  );

  test('a token in a cookie or URL is ignored', async () => {
    const response = await fetch(`${gateway.url}/graphql?token=${TOKEN}&authorization=Bearer%20${TOKEN}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `authToken=${TOKEN}; authorization=Bearer ${TOKEN}` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(await response.json()).toEqual({ data: { viewer: null } });
    expect(gateway.callsMade()).toEqual([]);
  });
});
