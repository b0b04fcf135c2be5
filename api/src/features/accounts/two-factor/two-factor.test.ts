import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, twoFactors, users } from '../../../db/schema.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { appCode } from '../../../testing/totp.ts';
import { mailedCode, newIp, newPerson, PASSWORD, type Person, type SessionBody } from '../../../testing/people.ts';

const STEP_MS = 30_000;

/** Ahead of the machine's clock by as much as a test says. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const nextStep = () => void (ahead += STEP_MS);

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ now })));
afterAll(() => api.close());

type Answer = {
  data: { secret: string; address: string; recovery_codes: string[] };
  code: string;
  field?: string;
  message: string;
};
const own = (person: Person, path: string, body: object) =>
  api.call<Answer>('POST', `/users/two-factor${path}`, { token: person.token, ip: person.ip, body });
const codeOf = (secret: string) => appCode(secret, now());
const logInWith = (person: Person, code?: string, password = PASSWORD) =>
  api.call<SessionBody & { field?: string }>('POST', '/users/login', {
    ip: newIp(),
    body: { email: person.email, password, ...(code !== undefined && { code }) },
  });
const viewer = async (person: Person) =>
  (await api.get<{ data: Record<string, unknown> }>(`/users?user_id=${person.userId}`, person.token)).body.data;

/** Mails leave after the response. */
const expectMail = (person: Person, subject: string) =>
  expect.poll(() => api.mails.filter(({ to }) => to === person.email).map((mail) => mail.subject)).toContain(subject);

/** A person whose two-factor is on. */
async function withTwoFactor() {
  const person = await newPerson(api);
  const { secret } = (await own(person, '', { password: PASSWORD })).body.data;
  const { body } = await own(person, '/confirm', { code: codeOf(secret) });
  nextStep();
  return { person, secret, recoveryCodes: body.data.recovery_codes };
}

describe('switching it on', () => {
  test('takes the password and the first code; then logging in needs a code too, and other devices are logged out', async () => {
    const person = await newPerson(api);
    const elsewhere = { ...person, token: (await logInWith(person)).body.data.token };
    expect(await viewer(person)).toMatchObject({ two_factor: false, two_factor_missing: false });
    const started = await own(person, '', { password: PASSWORD });
    const { secret, address } = started.body.data;
    expect(started.status).toBe(201);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    // Nothing asks for a code before the app is known to work.
    expect((await logInWith(person)).status).toBe(200);

    const confirmed = await own(person, '/confirm', { code: codeOf(secret) });
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10);
    expect(await viewer(person)).toMatchObject({ two_factor: true });
    expect((await api.get(`/users?user_id=${person.userId}`, elsewhere.token)).status).toBe(401);
    await expectMail(person, 'Two-step log-in is on');

    expect(await logInWith(person)).toMatchObject({ status: 403, body: { code: 'TWO_FACTOR_REQUIRED' } });
    nextStep();
    expect((await logInWith(person, codeOf(secret))).status).toBe(200);
  });

  test('is refused to who has a stolen token but not the password', async () => {
    const { token, ...person } = await newPerson(api);
    const thief = { ...person, token };
    expect(await own(thief, '', {})).toMatchObject({ status: 400, body: { field: 'password' } });
    expect((await own(thief, '', { password: 'another-1' })).status).toBe(400);
    expect((await own(thief, '/confirm', { code: '123456' })).status).toBe(409);
  });

  test('keeps neither secret nor recovery codes as they are', async () => {
    const { person, secret, recoveryCodes } = await withTwoFactor();
    const [row] = await api.db
      .select()
      .from(twoFactors)
      .where(eq(twoFactors.user, Number(person.id)));
    const stored = `${Buffer.from(row!.secret).toString('latin1')} ${row!.recoveryCodes.join(' ')}`;
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  test('by somebody who signed up with an address of another does not keep its owner out', async () => {
    const { person } = await withTwoFactor();
    await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email: person.email } });
    const otp = await mailedCode(api, person.email);
    const reset = { email: person.email, otp, password: 'owner-123' };
    expect((await api.call('PATCH', '/users/reset-pass', { ip: newIp(), body: reset })).status).toBe(200);
    expect((await logInWith(person, undefined, 'owner-123')).status).toBe(200);
  });
});

describe('logging in', () => {
  test('a wrong password looks the same with and without two-factor', async () => {
    const { person } = await withTwoFactor();
    expect(await logInWith(person, undefined, 'another-1')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });

  test('a code works once, however many send it at the same time', async () => {
    const { person, secret } = await withTwoFactor();
    const code = codeOf(secret);
    const answers = [];
    for (let tries = 0; tries < 3; tries += 1)
      answers.push(...(await Promise.all([logInWith(person, code), logInWith(person, code)])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } });
    // Nor does the one before it.
    ahead -= STEP_MS;
    expect((await logInWith(person, codeOf(secret))).status).toBe(400);
    ahead += STEP_MS;
  });

  test('a clock that is half a minute wrong does not matter, one that is two minutes wrong does', async () => {
    const { person, secret } = await withTwoFactor();
    const [soon, later] = [1, 4].map((steps) => appCode(secret, now().getTime() + steps * STEP_MS));
    expect((await logInWith(person, later)).status).toBe(400);
    expect((await logInWith(person, soon)).status).toBe(200);
  });

  test('a recovery code works once, typed in any way', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const [first, second] = recoveryCodes;
    expect((await logInWith(person, first!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logInWith(person, first)).status).toBe(400);
    expect((await logInWith(person, second)).status).toBe(200);
  });

  test('who has the password gets ten guesses an hour; the owner gets in with a recovery code meanwhile', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1) guesses.push((await logInWith(person, `00000${guess % 10}`)).status);
    expect(guesses.filter((status) => status === 400)).toHaveLength(10);
    expect(guesses.slice(-2)).toEqual([429, 429]);
    expect((await logInWith(person, recoveryCodes[0])).status).toBe(200);
  });

  test('a new password does not do without the code', async () => {
    const { person, secret } = await withTwoFactor();
    await api.db
      .update(users)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(users.id, Number(person.id)));
    await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email: person.email } });
    const otp = await mailedCode(api, person.email);
    const reset = { email: person.email, otp, password: 'changed-1' };
    expect((await api.call('PATCH', '/users/reset-pass', { ip: newIp(), body: reset })).status).toBe(200);
    expect((await logInWith(person, undefined, 'changed-1')).status).toBe(403);
    expect((await logInWith(person, codeOf(secret), 'changed-1')).status).toBe(200);
  });

  test('after JWT_SECRET was changed the recovery codes still work', async () => {
    const { person, secret, recoveryCodes } = await withTwoFactor();
    await api.db
      .update(twoFactors)
      .set({ secret: new Uint8Array(60) })
      .where(eq(twoFactors.user, Number(person.id)));
    expect((await logInWith(person, codeOf(secret))).status).toBe(400);
    expect((await logInWith(person, recoveryCodes[0])).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  test('replace the old ones for who has a code, are counted down, and told to the owner', async () => {
    const { person, secret, recoveryCodes: old } = await withTwoFactor();
    expect(await viewer(person)).toMatchObject({ recovery_codes_left: 10 });
    const signedIn = await logInWith(person, old[0]);
    expect(signedIn.body.data.user).toMatchObject({ recovery_codes_left: 9 });

    const renewed = await own(person, '/recovery-codes', { code: codeOf(secret) });
    const fresh = renewed.body.data.recovery_codes;
    expect(new Set([...old, ...fresh]).size).toBe(20);
    expect(await viewer(person)).toMatchObject({ two_factor: true, recovery_codes_left: 10 });
    await expectMail(person, 'You have new recovery codes');
    for (const code of old.slice(0, 3)) expect((await logInWith(person, code)).status).toBe(400);
    const twice = [await logInWith(person, fresh[0]), await logInWith(person, fresh[0])];
    expect(twice.map(({ status }) => status)).toEqual([200, 400]);
    expect(await viewer(person)).toMatchObject({ recovery_codes_left: 9 });
    // Nobody else was signed out.
    expect((await api.get(`/users?user_id=${person.userId}`, signedIn.body.data.token)).status).toBe(200);
  });

  test('a recovery code is enough, and goes with the others', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const renewed = await own(person, '/recovery-codes', { code: recoveryCodes[0]! });
    expect(renewed.body.data.recovery_codes).toHaveLength(10);
    expect(await own(person, '/recovery-codes', { code: recoveryCodes[0]! })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_CODE', field: 'code' },
    });
    expect(await viewer(person)).toMatchObject({ recovery_codes_left: 10 });
  });

  test('a stolen token gets ten guesses an hour, together with those at the log-in, and changes nothing', async () => {
    const { person, recoveryCodes } = await withTwoFactor();
    const guess = async (index: number) => {
      const code = `00000${index % 10}`;
      return (await (index % 2 ? logInWith(person, code) : own(person, '/recovery-codes', { code }))).status;
    };
    const guesses = [];
    for (let index = 0; index < 12; index += 1) guesses.push(await guess(index));
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await logInWith(person, recoveryCodes[0])).status).toBe(200);
  });

  test('there are none where it is off', async () => {
    const person = await newPerson(api);
    expect((await own(person, '/recovery-codes', { code: '123456' })).status).toBe(409);
    await own(person, '', { password: PASSWORD });
    expect((await own(person, '/recovery-codes', { code: '123456' })).status).toBe(409);
    expect(await viewer(person)).toMatchObject({ two_factor: false, recovery_codes_left: null });
  });
});

describe('switching it off', () => {
  test('takes a code, and tells the owner', async () => {
    const { person, secret } = await withTwoFactor();
    expect((await own(person, '/stop', { code: '000000' })).status).toBe(400);
    expect((await own(person, '', { password: PASSWORD })).status).toBe(409);
    expect((await own(person, '/stop', { code: codeOf(secret) })).status).toBe(204);
    expect((await logInWith(person)).status).toBe(200);
    await expectMail(person, 'Two-step log-in is off');
  });

  test('TWO_FACTOR=off asks nobody, and offers it to nobody', async () => {
    const off = await startTestApi({ twoFactorMode: 'off' });
    try {
      const person = await newPerson(off);
      await off.db.update(users).set({ twoFactorAt: new Date() });
      const body = { email: person.email, password: PASSWORD };
      expect((await off.call('POST', '/users/login', { ip: newIp(), body })).status).toBe(200);
      for (const path of ['', '/recovery-codes'])
        expect((await off.call('POST', `/users/two-factor${path}`, { token: person.token, body: {} })).status).toBe(
          404,
        );
      const { body: offered } = await off.get<{ capabilities: object }>('/capabilities');
      expect(offered.capabilities).toMatchObject({ two_factor: false });
      expect(await off.db.select().from(sessions)).toHaveLength(2);
    } finally {
      await off.close();
    }
  });
});
