import { LANGUAGE_HEADER } from 'schema/languages.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newIp, newPerson, PASSWORD, type Person } from '../../testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Body = { data: { language: string } };

test.each([
  [undefined, 'en'],
  ['bn', 'bn'],
  ['en-XA', 'en'],
  ['fr', 'en'],
])('who signs up in %s gets mails in %s', async (language, expected) => {
  const body = { name: 'Ayesha', email: `${language}@example.com`, password: PASSWORD, confirmPassword: PASSWORD };
  const headers = language === undefined ? {} : { [LANGUAGE_HEADER]: language };
  const answer = await api.call<Body>('POST', '/users', { ip: newIp(), body, headers });
  expect(answer.body.data.language).toBe(expected);
});

test("a mail is in the account's language, whatever that of the request", async () => {
  const reader = await newPerson(api);
  const body = { language: 'bn' };
  expect((await api.call('PUT', '/users/language', { token: reader.token, body })).status).toBe(200);
  expect((await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email: reader.email } })).status).toBe(200);
  await expect
    .poll(() => api.mails.find(({ to }) => to === reader.email))
    .toMatchObject({
      subject: 'নতুন পাসওয়ার্ডের জন্য আপনার কোড',
      text: expect.stringContaining('/bn/reset-password'),
    });
});

test('a reader chooses the language of their own account', async () => {
  const [reader, other] = [await newPerson(api), await newPerson(api)];
  const choose = (body: unknown, token = reader.token) =>
    api.call<Body & { message: string }>('PUT', '/users/language', { token, body });
  const readLanguage = async ({ userId, token }: Person) =>
    (await api.call<Body>('GET', `/users?user_id=${userId}`, { token })).body.data.language;

  expect(await choose({ language: 'bn' })).toMatchObject({ status: 200, body: { data: { language: 'bn' } } });
  for (const body of [{ language: 'en-XA' }, { language: '' }, { language: ['en'] }, {}, { language: 'en', user: 1 }]) {
    expect(await choose(body)).toMatchObject({ status: 400 });
  }
  expect(await choose({ language: 'en' }, '')).toMatchObject({ status: 401 });
  expect(await readLanguage(reader)).toBe('bn');
  expect(await readLanguage(other)).toBe('en');
});
