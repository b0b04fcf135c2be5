import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInCodes, users } from '../../../db/schema.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { logIn, newPerson, PASSWORD, signUp, type SessionBody } from '../../../testing/people.ts';
import { appCode } from '../../../testing/totp.ts';
import * as journey from '../../../testing/google-journey.ts';
import {
  CLIENT,
  REDIRECT_URI,
  startProvider,
  testBrowser,
  type GoogleAccount,
  type TestBrowser,
} from '../../../testing/google-provider.ts';

let api: TestApi;
let provider: Awaited<ReturnType<typeof startProvider>>;
let subjects = 0;
beforeAll(async () => {
  provider = await startProvider();
  api = await startTestApi({ google: { ...CLIENT, issuer: provider.issuer, redirectUri: REDIRECT_URI } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const LOGIN = 'http://localhost:4000/login';
const account = (email: string, claims: Partial<GoogleAccount> = {}): GoogleAccount => {
  subjects += 1;
  return { sub: `sub-${subjects}`, email, email_verified: true, name: 'Google Person', ...claims };
};

const throughGoogle = (browser: TestBrowser, query = '') => journey.throughGoogle({ api, provider }, browser, query);
const callback = (browser: TestBrowser, location: string) => journey.callback({ api, provider }, browser, location);
const signIn = (account: GoogleAccount, query = '', browser = testBrowser()) =>
  journey.signInWithGoogle({ api, provider }, account, query, browser);

const exchange = (code: unknown, verifier?: string) =>
  api.call<SessionBody>('POST', '/users/exchange', { body: { code, ...(verifier && { verifier }) } });
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]!;

describe('sign-in with Google', () => {
  test('creates an account, credits the referrer, and returns a code that can be exchanged once', async () => {
    const referrer = await newPerson(api);
    const { location, code } = await signIn(account('fresh@example.com'), `&language=bn&aff_ref=${referrer.userId}`);
    expect(location).toMatch(/^http:\/\/localhost:4000\/login\?code=[\w-]{43}$/);
    expect(await rowOf('fresh@example.com')).toMatchObject({
      name: 'Google Person',
      language: 'bn',
      authType: 'google',
      password: null,
      referredBy: Number(referrer.id),
      emailVerifiedAt: expect.any(Date),
    });
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const { user, token } = body.data;
    expect((await api.get(`/users?user_id=${String(user.user_id)}`, token)).status).toBe(200);
    expect((await exchange(code)).status).toBe(401);
    expect((await logIn(api, 'fresh@example.com', PASSWORD)).status).toBe(401);
  });

  test('cuts a long name between two characters', async () => {
    await signIn(account('long@example.com', { name: `${'x'.repeat(99)}😀` }));
    expect((await rowOf('long@example.com')).name).toBe('x'.repeat(99));
  });

  test('identifies people by issuer and subject, so a new address is the same account', async () => {
    const person = account('before@example.com');
    const first = await exchange((await signIn(person)).code);
    const second = await exchange((await signIn({ ...person, email: 'after@example.com' })).code);
    expect(second.body.data.user.user_id).toBe(first.body.data.user.user_id);
    expect(await rowOf('after@example.com')).toBeUndefined();
  });

  test('is hidden and responds 404 without a configured client', async () => {
    expect((await api.get('/users/google/available')).body).toEqual({ data: { available: true } });
    const bare = await startTestApi();
    expect((await bare.get('/users/google/available')).body).toEqual({ data: { available: false } });
    expect((await bare.get('/users/google')).status).toBe(404);
    expect((await bare.get('/users/google/callback?code=x&state=y')).status).toBe(404);
    await bare.close();
  });

  test('asks for the second step too, and the sign-in waits for it', async () => {
    const person = account('two-step@example.com');
    const { token, user } = (await exchange((await signIn(person)).code)).body.data;
    const own = (path: string, body: object) =>
      api.call<{ data: { secret: string } }>('POST', `/users/two-factor${path}`, { token, body });
    // The account has no password: the log-in is recent.
    const { secret } = (await own('', {})).body.data;
    expect((await own('/confirm', { code: appCode(secret) })).status).toBe(200);

    const { code } = await signIn(person);
    expect(await exchange(code)).toMatchObject({ status: 403, body: { code: 'TWO_FACTOR_REQUIRED' } });
    const second = (two_factor_code: string) =>
      api.call<SessionBody>('POST', '/users/exchange', { body: { code, two_factor_code } });
    expect(await second('000000')).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    const next = appCode(secret, Date.now() + 30_000);
    expect((await second(next)).body.data.user.user_id).toBe(user.user_id);
    expect((await second(next)).status).toBe(401);
  });

  test('tells users that they cancelled at Google', async () => {
    provider.state.refusing = true;
    expect((await signIn(account('shy@example.com'))).error).toBe('google_cancelled');
    provider.state.refusing = false;
  });
});

describe('A8 linking to an existing account', () => {
  test('needs an address that Google has verified', async () => {
    const { email } = await newPerson(api);
    expect((await signIn(account(email, { email_verified: false }))).error).toBe('google_unverified');
    expect((await signIn(account('new-one@example.com', { email_verified: false }))).error).toBe('google_unverified');
    expect(await rowOf('new-one@example.com')).toBeUndefined();
    expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  });

  test('an unverified account loses its password, sessions and payout account: no pre-hijacking', async () => {
    const squatter = await newPerson(api);
    await api.db
      .update(users)
      .set({ withdrawal: { account_number: '01700000000' }, contactNumber: '+88001700000000' })
      .where(eq(users.email, squatter.email));
    const { code } = await signIn(account(squatter.email));
    const { body } = await exchange(code);
    expect(body.data.user).toMatchObject({ user_id: squatter.userId, withdrawal: {}, contact_number: '' });
    expect((await api.get(`/users?user_id=${squatter.userId}`, squatter.token)).status).toBe(401);
    expect((await logIn(api, squatter.email, PASSWORD)).status).toBe(401);
    await vi.waitFor(() =>
      expect(
        api.mails.some(({ to, subject }) => to === squatter.email && subject === 'You now sign in with Google'),
      ).toBe(true),
    );
  });

  test('a verified account keeps its password', async () => {
    const { email, token, userId } = await newPerson(api);
    await api.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
    expect((await exchange((await signIn(account(email))).code)).body.data.user.user_id).toBe(userId);
    expect((await api.get(`/users?user_id=${userId}`, token)).status).toBe(200);
    expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  });

  test('another Google account with the same address does not get in (swapped sub)', async () => {
    const first = account('handed-on@example.com');
    await signIn(first);
    expect((await signIn(account(first.email))).error).toBe('google_conflict');
  });

  test("admin's and the house's accounts are nobody's to join", async () => {
    await api.db.update(users).set({ email: 'house@example.com' }).where(eq(users.id, api.houseId));
    expect((await signIn(account('house@example.com'))).error).toBe('google_conflict');
  });
});

describe('A8 the redirect to Google and back', () => {
  const failed = { status: 302, location: `${LOGIN}?error=google_failed` };

  test('the cookie is HttpOnly, Lax, short-lived and encrypted; with https it is __Host- and Secure', async () => {
    const browser = testBrowser();
    const { headers, location } = await browser.go(`${api.url}/users/google`);
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^google-journey=[\w.-]+; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const { searchParams } = new URL(location);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: REDIRECT_URI,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^.{40,}$/),
      nonce: expect.stringMatching(/^.{40,}$/),
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const secure = await startTestApi({ publicUrl: 'https://site.example', google: api.options.google });
    const [safe = ''] = (await testBrowser().go(`${secure.url}/users/google`)).headers.getSetCookie();
    expect(safe).toMatch(/^__Host-google-journey=.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
    await secure.close();
  });

  test('a callback without, with another or with a changed cookie signs nobody in', async () => {
    provider.state.account = account('victim@example.com');
    const location = await throughGoogle(testBrowser());
    expect(await callback(testBrowser(), location)).toMatchObject(failed);
    const other = testBrowser();
    await throughGoogle(other);
    expect(await callback(other, location)).toMatchObject(failed);
    const changed = testBrowser();
    const own = await throughGoogle(changed);
    const jar = changed.jars.get(new URL(api.url).host)!;
    jar.set('google-journey', `${jar.get('google-journey')!.slice(0, -3)}AAA`);
    expect(await callback(changed, own)).toMatchObject(failed);
    expect(await rowOf('victim@example.com')).toBeUndefined();
  });

  test('a state works once, even with the cookie and a fresh code', async () => {
    provider.state.account = account('replay@example.com');
    const browser = testBrowser();
    const location = await throughGoogle(browser);
    const jar = browser.jars.get(new URL(api.url).host)!;
    const cookie = jar.get('google-journey')!;
    expect((await callback(browser, location)).location).toContain('?code=');
    expect(jar.has('google-journey')).toBe(false);
    jar.set('google-journey', cookie);
    expect((await callback(browser, location)).location).toBe(`${LOGIN}?error=google_failed`);
  });

  test('a journey ends after ten minutes, and the code for the token after one', async () => {
    provider.state.account = account('slow@example.com');
    const browser = testBrowser();
    const location = await throughGoogle(browser);
    const { code } = await signIn(provider.state.account);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    try {
      expect((await exchange(code)).status).toBe(401);
      vi.setSystemTime(Date.now() + 11 * 60_000);
      expect(await callback(browser, location)).toMatchObject(failed);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    '&redirect_uri=https://evil.example/',
    '&redirect=//evil.example&return_to=https://evil.example',
    '&aff_ref=%0d%0aSet-Cookie:x=1',
    '&aff_ref=a&aff_ref=b&ip=999',
    '&ip=%00%0d%0aX:1&issuer=https://evil.example&client_id=x',
    '&challenge=x',
    '&language=fr&language=bn',
  ])('%s changes nothing of where it goes', async (query) => {
    const { location, status, headers } = await testBrowser().go(`${api.url}/users/google?x=1${query}`);
    expect(status).toBe(302);
    expect(new URL(location).origin).toBe(new URL(provider.issuer).origin);
    expect(new URL(location).searchParams.getAll('redirect_uri')).toEqual([REDIRECT_URI]);
    expect(headers.getSetCookie()).toHaveLength(1);
    expect((await signIn(account(`q${subjects}@example.com`), query)).location).toMatch(
      /^http:\/\/localhost:4000\/login\?code=/,
    );
  });

  test('the code is stored as a hash, and only the browser that started with a challenge can exchange it', async () => {
    const verifier = 'a-word-that-only-this-browser-knows-000000000';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const person = account('bound@example.com');
    const code = async () => String((await signIn(person, `&challenge=${challenge}`)).code);
    const first = await code();
    const rows = await api.db.select().from(signInCodes);
    expect(rows.every(({ hash }) => !Buffer.from(hash).toString('base64url').includes(first))).toBe(true);
    expect((await exchange(first)).status).toBe(401);
    expect((await exchange(first, verifier)).status).toBe(401);
    expect((await exchange(await code(), 'another-word')).status).toBe(401);
    expect((await exchange(await code(), verifier)).status).toBe(200);
    const unbound = (await signIn(person)).code;
    expect((await exchange(unbound, verifier)).status).toBe(401);
  });

  test.each([[''], [undefined], ['x'.repeat(101)], [{ $ne: '' }], [['a', 'b']]])('the code %j is 400', async (code) => {
    expect((await exchange(code)).status).toBe(400);
  });
});

test.each([
  ['longer than 254 characters', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`],
  ['without a domain', 'admin@localhost'],
  ['with a line break', 'a\nb@example.com'],
  ['with quotes and a space', '"a b"@example.com'],
])('an address from Google %s is refused as at sign-up, and /login says so', async (_what, email) => {
  const answer = { status: 400, body: { message: 'Enter a Valid Email.' } };
  expect(await signUp(api, { email })).toMatchObject(answer);
  const before = await api.db.$count(users);
  expect((await signIn(account(email))).error).toBe('google_address');
  expect(await api.db.$count(users)).toBe(before);
});

test('an address from Google does not match an account only because lower-casing makes them equal', async () => {
  await signUp(api, { email: 'kate@example.com' });
  const kelvin = '\u212aate@example.com';
  expect(kelvin.toLowerCase()).toBe('kate@example.com');
  expect((await signIn(account(kelvin))).error).toBe('google_address');
  expect((await logIn(api, 'kate@example.com', PASSWORD)).status).toBe(200);
});

test('an address from Google is one account in any case', async () => {
  const person = await newPerson(api, { email: 'written@example.com' });
  const { body } = await exchange((await signIn(account(' Written@Example.COM '))).code);
  expect(body.data.user).toMatchObject({ user_id: person.userId, email: 'written@example.com' });
});

test('a sign-up with a taken address leaves nothing behind', async () => {
  await signIn(account('google-first@example.com'));
  expect((await signUp(api, { email: 'google-first@example.com' })).status).toBe(400);
});
