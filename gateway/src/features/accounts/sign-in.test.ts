import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, type TestGateway } from '../../testing/index.ts';
import {
  credentials,
  EXCHANGE,
  LOG_IN,
  rahima,
  SIGN_UP,
  signUpInput,
  TOKEN,
  USER,
  userRow,
} from '../../testing/people.ts';

const TAKEN = 'This email is already registered. Please try logging in or use a different email.';
const EXPIRED = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoiWCJ9.c2ln';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    'POST /users': answer(201, { data: userRow() }),
    '/users/login': { data: { token: TOKEN, user: userRow() } },
    '/users/exchange': { data: { token: TOKEN, user: userRow() } },
    'DELETE /users/session': by((response) => response.writeHead(204).end()),
  });
});
afterAll(() => gateway.close());

describe('signing up', () => {
  test('sends the form and returns the new user', async () => {
    const data = await gateway.dataOf(SIGN_UP, { input: signUpInput({ affiliateRef: 'KARIM-1' }) });
    expect(data).toEqual({ signUp: rahima });
    expect(gateway.stub.calls).toMatchObject([
      { method: 'POST', url: '/med/api/v1/users?aff_ref=KARIM-1', body: signUpInput() },
    ]);
    expect(gateway.stub.calls[0]!.headers['content-type']).toBe('application/json');
  });

  test.each([undefined, null, '', '../x', 'a b', 'a&b=c', 'x'.repeat(65)])(
    'ignores the invalid reference %j',
    async (affiliateRef) => {
      await gateway.dataOf(SIGN_UP, { input: signUpInput({ affiliateRef }) });
      expect(gateway.callsMade()).toEqual(['/users']);
      expect(gateway.stub.calls[0]!.body).toEqual(signUpInput());
    },
  );

  test.each([
    ['the API’s code', answer(400, { message: TAKEN, code: 'EMAIL_TAKEN', field: 'email' })],
    ['the catalogue’s words', answer(400, { message: TAKEN })],
    ['other words', answer(400, { message: 'User already exists', code: 'E11000' })],
    ['nothing', answer(400, '')],
    ['a conflict', answer(409, { message: 'Duplicate' })],
  ])('rejects a taken email address, recognised by %s', async (_how, refused) => {
    gateway.stub.reset({ 'POST /users': refused });
    expect(await gateway.errorOf(SIGN_UP, { input: signUpInput() })).toMatchObject({
      message: TAKEN,
      extensions: { code: 'EMAIL_TAKEN', field: 'email' },
    });
  });

  test('the error has the field that the upstream rejects, and is not EMAIL_TAKEN', async () => {
    const message = 'Password must not contain spaces.';
    gateway.stub.reset({ 'POST /users': answer(400, { message, code: 'BAD_REQUEST', field: 'password' }) });
    expect(await gateway.errorOf(SIGN_UP, { input: signUpInput() })).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    });
  });

  test('drops the error’s field if the form lacks it', async () => {
    gateway.stub.reset({ 'POST /users': answer(422, { message: 'No.', field: 'access_doc' }) });
    const error = await gateway.errorOf(SIGN_UP, { input: signUpInput() });
    expect(error).toMatchObject({ message: 'No.', extensions: { code: 'BAD_USER_INPUT' } });
    expect(error.extensions).not.toHaveProperty('field');
  });
});

describe('logging in', () => {
  test('returns the token and the user', async () => {
    const data = await gateway.dataOf(LOG_IN, credentials);
    expect(data).toEqual({ logIn: { token: TOKEN, user: rahima } });
    expect(gateway.stub.calls).toMatchObject([{ method: 'POST', url: '/med/api/v1/users/login', body: credentials }]);
  });

  test.each([
    ['one more data', { data: { data: { token: TOKEN, user: userRow() } } }],
    ['no data', { token: TOKEN, user: userRow() }],
  ])('accepts a response with %s', async (_what, body) => {
    gateway.stub.reset({ '/users/login': body });
    expect(await gateway.dataOf(LOG_IN, credentials)).toEqual({ logIn: { token: TOKEN, user: rahima } });
  });

  test('returns the same error for a wrong address and a wrong password', async () => {
    const answers: string[] = [];
    for (const [status, message] of [
      [401, 'Wrong password'],
      [401, ''],
      [404, 'No such user'],
    ] as const) {
      gateway.stub.reset({ '/users/login': answer(status, { message }) });
      answers.push((await gateway.graphql(LOG_IN, credentials)).text);
    }
    expect(new Set(answers).size).toBe(1);
    expect(JSON.parse(answers[0]!)).toMatchObject({
      errors: [{ message: 'The email or the password is wrong.', extensions: { code: 'INVALID_CREDENTIALS' } }],
    });
  });

  test.each([
    ['57', 57],
    ['0', 1],
    ['99999999', 604_800],
    ['the date in 90 s', expect.closeTo(90, -1)],
    ['soon', undefined],
    [undefined, undefined],
  ])('past the limit the error has retryAfter: %s is %s s', async (given, retryAfter) => {
    const header = given === 'the date in 90 s' ? new Date(Date.now() + 90_000).toUTCString() : given;
    gateway.stub.reset({
      '/users/login': by((response) =>
        response
          .writeHead(429, { 'content-type': 'application/json', ...(header && { 'retry-after': header }) })
          .end('{}'),
      ),
    });
    expect(await gateway.errorOf(LOG_IN, credentials)).toMatchObject({
      message: 'Too many requests! Please try again later.',
      extensions: { code: 'TOO_MANY_REQUESTS', ...(retryAfter === undefined ? {} : { retryAfter }) },
    });
  });

  test.each([
    ['no token', { data: { user: userRow() } }],
    ['a token no header can hold', { data: { token: 'a\r\nX-Evil: 1', user: userRow() } }],
    ['no user', { data: { token: TOKEN } }],
    ['a user without an id', { data: { token: TOKEN, user: { ...userRow(), user_id: null } } }],
  ])('rejects a response with %s', async (_what, body) => {
    gateway.stub.reset({ '/users/login': body });
    expect((await gateway.errorOf(LOG_IN, credentials)).extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('calls before signing in carry no token, which may have expired', () => {
  test.each([
    ['signUp', SIGN_UP, { input: signUpInput() }],
    ['logIn', LOG_IN, credentials],
    ['exchangeSignInCode', EXCHANGE, { code: 'abc' }],
  ])('%s', async (_call, query, variables) => {
    await gateway.dataOf(query, variables, { token: EXPIRED });
    expect(gateway.stub.calls.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});

describe('returning from Google', () => {
  test('exchanges the code and its verifier', async () => {
    const data = await gateway.dataOf(EXCHANGE, { code: ' abc ', verifier: 'word' });
    expect(data).toEqual({ exchangeSignInCode: { token: TOKEN, user: { id: '7' } } });
    expect(gateway.stub.calls).toMatchObject([
      { method: 'POST', path: '/users/exchange', body: { code: 'abc', verifier: 'word' } },
    ]);
    await gateway.dataOf(EXCHANGE, { code: 'abc' });
    expect(gateway.stub.calls[1]?.body).toEqual({ code: 'abc' });
  });

  test.each([400, 401, 404])('rejects a used code (%i)', async (status) => {
    gateway.stub.reset({ '/users/exchange': answer(status, { message: 'Please log in.' }) });
    expect((await gateway.errorOf(EXCHANGE, { code: 'abc' })).extensions?.code).toBe('INVALID_CREDENTIALS');
  });

  test.each([
    [{ data: { available: true } }, true],
    [{ data: { available: false } }, false],
    [{ available: true }, true],
    [answer(404, { message: 'No such route.' }), false],
    [answer(500, ''), false],
    [{ data: { available: 'perhaps' } }, false],
  ])('reports whether it is available', async (body, expected) => {
    gateway.stub.reset({ '/users/google/available': body });
    expect(await gateway.dataOf('{ googleSignIn }')).toEqual({ googleSignIn: expected });
  });
});

describe('signing out', () => {
  const LOG_OUT = 'mutation { logOut }';

  test('ends the session of the token', async () => {
    expect(await gateway.dataOf(LOG_OUT, {}, { token: TOKEN })).toEqual({ logOut: true });
    expect(gateway.stub.calls).toMatchObject([
      { method: 'DELETE', path: '/users/session', headers: { authorization: `Bearer ${TOKEN}` } },
    ]);
  });

  test('succeeds for a visitor', async () => {
    expect(await gateway.dataOf(LOG_OUT)).toEqual({ logOut: true });
    expect(gateway.callsMade()).toEqual([]);
  });

  test.each([
    [401, true],
    [404, false],
    [405, false],
  ])('a %i of the upstream is %s', async (status, ended) => {
    gateway.stub.reset({ 'DELETE /users/session': answer(status, {}) });
    expect(await gateway.dataOf(LOG_OUT, {}, { token: TOKEN })).toEqual({ logOut: ended });
  });

  test('fails if the session may still be open', async () => {
    gateway.stub.reset({ 'DELETE /users/session': answer(503, {}) });
    expect((await gateway.errorOf(LOG_OUT, {}, { token: TOKEN })).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});

describe('the User-Agent of the upstream call', () => {
  test.each([
    ['Mozilla/5.0 (Linux; Android 14)', 'Mozilla/5.0 (Linux; Android 14)'],
    [`Mozilla/${'5'.repeat(400)}`, `Mozilla/${'5'.repeat(292)}`],
    ['M\u00F6zilla', undefined],
  ])('%s', async (userAgent, sent) => {
    await gateway.dataOf(LOG_IN, credentials, { headers: { 'user-agent': userAgent } });
    expect(gateway.stub.calls[0]!.headers['user-agent']).toBe(sent);
  });

  test('is sent with the gateway’s key, if configured', async () => {
    const gatewayKey = 'a-key-of-the-gateway';
    const other = await startTestGateway({ env: { GATEWAY_KEY: gatewayKey } });
    other.stub.reset({ '/users/login': { data: { token: TOKEN, user: userRow() } } });
    const result = await other.graphql(LOG_IN, credentials, { headers: { 'x-gateway-key': 'forged' } });
    expect(other.stub.calls[0]!.headers['x-gateway-key']).toBe(gatewayKey);
    expect(result.text + JSON.stringify([...result.headers])).not.toContain(gatewayKey);
    await other.close();
    await gateway.graphql(LOG_IN, credentials, { headers: { 'x-gateway-key': 'forged' } });
    expect(gateway.stub.calls[0]!.headers['x-gateway-key']).toBeUndefined();
  });
});

test('a user has all fields of the schema', async () => {
  const { __type: type } = await gateway.dataOf('{ __type(name: "User") { fields { name } } }');
  const names = (type.fields as { name: string }[]).map(({ name }) => name);
  for (const name of USER.match(/\w+/g)!.filter((word) => !['publicId', 'url', 'width', 'height', '96'].includes(word)))
    expect(names).toContain(name);
});
