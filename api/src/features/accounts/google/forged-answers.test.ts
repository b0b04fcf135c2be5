import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../../db/schema.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { CLIENT, REDIRECT_URI, startForger, testBrowser } from '../../../testing/google-provider.ts';

let api: TestApi;
let forger: Awaited<ReturnType<typeof startForger>>;
beforeAll(async () => {
  forger = await startForger();
  api = await startTestApi({ google: { ...CLIENT, issuer: forger.issuer, redirectUri: REDIRECT_URI } });
});
afterAll(async () => {
  await api.close();
  await forger.close();
});

const person = { sub: 'f-1', email: 'forged@example.com', email_verified: true };

/** Returns from the provider; `claims` gets the nonce that was sent. */
async function comeBack(claims: (nonce: string) => object, { strange = false, alg = 'RS256', query = '' } = {}) {
  const browser = testBrowser();
  const { location } = await browser.go(`${api.url}/users/google`);
  const { searchParams } = new URL(location);
  Object.assign(forger.state, { claims: { ...person, ...claims(searchParams.get('nonce')!) }, strange, alg });
  const back = await browser.go(`${api.url}/users/google/callback?code=c&state=${searchParams.get('state')}${query}`);
  return back.location;
}

const FAILED = 'http://localhost:4000/login?error=google_failed';

test.each<[string, (nonce: string) => object, object?]>([
  ['no nonce', () => ({})],
  ['another nonce', () => ({ nonce: 'another' })],
  ['another audience', (nonce) => ({ nonce, aud: 'someone-else' })],
  ['two audiences and no azp', (nonce) => ({ nonce, aud: [CLIENT.clientId, 'someone-else'] })],
  ['another issuer', (nonce) => ({ nonce, iss: 'https://evil.example' })],
  ['expired', (nonce) => ({ nonce, exp: Math.floor(Date.now() / 1000) - 3_600 })],
  ['signed by a stranger', (nonce) => ({ nonce }), { strange: true }],
  ['HMAC with the client secret', (nonce) => ({ nonce }), { alg: 'HS256' }],
  ['the answer of another issuer', (nonce) => ({ nonce }), { query: '&iss=https%3A%2F%2Fevil.example' }],
])('A8 an ID token with %s signs nobody in', async (_what, claims, options) => {
  expect(await comeBack(claims, options)).toBe(FAILED);
  expect((await api.db.select().from(users)).map(({ email }) => email)).not.toContain(person.email);
});

test.each(['true', 1, undefined, null])('A8 email_verified %j is not verified', async (verified) => {
  expect(await comeBack((nonce) => ({ nonce, email_verified: verified }))).toContain('error=google_unverified');
});

test('A8 a state works once, even if the provider would accept its code again', async () => {
  const browser = testBrowser();
  const { location } = await browser.go(`${api.url}/users/google`);
  const { searchParams } = new URL(location);
  const jar = browser.jars.get(new URL(api.url).host)!;
  const cookie = jar.get('google-journey')!;
  forger.state.claims = {
    sub: 'f-2',
    email: 'twice@example.com',
    email_verified: true,
    nonce: searchParams.get('nonce'),
  };
  const back = `${api.url}/users/google/callback?code=c&state=${searchParams.get('state')}`;
  expect((await browser.go(back)).location).toContain('/login?code=');
  jar.set('google-journey', cookie);
  expect((await browser.go(back)).location).toBe(FAILED);
});

test('sends the browser back while the provider is down, and tries again next time', async () => {
  const cold = await startTestApi({ google: { ...CLIENT, issuer: forger.issuer, redirectUri: REDIRECT_URI } });
  forger.state.down = true;
  expect((await testBrowser().go(`${cold.url}/users/google`)).location).toBe(FAILED);
  forger.state.down = false;
  expect((await testBrowser().go(`${cold.url}/users/google`)).location).toContain(`${forger.issuer}/auth`);
  await cold.close();
});

test('a valid response signs in; a name that looks like a header is plain text', async () => {
  const back = await comeBack((nonce) => ({ nonce, name: 'A\r\nBcc: x@y.z\u0000' }));
  expect(back).toContain('/login?code=');
  const row = (await api.db.select().from(users)).find(({ email }) => email === person.email);
  expect(row?.name).toBe('A Bcc: x@y.z');
});
