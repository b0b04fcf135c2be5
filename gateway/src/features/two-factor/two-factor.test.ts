import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, type TestGateway } from '../../testing/index.ts';
import { credentials, EXCHANGE, LOG_IN, rahima, TOKEN, userRow } from '../../testing/people.ts';

const LOG_IN_WITH_CODE = `mutation ($email: String!, $password: String!, $code: String) {
  logIn(email: $email, password: $password, code: $code) { token user { twoFactor twoFactorMissing } }
}`;
const EXCHANGE_WITH_CODE =
  'mutation { exchangeSignInCode(code: "from-google", verifier: "v", twoFactorCode: "123 456") { token } }';
const REQUIRED = answer(403, { message: 'Enter the code of your app.', code: 'TWO_FACTOR_REQUIRED' });
const WRONG = answer(400, { message: 'This code is wrong.', code: 'WRONG_CODE', field: 'code' });
const as = { token: TOKEN };

let gateway: TestGateway;
beforeAll(async () => void (gateway = await startTestGateway()));
beforeEach(() =>
  gateway.stub.reset({
    '/capabilities': { capabilities: { two_factor: true } },
    '/users': { data: userRow({ two_factor: true, two_factor_missing: false }) },
    '/users/login': { data: { token: TOKEN, user: userRow({ two_factor: true }) } },
    '/users/two-factor': answer(201, { data: { secret: 'JBSWY3DP', address: 'otpauth://totp/A?secret=JBSWY3DP' } }),
    '/users/two-factor/confirm': { data: { recovery_codes: ['ABCD-EFGH-JKMN-PQRS'] } },
    '/users/two-factor/recovery-codes': { data: { recovery_codes: ['JKMN-PQRS-ABCD-EFGH'] } },
    '/users/two-factor/stop': by((response) => response.writeHead(204).end()),
    '/admin/two-factor/reset': { data: { person: {}, changed: true } },
  }),
);
afterAll(() => gateway.close());

describe('logging in with two-factor', () => {
  test('passes the code on, and asks for it where the upstream does', async () => {
    const data = await gateway.dataOf(LOG_IN_WITH_CODE, { ...credentials, code: '123456' });
    expect(data).toEqual({ logIn: { token: TOKEN, user: { twoFactor: true, twoFactorMissing: false } } });
    expect(gateway.stub.calls).toMatchObject([{ body: { ...credentials, code: '123456' } }]);

    gateway.stub.change({ '/users/login': REQUIRED, '/users/exchange': REQUIRED });
    for (const [query, variables] of [
      [LOG_IN, credentials],
      [EXCHANGE, { code: 'from-google', verifier: 'v' }],
    ] as const)
      expect(await gateway.errorOf(query, variables)).toMatchObject({
        message: 'Enter the code of your app.',
        extensions: { code: 'TWO_FACTOR_REQUIRED' },
      });
  });

  test('a wrong code is about the code, not about the password or the sign-in with Google', async () => {
    gateway.stub.change({ '/users/login': WRONG, '/users/exchange': WRONG });
    expect(await gateway.errorOf(LOG_IN_WITH_CODE, { ...credentials, code: '1' })).toMatchObject({
      message: 'This code is wrong.',
      extensions: { code: 'BAD_USER_INPUT', field: 'code' },
    });
    expect(await gateway.errorOf(EXCHANGE_WITH_CODE)).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'twoFactorCode' },
    });
    expect(gateway.stub.calls.at(-1)!.body).toEqual({
      code: 'from-google',
      verifier: 'v',
      two_factor_code: '123 456',
    });
  });

  test('sends an upstream of the specification what it knows, and shows that it has no two-factor', async () => {
    gateway.stub.reset({
      '/users/login': { data: { token: TOKEN, user: userRow() } },
      '/capabilities': answer(404, {}),
    });
    expect(await gateway.dataOf(LOG_IN, credentials)).toMatchObject({ logIn: { user: rahima } });
    expect(gateway.stub.calls[0]!.body).toEqual(credentials);
    expect(await gateway.dataOf('{ features { twoFactor } }')).toEqual({ features: { twoFactor: false } });
    const refused = { extensions: { code: 'NOT_SUPPORTED' } };
    expect(await gateway.errorOf('mutation { startTwoFactor { secret } }', {}, as)).toMatchObject(refused);
  });
});

describe('switching two-factor on and off', () => {
  test('passes the proofs on and the secrets back', async () => {
    const run = (field: string) => gateway.dataOf(`mutation { result: ${field} }`, {}, as);
    expect(await run('startTwoFactor(password: "secret-7") { secret address }')).toEqual({
      result: { secret: 'JBSWY3DP', address: 'otpauth://totp/A?secret=JBSWY3DP' },
    });
    expect(await run('confirmTwoFactor(code: "123456")')).toEqual({ result: ['ABCD-EFGH-JKMN-PQRS'] });
    expect(await run('renewRecoveryCodes(code: "ABCD")')).toEqual({ result: ['JKMN-PQRS-ABCD-EFGH'] });
    expect(await run('stopTwoFactor(code: "123456")')).toEqual({ result: true });
    expect(await run('resetTwoFactor(userId: "RAHIMA7")')).toEqual({ result: true });
    expect(gateway.stub.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { password: 'secret-7' },
      { code: '123456' },
      { code: 'ABCD' },
      { code: '123456' },
      { user_id: 'RAHIMA7' },
    ]);
  });

  test('names the input that is refused, and takes one guess a request', async () => {
    gateway.stub.change({
      '/users/two-factor': answer(400, { message: 'This is not your password.', field: 'password' }),
      '/users/two-factor/stop': WRONG,
      '/users/two-factor/confirm': answer(409, { message: 'It is on already.' }),
    });
    const run = (field: string) => gateway.errorOf(`mutation { ${field} }`, {}, as);
    expect(await run('startTwoFactor(password: "x") { secret }')).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    });
    expect(await run('stopTwoFactor(code: "1")')).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', field: 'code' },
    });
    expect(await run('confirmTwoFactor(code: "123456")')).toMatchObject({ extensions: { code: 'CONFLICT' } });
    // The same where a guess is right.
    gateway.stub.change({ '/users/two-factor/stop': by((response) => response.writeHead(204).end()) });
    for (const name of ['stopTwoFactor', 'renewRecoveryCodes']) {
      const twice = await gateway.graphql(`mutation { a: ${name}(code: "1") b: ${name}(code: "2") }`, {}, as);
      expect(twice.text).toContain('TOO_MANY_REQUESTS');
    }
  });
});

describe('recovery codes', () => {
  test('are counted where the upstream counts them', async () => {
    const left = async () => await gateway.dataOf('{ viewer { recoveryCodesLeft } }', {}, as);
    expect(await left()).toEqual({ viewer: { recoveryCodesLeft: null } });
    for (const [sent, shown] of [
      [3, 3],
      [0, 0],
      [null, null],
      ['many', null],
    ]) {
      gateway.stub.change({ '/users': { data: userRow({ two_factor: true, recovery_codes_left: sent }) } });
      expect(await left()).toEqual({ viewer: { recoveryCodesLeft: shown } });
    }
  });

  test('say why there are no new ones: a wrong code, two-factor is off, or the server has no such call', async () => {
    const renewal = () => gateway.errorOf('mutation { renewRecoveryCodes(code: "1") }', {}, as);
    const refusals = [
      [WRONG, { code: 'BAD_USER_INPUT', field: 'code' }],
      [answer(409, {}), { code: 'CONFLICT' }],
      [answer(429, {}), { code: 'TOO_MANY_REQUESTS' }],
      [answer(404, {}), { code: 'NOT_SUPPORTED' }],
    ] as const;
    for (const [refusal, extensions] of refusals) {
      gateway.stub.change({ '/users/two-factor/recovery-codes': refusal });
      expect(await renewal()).toMatchObject({ extensions });
    }
    expect(await renewal()).toMatchObject({ message: 'This server gives no new recovery codes.' });
    gateway.stub.reset({ '/capabilities': { capabilities: { two_factor: false } } });
    expect(await renewal()).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
  });
});
