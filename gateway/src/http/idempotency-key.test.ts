import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SIGN_UP, signUpInput, userRow } from '../testing/people.ts';
import { refusal, STORED, upload } from '../testing/uploads.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'RAHIMA7' });
const KEY = 'b7b0-"one"~!';
const headers = { 'idempotency-key': KEY };
const user = { data: { _id: '7', user_id: 'RAHIMA7', access_doc: '' } };
const affiliate = { earnings: { total_earned: 9, pending_withdrawal: 9, withdrawn: 0 }, request: 'pending' };
const REQUEST = 'requestWithdrawal { request }';
const PAYMENT = 'PATCH /affiliate/request/payment/RAHIMA7';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    'POST /users': answer(201, { data: userRow() }),
    '/users/reset-req': {},
    'GET /users': user,
    'PATCH /users/7': user,
    [PAYMENT]: { success: 200, data: affiliate },
    'POST /images': answer(201, STORED),
  });
});
afterAll(() => gateway.close());

const keys = () => gateway.stub.calls.map(({ method, path, headers: sent }) => [method, path, sent['idempotency-key']]);
const withdraw = (given: Record<string, string>, document = `mutation { ${REQUEST} }`) =>
  gateway.graphql(document, {}, { token: TOKEN, headers: given });

test('a key is sent with idempotent calls only', async () => {
  await gateway.dataOf(SIGN_UP, { input: signUpInput() }, { headers });
  await gateway.dataOf('mutation { requestPasswordReset(email: "a@example.com") }', {}, { headers });
  await withdraw(headers);
  const change = 'mutation { updateProfile(input: { year: "3rd" }) { year } }';
  await gateway.dataOf(change, {}, { token: TOKEN, headers });
  expect((await upload(gateway, undefined, headers)).status).toBe(201);
  expect(keys().filter(([, , key]) => key !== undefined)).toEqual([
    ['POST', '/users', KEY],
    ['POST', '/users/reset-req', KEY],
    ['PATCH', '/affiliate/request/payment/RAHIMA7', KEY],
    ['POST', '/images', KEY],
  ]);
  expect(keys()).toContainEqual(['PATCH', '/users/7', undefined]);
});

test('no key is sent without one', async () => {
  await withdraw({});
  expect(keys().map(([, , key]) => key)).toEqual([undefined, undefined]);
});

test('a key covers one call: a second one in the same request is rejected', async () => {
  const { body } = await withdraw(headers, `mutation { a: ${REQUEST} b: ${REQUEST} }`);
  expect(body.errors).toMatchObject([{ path: ['b'], extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(keys().filter(([method]) => method === 'PATCH')).toHaveLength(1);
});

test.each(['a b', 'é', '', 'x'.repeat(256)])('%.20j is rejected without an upstream call', async (key) => {
  const headers = { 'idempotency-key': key };
  const { body } = await withdraw(headers);
  expect(body.errors).toMatchObject([
    { message: 'An Idempotency-Key is 1 to 255 visible ASCII characters.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  const error = await gateway.errorOf(SIGN_UP, { input: signUpInput() }, { headers });
  expect(error.extensions?.code).toBe('BAD_USER_INPUT');
  expect(await refusal(upload(gateway, undefined, headers))).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(keys().map(([method]) => method)).toEqual(['GET']);
});

test('a key that was used with another request has its own error code', async () => {
  const message = 'This Idempotency-Key was sent with another request before.';
  const reused = answer(422, { message, code: 'IDEMPOTENCY_KEY_REUSED' });
  gateway.stub.change({ [PAYMENT]: reused, 'POST /users': reused, 'POST /images': reused });
  const error = { message, extensions: { code: 'IDEMPOTENCY_KEY_REUSED' } };
  expect((await withdraw(headers)).body.errors).toMatchObject([error]);
  expect(await gateway.errorOf(SIGN_UP, { input: signUpInput() }, { headers })).toMatchObject(error);
  expect(await refusal(upload(gateway, undefined, headers))).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
    message,
  });
});
