import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { banglaNumber } from 'server/bangla.ts';
import { inLanguage } from 'server/language.ts';
import { ApiError, badRequest, errorBody, notFound } from './errors.ts';
import { defineInputMessages, defineMessages, wordsOf } from './messages.ts';
import { invalidInputs, validate } from './validate.ts';

const inBangla = {
  plain: () => 'পূরণ করার কিছু নেই।',
  count: ({ count }: { count: number }) => `${banglaNumber(count)}টি।`,
};
const messages = defineMessages('test', inBangla, {
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

test('it becomes words of the language of the request; its inherited message, for logs, is English', () => {
  const error = inLanguage('en-XA', () => new ApiError(409, 'CONFLICT', messages.count({ count: 2 })));
  expect(error.message).toBe('2 of them.');
  expect(inLanguage('en-XA', () => errorBody(error).message)).toBe('⟦2 of them.⟧');
  expect(inLanguage('bn', () => errorBody(error).message)).toBe('২টি।');
  expect(errorBody(error).message).toBe('2 of them.');
});

test('two messages cannot share an id', () => {
  expect(() => defineMessages('test', inBangla, { plain: () => 'Other words.' })).toThrow('test.plain');
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the caller names the language', async () => {
  const messageIn = async (language: string) => {
    const headers = { 'x-language': language };
    return ((await (await fetch(`${api.url}/notifications`, { headers })).json()) as { message: string }).message;
  };
  expect([await messageIn('en'), await messageIn('en-XA'), await messageIn('xx')]).toEqual([
    'Please log in.',
    '⟦Please log in.⟧',
    'Please log in.',
  ]);
});

test.each([
  ['GET', '/nowhere', undefined, 404, { message: 'No such route.', message_id: 'http.noRoute', code: 'NOT_FOUND' }],
  ['GET', '/notifications', undefined, 401, { message: 'Please log in.', code: 'UNAUTHENTICATED' }],
  [
    'POST',
    '/users/login',
    { email: 'nobody@example.com', password: 'secret-12' },
    401,
    { message: 'The email or the password is wrong.', code: 'INVALID_CREDENTIALS' },
  ],
  [
    'POST',
    '/users/login',
    `{"email":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
    400,
    { message: 'The request could not be read.', code: 'BAD_REQUEST' },
  ],
])('%s %s returns the words, their id, the code and nothing else', async (method, path, body, status, answer) => {
  expect(await api.call(method, path, { body })).toMatchObject({ status, body: answer });
  expect(Object.keys((await api.call(method, path, { body })).body)).toEqual([
    'message',
    'message_id',
    'params',
    'code',
  ]);
});

describe('what a schema says of an input', () => {
  const inputs = defineInputMessages(
    'test.input',
    { tooLong: inBangla.plain },
    { tooLong: ({ max }: { max: number }) => `At most ${max}.` },
  );
  const schema = z.strictObject({ name: z.string().max(3, inputs.tooLong({ max: 3 })) });
  const refusalOf = (body: unknown) => {
    try {
      return validate(schema, body);
    } catch (error) {
      return error;
    }
  };

  test('travels as field, id and parameters too', () => {
    const text = { id: 'test.input.tooLong', params: { max: 3 } };
    expect(refusalOf({ name: 'four' })).toMatchObject({ status: 400, text, field: 'name', message: 'At most 3.' });
  });

  test('is in the words of zod where it has none of its own', () => {
    const text = { id: 'http.input', params: { words: expect.stringContaining('expected string') } };
    expect(refusalOf({ name: 4 })).toMatchObject({ text, field: 'name' });
  });

  test('names every problem of a query with its place', () => {
    const { error } = z.object({ a: schema, b: schema }).safeParse({ a: { name: 'four' }, b: { name: 'five' } });
    const refusal = invalidInputs(error!);
    expect(refusal.message).toBe('a.name: At most 3.; b.name: At most 3.');
    expect(JSON.parse(JSON.stringify(refusal.text))).toEqual(refusal.text);
  });
});
