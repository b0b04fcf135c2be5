import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newPerson } from '../../testing/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const encode = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

test('A7 a foreign or malformed token identifies nobody', async () => {
  const { token, userId } = await newPerson(api);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const { privateKey } = await generateKeyPair('RS256');
  const signed = (change: (jwt: SignJWT) => SignJWT, head: object = {}) =>
    change(new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...head })).sign(api.secret);
  const { jti: _jti, ...noSession } = claims;
  const { exp: _exp, ...noExpiry } = claims;
  const forged: Record<string, string> = {
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none, signature kept': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'alg NoNe': `${encode({ alg: 'NoNe', typ: 'JWT' })}.${payload}.${signature}`,
    'RS256 by another key': await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT' }).sign(privateKey),
    'RS256 header over the HMAC': `${encode({ alg: 'RS256', typ: 'JWT' })}.${payload}.${signature}`,
    'signed by its own jwk': await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct' } })
      .sign(new Uint8Array(32)),
    jku: await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', jku: 'http://127.0.0.1/keys', kid: '../../dev/null' })
      .sign(new Uint8Array(32)),
    'another audience': await signed((jwt) => jwt.setAudience('google-journey')),
    'another issuer': await signed((jwt) => jwt.setIssuer('somebody')),
    'another user': token.replace(payload, encode({ ...claims, user_id: 'x' })),
    'no session': await new SignJWT(noSession).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(api.secret),
    'no expiry': await new SignJWT(noExpiry).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(api.secret),
    'another kind': await signed((jwt) => jwt, { typ: 'at+jwt' }),
    'duplicate claims': `${header}.${encode(`{"user_id":"${userId}","user_id":"x"}`)}.${signature}`,
    cut: token.slice(0, -2),
    prolonged: `${token}.${signature}`,
    long: `${header}.${'A'.repeat(12_000)}.${signature}`,
    spaces: `${header} . ${payload}`,
  };
  for (const [what, text] of Object.entries(forged)) {
    expect([what, (await api.get(`/users?user_id=${userId}`, text)).status]).toEqual([what, 401]);
  }
  expect((await api.get(`/users?user_id=${userId}`, token)).status).toBe(200);
  expect((await api.call('GET', `/users?user_id=${userId}&token=${token}`)).status).toBe(401);
});
