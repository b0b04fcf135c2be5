import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { errorMessages } from './error-messages.ts';
import { ApiError, badRequest, notFound } from './errors.ts';
import { defineMessages, wordsOf } from './messages.ts';

const messages = defineMessages('test', {
  plain: () => 'Nothing to fill in.',
  count: ({ count }: { count: number }) => `${count} of them.`,
});

test('an error carries code, field and parameters, and becomes words when it is sent', () => {
  const error = badRequest(messages.count({ count: 3 }), 'count');
  expect(error).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
    text: { id: 'test.count', params: { count: 3 } },
    field: 'count',
    retryAfterS: undefined,
  });
  expect(JSON.parse(JSON.stringify(error.text))).toEqual(error.text);
  expect(wordsOf(error.text)).toBe('3 of them.');
  expect(notFound(messages.plain())).toMatchObject({ text: { id: 'test.plain', params: {} } });
});

test('its inherited message, for logs, is English', () => {
  expect(new ApiError(409, 'CONFLICT', messages.count({ count: 2 })).message).toBe('2 of them.');
});

test('two messages cannot share an id', () => {
  expect(() => defineMessages('test', { plain: () => 'Other words.' })).toThrow('test.plain');
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test.each([
  ['GET', '/nowhere', undefined, 404, { message: 'No such route.', code: 'NOT_FOUND' }],
  ['GET', '/notifications', undefined, 401, { message: 'Please log in.', code: 'UNAUTHENTICATED' }],
  [
    'POST',
    '/users/login',
    { email: 'nobody@example.com', password: 'secret-12' },
    401,
    { message: 'The email or the password is wrong.', code: 'INVALID_CREDENTIALS' },
  ],
])('%s %s returns the words, the code and nothing else', async (method, path, body, status, answer) => {
  expect(await api.call(method, path, { body })).toMatchObject({ status, body: answer });
  expect(Object.keys((await api.call(method, path, { body })).body)).toEqual(['message', 'code']);
});

test('the words for an invalid input come from its schema', () => {
  expect(wordsOf(errorMessages.input({ words: 'Give a plan.' }))).toBe('Give a plan.');
});
