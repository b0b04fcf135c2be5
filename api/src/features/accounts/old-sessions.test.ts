import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { logIn, mailedCode, newIp, newPerson, PASSWORD, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { callback, signInWithGoogle, throughGoogle } from '../../testing/google-journey.ts';
import { CLIENT, type GoogleAccount, REDIRECT_URI, startProvider, testBrowser } from '../../testing/google-provider.ts';

const NEW_PASSWORD = 'brand-new-1';
/** Below the limit of parallel log-ins: the reset needs a place too. */
const PARALLEL = 5;
let api: TestApi;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
  api = await startTestApi({ google: { ...CLIENT, issuer: provider.issuer, redirectUri: REDIRECT_URI } });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

const sessionsOf = ({ id }: Person) => api.db.$count(sessions, eq(sessions.user, Number(id)));
const rowOf = async ({ id }: Person) =>
  (
    await api.db
      .select()
      .from(users)
      .where(eq(users.id, Number(id)))
  )[0]!;

const accountOf = (sub: string, { email }: Person): GoogleAccount => ({ sub, email, email_verified: true });

/** Prepares a reset; the result sends it. */
async function reset({ email }: Person) {
  await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email } });
  const otp = await mailedCode(api, email);
  return () => api.call('PATCH', '/users/reset-pass', { ip: newIp(), body: { email, otp, password: NEW_PASSWORD } });
}

/** Runs `replace` between the password check and the end of parallel log-ins. Returns the tokens that they get. */
async function logInAround({ email }: Person, replace: () => Promise<unknown>): Promise<string[]> {
  const verify = api.passwords.verify.bind(api.passwords);
  const replaced = Promise.withResolvers<void>();
  let good = 0;
  const spy = vi.spyOn(api.passwords, 'verify').mockImplementation(async (...args) => {
    const isGood = await verify(...args);
    if (isGood) good += 1;
    await replaced.promise;
    return isGood;
  });
  const attackers = Array.from({ length: PARALLEL }, () => logIn(api, email, PASSWORD));
  await vi.waitFor(() => expect(good).toBe(PARALLEL), { timeout: 10_000 });
  await replace();
  replaced.resolve();
  const answers = await Promise.all(attackers);
  spy.mockRestore();
  return answers.filter(({ status }) => status === 200).map(({ body }) => body.data.token);
}

function completeBeforeNextTransaction(work: () => Promise<{ status: number }>) {
  const transaction = api.db.transaction.bind(api.db);
  vi.spyOn(api.db, 'transaction').mockImplementationOnce(async (...args) => {
    expect((await work()).status).toBe(200);
    return transaction(...args);
  });
}

async function goodTokens({ userId }: Person, tokens: readonly string[]) {
  const answers = await Promise.all(tokens.map((token) => api.get(`/users?user_id=${userId}`, token)));
  return answers.filter(({ status }) => status === 200);
}

test('no session that parallel log-ins open with the old password outlives a password reset', async () => {
  const person = await newPerson(api);
  const tokens = await logInAround(person, await reset(person));
  expect(await goodTokens(person, [person.token, ...tokens])).toEqual([]);
  expect(await sessionsOf(person)).toBe(0);
  expect((await logIn(api, person.email, NEW_PASSWORD)).status).toBe(200);
});

test("no session that parallel log-ins open with a squatter's password outlives Google's takeover", async () => {
  const squatter = await newPerson(api);
  provider.state.account = accountOf('owner', squatter);
  const browser = testBrowser();
  const location = await throughGoogle({ api, provider }, browser);
  const tokens = await logInAround(squatter, () => callback({ api, provider }, browser, location));
  expect(await goodTokens(squatter, [squatter.token, ...tokens])).toEqual([]);
  expect(await sessionsOf(squatter)).toBe(0);
  expect(await rowOf(squatter)).toMatchObject({ password: null, deviceLogin: {} });
});

test('a sign-in code from Google opens no session when a reset completes during its exchange', async () => {
  const person = await newPerson(api);
  const { code } = await signInWithGoogle({ api, provider }, accountOf('reader', person));
  completeBeforeNextTransaction(await reset(person));
  expect((await api.call('POST', '/users/exchange', { body: { code } })).status).toBe(401);
  expect(await sessionsOf(person)).toBe(0);
});

const WITHDRAWAL = { account_number: '01700000000', preferred_method: 'Bkash' };
test.each<[string, string, object?]>([
  ['change of phone', '/users/', { contact_number: '+8801700000000' }],
  ['change of payout account', '/affiliate/withdrawal-info/', { withdrawal: WITHDRAWAL }],
  ['request for a withdrawal', '/affiliate/request/payment/'],
])('a %s has no effect when a reset ends its session meanwhile', async (_what, path, body) => {
  const person = await newPerson(api);
  completeBeforeNextTransaction(await reset(person));
  const late = await api.call('PATCH', `${path}${person.userId}`, { token: person.token, body });
  expect(late.status).toBe(401);
  expect(await rowOf(person)).toMatchObject({ contactNumber: '', withdrawal: {} });
});
