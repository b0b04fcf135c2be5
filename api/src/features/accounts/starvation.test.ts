import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { like } from 'drizzle-orm';
import { rateLimits } from '../../db/schema.ts';
import { createUser, logIn, mailedCode, newIp, newPerson, PASSWORD, signUp } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { passwordHasher } from './passwords.ts';

const ACCOUNTS = 22;

let api: TestApi;
beforeAll(async () => void (api = await startTestApi({ passwords: passwordHasher() })));
beforeEach(async () => void (await api.db.delete(rateLimits)));
afterAll(() => api.close());

test('one address with 22 accounts and their passwords cannot keep others from logging in, signing up or resetting', async () => {
  const owner = await newPerson(api);
  await api.call('POST', '/users/reset-req', { ip: owner.ip, body: { email: owner.email } });
  const otp = await mailedCode(api, owner.email);
  const reader = await newPerson(api);
  const hash = await api.passwords.hash(PASSWORD);
  const accountOf = (index: number) => `own-${index}@example.com`;
  for (let index = 0; index < ACCOUNTS; index += 1) {
    await createUser(api.db, { name: 'Own', email: accountOf(index), password: hash });
  }
  const attacker = newIp();
  const flood = Array.from({ length: 6 * ACCOUNTS }, (_, index) =>
    logIn(api, accountOf(index % ACCOUNTS), PASSWORD, attacker),
  );
  const others = await Promise.all([
    logIn(api, reader.email, PASSWORD),
    signUp(api, { email: 'newcomer@example.com' }),
    api.call('PATCH', '/users/reset-pass', {
      ip: newIp(),
      body: { email: owner.email, otp, password: 'other-12' },
    }),
  ]);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(others.map(({ status }) => status)).toEqual([200, 201, 200]);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});

test('successful log-ins have their own limits per account and per address', async () => {
  const { email } = await newPerson(api);
  const elsewhere = await newPerson(api);
  const ip = newIp();
  const use = async (name: string, points: number) =>
    void (await api.db
      .update(rateLimits)
      .set({ points })
      .where(like(rateLimits.key, `${name}:%`)));
  expect((await logIn(api, email, PASSWORD, ip)).status).toBe(200);
  await use('logged-in-account', 99);
  expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  expect((await logIn(api, email, PASSWORD)).status).toBe(429);
  expect((await logIn(api, elsewhere.email, PASSWORD, ip)).status).toBe(200);
  await use('logged-in-address', 1_500);
  expect((await logIn(api, elsewhere.email, PASSWORD, ip)).status).toBe(429);
});
