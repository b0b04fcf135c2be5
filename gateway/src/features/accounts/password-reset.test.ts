import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { RESET, RESET_REQUEST, resetInput, TOKEN } from '../../testing/people.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const EMAIL = { email: 'rahima@example.com' };
const codeOf = async (query: string, variables: Record<string, unknown>, path: string, route: unknown) => {
  gateway.stub.reset({ [path]: route });
  const { message, extensions } = await gateway.errorOf(query, variables);
  return { message, ...extensions };
};

describe('requesting a code', () => {
  test.each([['JSON'], ['OK', 'text/plain'], ['', 'text/plain']])(
    'returns true for any success response, such as %j',
    async (text, type = 'application/json') => {
      gateway.stub.reset({ '/users/reset-req': answer(200, type === 'text/plain' ? text : { message: text }, type) });
      expect(await gateway.dataOf(RESET_REQUEST, EMAIL, { token: TOKEN })).toEqual({ requestPasswordReset: true });
      expect(gateway.stub.calls).toMatchObject([{ method: 'POST', path: '/users/reset-req', body: EMAIL }]);
      expect(gateway.stub.calls[0]!.headers.authorization).toBeUndefined();
    },
  );

  test.each([
    [400, 'BAD_USER_INPUT', 'Invalid Information. Please try again.', undefined],
    [401, 'UPSTREAM_UNAVAILABLE', 'Unauthorized: Please log in.', undefined],
    [404, 'NOT_FOUND', 'error: No email exists in our system.', 'email'],
    [429, 'TOO_MANY_REQUESTS', 'Too many requests! Please try again later.', undefined],
    [500, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.', undefined],
  ])('a %i is %s with our own message', async (status, code, message, field) => {
    const error = await codeOf(RESET_REQUEST, EMAIL, '/users/reset-req', answer(status, {}));
    expect(error).toMatchObject({ message, code, ...(field && { field }) });
  });
});

describe('setting a new password', () => {
  test('returns the server’s message and redirect', async () => {
    gateway.stub.reset({ '/users/reset-pass': { data: { message: 'Password updated', redirect: '/login' } } });
    expect(await gateway.dataOf(RESET, { input: resetInput({ otp: ' 123456 ' }) })).toEqual({
      resetPassword: { message: 'Password updated', redirect: '/login' },
    });
    expect(gateway.stub.calls).toMatchObject([{ method: 'PATCH', path: '/users/reset-pass', body: resetInput() }]);
  });

  test.each([{ data: {} }, {}, { data: { message: 7, redirect: null } }, { data: { message: '  ' } }])(
    'returns our own message for the response %j',
    async (body) => {
      gateway.stub.reset({ '/users/reset-pass': body });
      expect(await gateway.dataOf(RESET, { input: resetInput() })).toEqual({
        resetPassword: { message: 'Your password was changed. Please log in.', redirect: '/login' },
      });
    },
  );

  test('returns a message without a redirect', async () => {
    gateway.stub.reset({ '/users/reset-pass': { message: 'Password updated' } });
    expect(await gateway.dataOf(RESET, { input: resetInput() })).toEqual({
      resetPassword: { message: 'Password updated', redirect: '/login' },
    });
  });

  test.each([
    [400, 'BAD_USER_INPUT', 'Invalid Information. Please try again.', undefined],
    [404, 'OTP_MISMATCH', "Your token doesn't matched", 'otp'],
    [429, 'TOO_MANY_REQUESTS', 'Too many requests! Please try again later.', undefined],
  ])('a %i is %s', async (status, code, message, field) => {
    const error = await codeOf(RESET, { input: resetInput() }, '/users/reset-pass', answer(status, {}));
    expect(error).toMatchObject({ message, code, ...(field && { field }) });
  });

  test('the error has the field that the upstream rejects', async () => {
    const route = answer(400, { message: 'Invalid Information. Please try again.', code: 'BAD_REQUEST', field: 'otp' });
    expect(await codeOf(RESET, { input: resetInput() }, '/users/reset-pass', route)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'otp',
    });
  });
});

// tests/contract/site-path.test.ts has more invalid paths.
test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7, {}])(
  'the redirect %j is no path of the site and becomes /login (threat A9)',
  async (redirect) => {
    gateway.stub.reset({ '/users/reset-pass': { data: { message: 'Done', redirect } } });
    expect((await gateway.dataOf(RESET, { input: resetInput() })).resetPassword.redirect).toBe('/login');
  },
);
