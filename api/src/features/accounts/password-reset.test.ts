import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { oneTimeCodes, users } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { newCode } from './one-time-codes.ts';
import { logIn, mailedCode, newIp, newPerson, PASSWORD } from '../../testing/people.ts';

const NEW_PASSWORD = 'brand-new-1';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type ResetBody = { data: { message: string; redirect: string }; message: string; code: string };
const request = (email: unknown, ip = newIp()) =>
  api.call<ResetBody>('POST', '/users/reset-req', { ip, body: { email } });
const reset = (body: unknown, ip = newIp()) => api.call<ResetBody>('PATCH', '/users/reset-pass', { ip, body });
const codeRow = async (email: string) =>
  (await api.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, email)))[0]!;

async function askedPerson() {
  const person = await newPerson(api);
  expect((await request(person.email)).status).toBe(200);
  return { ...person, otp: await mailedCode(api, person.email) };
}
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

describe('a forgotten password', () => {
  test('is replaced by whoever reads the mail; every session ends; the address is proven', async () => {
    const { email, token, userId, otp } = await askedPerson();
    const answer = await reset({ email: email.toUpperCase(), otp, password: NEW_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { data: { redirect: '/login' } } });
    expect((await api.get(`/users?user_id=${userId}`, token)).status).toBe(401);
    expect((await logIn(api, email, PASSWORD)).status).toBe(401);
    expect((await logIn(api, email, NEW_PASSWORD)).status).toBe(200);
    const [row] = await api.db.select().from(users).where(eq(users.email, email));
    expect(row!.emailVerifiedAt).toBeInstanceOf(Date);
    await vi.waitFor(() =>
      expect(api.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe('Your password was changed'),
    );
  });

  test.each<[unknown, number, string]>([
    [undefined, 400, 'Email is Required.'],
    ['', 400, 'Email is Required.'],
    ['x', 400, 'Enter a Valid Email.'],
    ['nobody@example.com', 404, 'error: No email exists in our system.'],
    ['admin@localhost', 400, 'Enter a Valid Email.'],
  ])('asking for %j is %i: %s', async (email, status, message) => {
    expect(await request(email)).toMatchObject({ status, body: { message } });
  });
});

describe('A2 the code', () => {
  test('works once', async () => {
    const { email, otp } = await askedPerson();
    expect((await reset({ email, otp, password: NEW_PASSWORD })).status).toBe(200);
    expect(await reset({ email, otp, password: 'another-1' })).toMatchObject({
      status: 404,
      body: { message: "Your token doesn't matched", code: 'OTP_MISMATCH' },
    });
  });

  test('a newer one voids the older', async () => {
    const { email, otp } = await askedPerson();
    let newer = otp;
    while (newer === otp) {
      const sent = api.mails.length;
      await request(email);
      await vi.waitFor(() => expect(api.mails.length).toBe(sent + 1));
      newer = await mailedCode(api, email);
    }
    expect((await reset({ email, otp, password: NEW_PASSWORD })).status).toBe(404);
    expect((await reset({ email, otp: newer, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('works only for its own address', async () => {
    const [a, b] = [await askedPerson(), await askedPerson()];
    if (a.otp !== b.otp) expect((await reset({ email: b.email, otp: a.otp, password: NEW_PASSWORD })).status).toBe(404);
    expect((await reset({ email: a.email, otp: a.otp, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('ends after ten minutes', async () => {
    const { email, otp } = await askedPerson();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 });
    try {
      expect((await reset({ email, otp, password: NEW_PASSWORD })).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
    expect((await reset({ email, otp, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('checks at most five of many parallel guesses; after that the right one is refused', async () => {
    const { email, otp } = await askedPerson();
    const guesses = Array.from({ length: 200 }, (_, index) => String(index).padStart(6, '0')).filter((g) => g !== otp);
    const statuses = new Map<number, number>();
    await Promise.all(
      guesses.map(async (guess) => {
        const { status } = await reset({ email, otp: guess, password: NEW_PASSWORD });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    expect([...statuses.keys()].every((status) => status === 404 || status === 429)).toBe(true);
    expect((await codeRow(email)).attempts).toBeLessThanOrEqual(5);
    await api.db.update(oneTimeCodes).set({ attempts: 5 }).where(eq(oneTimeCodes.address, email));
    expect((await reset({ email, otp, password: NEW_PASSWORD })).status).not.toBe(200);
    expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  }, 30_000);

  test('cannot be read from the table', async () => {
    const { email, otp } = await askedPerson();
    const { hash } = await codeRow(email);
    expect(hash).toHaveLength(32);
    expect(Buffer.from(hash).toString('latin1')).not.toContain(otp);
  });

  test('comes evenly from all million (chi-squared over 100,000)', () => {
    const buckets = Array.from({ length: 100 }, () => 0);
    for (let drawn = 0; drawn < 100_000; drawn += 1) {
      const code = newCode();
      expect(code.length).toBe(6);
      buckets[Number(code.slice(0, 2))]! += 1;
    }
    const chi = buckets.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // With 99 degrees of freedom, exceeded once in ten million runs.
    expect(chi).toBeLessThan(185);
  });

  test('at most five a day for an address, known or not', async () => {
    const { email } = await newPerson(api);
    for (const address of [email, 'never-seen@example.com']) {
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) statuses.push((await request(address)).status);
      expect(statuses.slice(0, 5).every((status) => status === (address === email ? 200 : 404))).toBe(true);
      expect(statuses[5]).toBe(429);
    }
  });
});

describe('A3 malformed requests', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ otp: '' }, 'OTP Required'],
    [{ otp: undefined }, 'OTP Required'],
    [{ otp: 123456 }, 'OTP Required'],
    [{ otp: '12345' }, 'Invalid Information. Please try again.'],
    [{ otp: '1234567' }, 'Invalid Information. Please try again.'],
    [{ otp: '১২৩৪৫৬' }, 'Invalid Information. Please try again.'],
    [{ otp: { $gt: '' } }, 'OTP Required'],
    [{ otp: ['000000', '000001'] }, 'OTP Required'],
    [{ password: '' }, 'New Password is required.'],
    [{ password: '12345' }, 'Password must be at least 6 characters.'],
    [{ password: 'x'.repeat(17) }, 'Password must not exceed 16 characters.'],
    [{ password: 'with space' }, 'Password must not contain spaces.'],
    [{ email: '' }, 'Email is Required.'],
    [{ email: 'x' }, 'Enter a Valid Email.'],
    [{ user_id: 'x' }, 'Invalid Information. Please try again.'],
  ])('%j is 400 and no try', async (fields, message) => {
    const email = 'a3@example.com';
    const known = await codeRow(email);
    if (!known) {
      await newPerson(api, { email });
      await request(email);
    }
    const before = await codeRow(email);
    const answer = await reset({ email, otp: otherThan('111111'), password: NEW_PASSWORD, ...fields });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await codeRow(email)).toEqual(before);
  });
});

test('A9 the redirect after a reset is constant, whatever is sent', async () => {
  const { email, otp } = await askedPerson();
  for (const evil of ['//e', '/\\e', '\\/e', '/%2f/e', 'https:e', 'javascript:x', '/\t/e', '/@e', '%0d%0a', '/／e']) {
    const tried = await api.call('PATCH', `/users/reset-pass?redirect=${encodeURIComponent(evil)}`, {
      ip: newIp(),
      headers: { referer: evil.replaceAll(/[^\x20-\x7e]/g, ''), 'x-forwarded-host': 'evil.example' },
      body: { email, otp, password: NEW_PASSWORD, redirect: evil },
    });
    expect(tried.status).toBe(400);
  }
  const answer = await reset({ email, otp, password: NEW_PASSWORD });
  expect(answer.body.data.redirect).toBe('/login');
});

test('A10 mails contain nothing that a stranger wrote', async () => {
  const name = 'Click http://evil.example <b>now</b>';
  const { email } = await newPerson(api, { name });
  await api.call('POST', '/users/reset-req', {
    ip: newIp(),
    body: { email },
    headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  });
  await mailedCode(api, email);
  const mine = api.mails.filter(({ to }) => to === email);
  expect(JSON.stringify(mine)).not.toContain('evil');
  expect(mine[0]!.text).toContain('http://localhost:4000/reset-password');
});
