import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneTimeCodes, sessions, signInCodes, twoFactors, users } from '../../db/schema.ts';
import { createLogger } from '../../logger.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { CLIENT, REDIRECT_URI, startForger, testBrowser } from '../../testing/google-provider.ts';
import { mailedCode, newIp, newPerson, PASSWORD, type Person } from '../../testing/people.ts';
import { appCode } from '../../testing/totp.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
let api: TestApi;
let person: Person;
let forger: Awaited<ReturnType<typeof startForger>>;
beforeAll(async () => {
  forger = await startForger();
  const google = { ...CLIENT, issuer: forger.issuer, redirectUri: REDIRECT_URI };
  api = await startTestApi({ logger: createLogger('trace', sink), google });
  person = await newPerson(api);
});
afterAll(async () => {
  await api.close();
  await forger.close();
});

const mark = (what: string) => `CANARY-${what}-7f3a9c`;

function recordAnswers() {
  const answers: string[] = [];
  const call = async (...args: Parameters<typeof api.call>) => {
    const { body, headers, status } = await api.call(...args);
    answers.push(JSON.stringify({ status, body, headers: Object.fromEntries(headers) }));
  };
  return { answers, call };
}

/** Everything that was sent or logged. Throws if a mark or a hash of a password is in it. */
function readEverything(answers: string[]) {
  const everything = { answers: answers.join('\n'), mails: JSON.stringify(api.mails), log: lines.join('') };
  for (const [where, text] of Object.entries(everything)) {
    // PostgreSQL writes bytes in hexadecimal.
    const found = text.match(/.{0,60}(?:CANARY|43414e415259|\$argon2).{0,40}/)?.[0];
    expect([where, found]).toEqual([where, undefined]);
  }
  return everything;
}

test('B2 C16 password, code and token columns never appear in a response, mail or log', async () => {
  const { answers, call } = recordAnswers();
  await api.db
    .update(users)
    .set({ password: mark('hash') })
    .where(sql`true`);
  await api.db.insert(oneTimeCodes).values({
    purpose: 'reset',
    address: person.email,
    hash: Buffer.from(mark('otp').padEnd(32)),
    expiresAt: new Date(Date.now() + 60_000),
  });
  await api.db.insert(signInCodes).values({
    hash: Buffer.from(mark('code')),
    user: Number(person.id),
    expiresAt: new Date(Date.now() + 60_000),
  });
  await api.db.insert(sessions).values({
    id: mark('session'),
    user: Number(person.id),
    expiresAt: new Date(Date.now() + 60_000),
  });
  await api.db
    .update(users)
    .set({ withdrawal: { preferred_method: 'Bkash', account_number: mark('account') } })
    .where(sql`email <> ${person.email}`);
  const password = 'CANARY-pw-9';
  const { token, id, userId, email } = person;
  const fields = encodeURIComponent('+password +otp password otp hash token sessions __v');
  await call('GET', `/users?user_id=${userId}&fields=${fields}`, { token });
  await call('GET', `/users?user_id=${userId}&password=${mark('query')}&token=${mark('query')}`, { token });
  await call('PATCH', `/users/${id}`, { token, body: { year: '2nd' } });
  await call('PATCH', `/users/${id}`, { token, body: { password, otp: mark('body') } });
  await call('POST', '/users', {
    body: { name: 'Canary', email: 'c@example.com', password, confirmPassword: password },
  });
  await call('POST', '/users', { body: { name: 'C', email, password, confirmPassword: `${password}x` } });
  await call('POST', '/users', { body: `{"password":"${mark('broken')}` });
  await call('POST', '/users/login', { body: { email, password } });
  await call('POST', '/users/login', { body: { email: 'none@example.com', password: mark('login') } });
  await call('PATCH', '/users/reset-pass', { body: { email, otp: mark('sent'), password } });
  await call('PATCH', '/users/reset-pass', { body: { email, otp: '000000', password } });
  await call('GET', `/affiliate/${userId}`, { token });
  await call('GET', '/notifications', { token });
  await call('PATCH', `/affiliate/withdrawal-info/${userId}`, {
    token,
    body: { withdrawal: { account_number: mark('number'), preferred_method: 'Bkash' } },
  });
  const payout = { account_number: '01987654321', preferred_method: 'Nogod' };
  await api.call('PATCH', `/affiliate/withdrawal-info/${userId}`, { token, body: { withdrawal: payout } });
  await call('POST', '/users', { body: { password }, headers: { 'idempotency-key': mark('key') } });
  await call('POST', '/users/exchange', { body: { code: mark('exchange') } });
  await call('GET', '/users/google/callback?code=CANARY-google-7f3a9c&state=CANARY-state-7f3a9c');
  await call('GET', `/users?user_id=${userId}`, { token: mark('bearer') });
  await call('GET', '/bank-filter/1', { headers: { cookie: `google-journey=${mark('cookie')}` } });
  await call('POST', '/users/reset-req', { body: { email } });
  const otp = await mailedCode(api, email);
  await call('PATCH', '/users/reset-pass', { body: { email, otp, password: 'after-all' } });
  // The provider sends an invalid response.
  const browser = testBrowser();
  const { location } = await browser.go(`${api.url}/users/google`);
  const state = new URL(location).searchParams.get('state')!;
  forger.state.claims = { sub: mark('sub'), nonce: mark('nonce') };
  await browser.go(`${api.url}/users/google/callback?code=${mark('googlecode')}&state=${state}`);
  const back = await browser.go(`${api.url}/users/google/callback?code=${mark('googlecode')}&state=${state}`);
  answers.push(JSON.stringify([back.location, ...back.headers]));
  // PostgreSQL repeats the parameters of a failed statement in its error.
  await api.db.execute(sql`alter table users add constraint canary check (year <> 'CANARY-row-7f3a9c')`);
  await call('PATCH', `/users/${id}`, { token: await api.signIn(), body: { year: 'x' } });
  const fresh = await newPersonAfterAll();
  await call('PATCH', `/users/${fresh.id}`, { token: fresh.token, body: { year: mark('row') } });

  const everything = readEverything(answers);
  const { log } = everything;
  expect(log).toContain('unexpected error');
  expect(log).toContain('/users/google/callback');
  expect(log).toContain('sign-in with Google failed');
  expect(log).not.toContain(payout.account_number);
  expect(everything.mails).not.toContain(payout.account_number);
  expect(log).not.toContain(otp);
  expect(log).not.toContain(token);
  expect(log).not.toContain(email);
  expect(log).not.toContain(CLIENT.clientSecret);
  expect(everything.answers).not.toContain(otp);
});

test('C16 the secret, codes and recovery codes of two-factor are told once, and never appear elsewhere', async () => {
  const { answers, call } = recordAnswers();
  const { id, userId, email, token } = await newPerson(api);
  const tell = async (path: string, body: object) => {
    type Told = { data: { secret: string; address: string; recovery_codes: string[] } };
    return (await api.call<Told>('POST', `/users/two-factor${path}`, { token, body })).body.data;
  };
  const { secret, address } = await tell('', { password: PASSWORD });
  const code = appCode(secret);
  const { recovery_codes: old } = await tell('/confirm', { code });
  const { recovery_codes: fresh } = await tell('/recovery-codes', { code: old[0]! });

  const own = sql`${twoFactors.user} = ${Number(id)}`;
  await api.db
    .update(twoFactors)
    .set({ recoveryCodes: sql`array_append(${twoFactors.recoveryCodes}, ${mark('recovery')})` })
    .where(own);
  const fields = encodeURIComponent('+secret +recovery_codes two_factor recovery_codes_left secret');
  await call('GET', `/users?user_id=${userId}&fields=${fields}`, { token });
  const logIn = (secondStep: string) =>
    call('POST', '/users/login', { ip: newIp(), body: { email, password: PASSWORD, code: secondStep } });
  // Used before, replaced, made up, and right.
  for (const sent of [code, old[1]!, mark('step'), fresh[0]!]) await logIn(sent);
  for (const path of ['', '/confirm', '/recovery-codes', '/stop']) {
    const send = (body: object | string) =>
      call('POST', `/users/two-factor${path}?code=${mark('query')}`, { token, body });
    for (const sent of [code, old[1]!, mark('code')]) await send({ code: sent });
    await send({ code: `${mark('long')}${'x'.repeat(40)}` });
    await send(`{"code":"${mark('broken')}`);
  }
  await call('POST', '/users/exchange', { body: { code: mark('exchange'), two_factor_code: mark('google') } });
  // PostgreSQL repeats the failed row in its error.
  const sealed = Buffer.from(mark('sealed'));
  await api.db.update(twoFactors).set({ secret: sealed }).where(own);
  await api.db.execute(sql`alter table two_factors add constraint canary check (cardinality(recovery_codes) > 9)`);
  const before = lines.length;
  await logIn(fresh[1]!);
  await call('POST', '/users/two-factor/recovery-codes', { token, body: { code: fresh[2]! } });
  expect(lines.slice(before).filter((line) => line.includes('unexpected error'))).toHaveLength(2);
  await api.db.execute(sql`alter table two_factors drop constraint canary`);
  await call('POST', '/users/two-factor/stop', { token, body: { code: fresh[3]! } });
  expect(answers.at(-1)).toContain('"status":204');
  await expect.poll(() => JSON.stringify(api.mails)).toContain('Two-step log-in is off');

  const codes = [...old, ...fresh].flatMap((one) => [one, one.replaceAll('-', '')]);
  for (const [where, text] of Object.entries(readEverything(answers))) {
    const found = [secret, address, ...codes].filter((one) => text.includes(one));
    // Six digits are also in the time of a line.
    if (new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(text)) found.push(code);
    expect([where, found]).toEqual([where, []]);
  }
});

/** The reset ended all sessions. */
async function newPersonAfterAll() {
  const [row] = await api.db.select().from(users).where(eq(users.email, person.email));
  const answer = await api.call<{ data: { token: string } }>('POST', '/users/login', {
    body: { email: person.email, password: 'after-all' },
  });
  return { id: String(row!.id), token: answer.body.data.token };
}
