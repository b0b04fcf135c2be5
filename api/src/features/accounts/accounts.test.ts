import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { passwordHasher } from './passwords.ts';
import { logIn, newIp, newPerson, PASSWORD, signUp } from '../../testing/people.ts';

const DAY_MS = 24 * 3_600_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ passwords: passwordHasher() });
});
afterAll(() => api.close());

const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.email, email)))[0]!;

describe('sign-up', () => {
  test('creates an account with a short public id and never shows its password', async () => {
    const { status, body } = await signUp(api, { email: ' New.Person@Example.com ', name: '  আয়েশা  সিদ্দিকা ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'আয়েশা  সিদ্দিকা'.normalize('NFC'), email: 'new.person@example.com' });
    expect(body.data.user_id).toMatch(/^[2-9A-HJ-KM-NP-TV-Z]{10}$/);
    expect((await rowOf('new.person@example.com')).password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('an email has one account, whatever its case', async () => {
    await signUp(api, { email: 'once@example.com' });
    expect(await signUp(api, { email: 'ONCE@example.com' })).toMatchObject({
      status: 400,
      body: {
        message: 'This email is already registered. Please try logging in or use a different email.',
        code: 'EMAIL_TAKEN',
      },
    });
    const both = await Promise.all([1, 2, 3].map(() => signUp(api, { email: 'race@example.com' })));
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 400)).toHaveLength(2);
  });

  test.each<[Record<string, unknown>, string, string?]>([
    [{ name: '' }, 'Name is Required.', 'name'],
    [{ name: 5 }, 'Name is Required.', 'name'],
    [{ name: ' ab ' }, 'Name must be at least 3 characters.', 'name'],
    [{ name: 'a\u0000bc' }, 'Invalid Information. Please try again.', 'name'],
    [{ email: undefined }, 'Email is Required.', 'email'],
    [{ email: 'nobody' }, 'Enter a Valid Email.', 'email'],
    [{ email: 'a@b.com\r\nBcc: c@d.com' }, 'Enter a Valid Email.', 'email'],
    [{ email: `${'a'.repeat(250)}@b.com` }, 'Enter a Valid Email.', 'email'],
    [{ password: '' }, 'Password is required.', 'password'],
    [{ confirmPassword: '' }, 'Confirm Password is required', 'confirmPassword'],
    [{ confirmPassword: 'other-one' }, 'Passwords do not match.', 'confirmPassword'],
    [{ user_type: 'admin' }, 'Invalid Information. Please try again.'],
  ])('%j is 400: %s', async (fields, message, field) => {
    const { status, body } = await signUp(api, { email: 'bad@example.com', ...fields });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, ...(field && { field }) });
    expect(await rowOf('bad@example.com')).toBeUndefined();
  });

  // A6: the boundaries of specification 5.
  const short = 'Password must be at least 6 characters.';
  const long = 'Password must not exceed 16 characters.';
  const spaced = 'Password must not contain spaces.';
  const invalid = 'Invalid Information. Please try again.';
  test.each<[string, number, string?]>([
    ['12345', 400, short],
    ['123456', 201],
    ['1234567890123456', 201],
    ['12345678901234567', 400, long],
    ['x'.repeat(30), 400, long],
    ['x'.repeat(31), 400, long],
    ['x'.repeat(1_000), 400, long],
    ['abc def', 400, spaced],
    ['abcdef\u00a0', 400, spaced],
    ['abcdef\t', 400, spaced],
    ['abc\u0000def', 400, invalid],
    ['abcdef\ud800', 400, invalid],
    ['পাসওয়ার্ড', 201],
    ['🔑'.repeat(5), 400, short],
    ['🔑'.repeat(6), 201],
    ['🔑'.repeat(16), 201],
    ['🔑'.repeat(17), 400, long],
  ])('A6 the password %.40j is %i', async (password, status, message) => {
    const email = `a6-${newIp()}@example.com`;
    const answer = await signUp(api, { email, password, confirmPassword: password });
    expect(answer).toMatchObject({ status, body: message ? { message } : {} });
    if (status !== 201) return;
    expect((await logIn(api, email, password)).status).toBe(200);
    expect((await logIn(api, email, `#${password.slice(2)}`)).status).toBe(401);
  });
});

const referrerOf = async (email: string) => (await rowOf(email)).referredBy;

describe('referral', () => {
  test('is the user with that reference; anything else is credited to the house', async () => {
    const referrer = await newPerson(api);
    await signUp(api, { email: 'referred@example.com' }, { ref: referrer.userId });
    expect(await referrerOf('referred@example.com')).toBe(Number(referrer.id));
    const refs = ['', 'nobody', `${referrer.userId}&aff_ref=${referrer.userId}`, '%00', "'; drop", 'x'.repeat(500)];
    for (const [index, ref] of refs.entries()) {
      const email = `house-${index}@example.com`;
      expect((await signUp(api, { email }, { ref: ref.startsWith('%') ? ref : encodeURI(ref) })).status).toBe(201);
      expect(await referrerOf(email)).toBe(api.houseId);
    }
  });

  test('is never the user, under another spelling', async () => {
    const owner = await newPerson(api, { email: 'some.body@gmail.com' });
    for (const email of ['somebody@gmail.com', 'some.body+1@gmail.com', 's.omebody+x@googlemail.com']) {
      await signUp(api, { email }, { ref: owner.userId });
      expect(await referrerOf(email)).toBe(api.houseId);
    }
  });
});

describe('log-in and session', () => {
  test('a wrong email and a wrong password get the same response in the same time (A4)', async () => {
    const { email } = await newPerson(api);
    await signUp(api, { email: 'google-only@example.com' });
    await api.db.update(users).set({ password: null }).where(eq(users.email, 'google-only@example.com'));
    const tries = [
      [email, 'wrong-password'],
      ['nobody-here@example.com', PASSWORD],
      ['google-only@example.com', PASSWORD],
    ] as const;
    const bodies = new Set<string>();
    for (const [address, password] of tries) {
      const before = api.passwords.evaluations;
      const answer = await logIn(api, address, password);
      expect(answer.status).toBe(401);
      expect(api.passwords.evaluations - before).toBe(1);
      bodies.add(JSON.stringify(answer.body));
    }
    expect(bodies.size).toBe(1);
  });

  test('signing up with a taken email takes as long as with a free one (A4)', async () => {
    const { email } = await newPerson(api);
    for (const address of [email, 'a4-free@example.com']) {
      const before = api.passwords.evaluations;
      await signUp(api, { email: address });
      expect(api.passwords.evaluations - before).toBe(1);
    }
  });

  test('works with an old token in the header, and stores the kind of device, not its user agent', async () => {
    const { email } = await newPerson(api);
    const headers = { authorization: 'Bearer x.y.z', 'user-agent': 'Mozilla/5.0 (Linux; Android 14) <b> Chrome/130' };
    const { status, body } = await logIn(api, email, PASSWORD, newIp(), headers);
    expect(status).toBe(200);
    const devices = body.data.user.device_login as Record<string, unknown>;
    expect(devices['Chrome on Android']).toEqual({ first: expect.any(String), last: expect.any(String) });
    expect(JSON.stringify(devices)).not.toContain('<b>');
  });

  test('ends with sign-out, on that device alone', async () => {
    const { email, token, userId } = await newPerson(api);
    const other = (await logIn(api, email, PASSWORD)).body.data.token;
    expect((await api.call('DELETE', '/users/session', { token })).status).toBe(204);
    expect((await api.get(`/users?user_id=${userId}`, token)).status).toBe(401);
    expect((await api.get(`/users?user_id=${userId}`, other)).status).toBe(200);
  });

  test('lasts 14 days without use and 30 in all', async () => {
    const { token, userId } = await newPerson(api);
    const record = async () => (await api.get(`/users?user_id=${userId}`, token)).status;
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const [day, status] of [
        [13, 200],
        [26, 200],
        [29.9, 200],
        [30.1, 401],
      ] as const) {
        vi.setSystemTime(start + day * DAY_MS);
        expect([day, await record()]).toEqual([day, status]);
      }
      vi.setSystemTime(start);
      expect(await record()).toBe(200);
      const idle = await newPerson(api);
      vi.setSystemTime(start + 14.1 * DAY_MS);
      expect((await api.get(`/users?user_id=${idle.userId}`, idle.token)).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a user has at most ten; the oldest ones end', async () => {
    const { email, token, id, userId } = await newPerson(api);
    for (let login = 0; login < 10; login += 1) expect((await logIn(api, email, PASSWORD)).status).toBe(200);
    expect(
      await api.db
        .select()
        .from(sessions)
        .where(eq(sessions.user, Number(id))),
    ).toHaveLength(10);
    expect((await api.get(`/users?user_id=${userId}`, token)).status).toBe(401);
  });
});

describe('profile', () => {
  test('changes the permitted fields, under either id', async () => {
    const { token, id, userId } = await newPerson(api);
    const college = await api.call('PATCH', `/users/${id}`, { token, body: { medical_college: '  Dhaka Medical ' } });
    expect(college).toMatchObject({ status: 201, body: { data: { medical_college: 'Dhaka Medical' } } });
    const rest = { year: '3rd', contact_number: '+8801712345678' };
    expect(await api.call('PATCH', `/users/${userId}`, { token, body: rest })).toMatchObject({
      status: 201,
      body: { data: { ...rest, medical_college: 'Dhaka Medical' } },
    });
  });

  test.each([
    ['+88001712345678', '+8801712345678'],
    ['+8801712345678', '+8801712345678'],
    ['+88002987654321', '+8802987654321'],
    ['+4407911123456', '+447911123456'],
    ['+112125551234', '+12125551234'],
    ['+12125551234', '+12125551234'],
  ])('the phone number %s is stored as %s, which anybody can dial', async (sent, stored) => {
    const { token, id } = await newPerson(api);
    const { body } = await api.call('PATCH', `/users/${id}`, { token, body: { contact_number: sent } });
    expect(body).toMatchObject({ data: { contact_number: stored } });
  });

  test.each<[object, string]>([
    [{ medical_college: '  ' }, 'Institute is required'],
    [{ year: '' }, 'Year is required'],
    [{ year: 3 }, 'Year is required'],
    [{ contact_number: '+8800171234567' }, 'Phone number must be 11 digits.'],
    [{ contact_number: '+88017123456789' }, 'Phone number must be 11 digits.'],
    [{ contact_number: '01712345678' }, 'Phone number must be 11 digits.'],
    [{ contact_number: '+9101712345678' }, 'Phone number must be 11 digits.'],
    [{ contact_number: '+880০১৭১২৩৪৫৬৭৮' }, 'Phone number must be 11 digits.'],
    [{ images: '99999' }, 'Image upload failed'],
    [{ images: { $ne: 1 } }, 'Image upload failed'],
    [{}, 'Invalid Information. Please try again.'],
    [[], 'Invalid Information. Please try again.'],
  ])('%j is 400: %s', async (body, message) => {
    const { token, id } = await newPerson(api);
    expect(await api.call('PATCH', `/users/${id}`, { token, body })).toMatchObject({ status: 400, body: { message } });
  });

  test('B3 no other column of the table, nor a prototype, can be set', async () => {
    const { token, id, email } = await newPerson(api);
    const before = await rowOf(email);
    const columns = Object.entries(users)
      .filter(([, column]) => typeof column === 'object' && column && 'columnType' in column)
      .flatMap(([key, column]) => [key, (column as { name: string }).name])
      .filter((key) => !['medical_college', 'year', 'contact_number'].includes(key));
    expect(columns.length).toBeGreaterThan(30);
    for (const key of [...columns, '_id', '__v', 'constructor', '$set', 'balance', 'earnings']) {
      for (const value of ['all', true, {}]) {
        const { status } = await api.call('PATCH', `/users/${id}`, { token, body: { year: '5th', [key]: value } });
        expect([key, status]).toEqual([key, 400]);
      }
    }
    for (const text of [
      '{"year":"5th","__proto__":{"user_type":"admin"}}',
      '{"__proto__":{"medical_college":"x","user_type":"admin"}}',
    ]) {
      expect((await api.call('PATCH', `/users/${id}`, { token, body: text })).status).toBe(400);
    }
    expect(await rowOf(email)).toEqual(before);
  });

  test('B2 `fields` narrows and never widens', async () => {
    const { token, userId } = await newPerson(api);
    const fields = async (text: string) =>
      Object.keys(
        (await api.get<{ data: object }>(`/users?user_id=${userId}&fields=${encodeURIComponent(text)}`, token)).body
          .data,
      );
    const all = await fields('');
    expect(all).toHaveLength(22);
    expect(await fields('-password -__v -otp -id')).toEqual(all);
    expect(await fields('+password password otp emailVerifiedAt referred_by')).toEqual(all);
    expect(await fields('name __proto__ constructor')).toEqual(['_id', 'user_id', 'name']);
    expect(await fields('-withdrawal,-name')).toEqual(all.filter((name) => name !== 'withdrawal' && name !== 'name'));
  });
});

describe('bodies', () => {
  test.each<[string, string, number]>([
    ['{"email":', 'application/json', 400],
    ['[]', 'application/json', 400],
    ['"x"', 'application/json', 400],
    ['{}', 'text/plain', 415],
    ['email=a', 'application/x-www-form-urlencoded', 415],
    ['{}', 'application/json; charset=utf-16le', 415],
    [`{"email":"${'x'.repeat(20_000)}"}`, 'application/json', 413],
  ])('C7 C9 %.20s as %s is %i', async (body, type, status) => {
    const answer = await api.call('POST', '/users/login', { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body as object).sort()).toEqual(expect.arrayContaining(['code', 'message']));
  });
});
