import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { TOKEN, userRow } from '../../testing/people.ts';

const SET = 'mutation ($language: String!) { setLanguage(language: $language) { name language } }';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    'GET /users': { data: userRow() },
    'PUT /users/language': { data: userRow({ language: 'bn' }) },
  });
});
afterAll(() => gateway.close());

test.each([
  ['bn', 'bn'],
  [undefined, 'en'],
  ['xx', 'en'],
])('an account with language %s has %s', async (language, expected) => {
  gateway.stub.reset({ 'GET /users': { data: userRow({ language }) } });
  const data = await gateway.dataOf('{ viewer { language } }', {}, { token: TOKEN });
  expect(data).toEqual({ viewer: { language: expected } });
});

test.each([[{ data: userRow({ language: 'bn' }) }], [{ data: {} }], ['']])(
  'setLanguage answers with the account after %j',
  async (body) => {
    gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PUT /users/language': body });
    const data = await gateway.dataOf(SET, { language: 'bn' }, { token: TOKEN });
    expect(data).toEqual({ setLanguage: { name: 'Rahima Khatun', language: 'bn' } });
    expect(gateway.stub.calls.find(({ method }) => method === 'PUT')!.body).toEqual({ language: 'bn' });
  },
);

test('setLanguage refuses visitors, other languages and upstreams without it', async () => {
  const codeOf = async (language: string, token?: string) =>
    (await gateway.errorOf(SET, { language }, { token })).extensions?.code;
  expect(await codeOf('bn')).toBe('UNAUTHENTICATED');
  expect(await codeOf('en-XA', TOKEN)).toBe('BAD_USER_INPUT');
  expect(gateway.callsMade()).toEqual([]);
  gateway.stub.reset({ 'GET /users': { data: userRow() }, 'PUT /users/language': answer(404, {}) });
  expect(await codeOf('bn', TOKEN)).toBe('NOT_SUPPORTED');
});
