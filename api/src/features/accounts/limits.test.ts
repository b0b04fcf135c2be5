import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { rateLimits, users } from '../../db/schema.ts';
import { createApp } from '../../app.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { passwordHasher } from './passwords.ts';
import { createUser } from './store.ts';
import {
  logIn,
  newIp,
  newPerson,
  PASSWORD,
  signUp,
  unhashedPasswords,
  type SessionBody,
} from '../../testing/people.ts';

const TOO_MANY = 'Too many requests! Please try again later.';
let api: TestApi;
let keyed: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  keyed = await startTestApi({ gatewayKey: 'the-key-of-the-gateway', passwords: unhashedPasswords() });
});
beforeEach(async () => void (await api.db.delete(rateLimits)));
afterAll(async () => {
  await api.close();
  await keyed.close();
});

const countOf = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
const times = async <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('A5 password guessing', () => {
  test('the sixth failure is 429 with Retry-After; the owner elsewhere is not locked out', async () => {
    const { email } = await newPerson(api);
    const ip = newIp();
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) answers.push(await logIn(api, email, 'wrong-one', ip));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(answers[5]!.body).toMatchObject({ message: TOO_MANY, code: 'TOO_MANY_REQUESTS' });
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await logIn(api, email, PASSWORD, ip)).status).toBe(429);
    expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  });

  test('at most five parallel attempts are checked', async () => {
    const { email } = await newPerson(api);
    const ip = newIp();
    const before = api.passwords.evaluations;
    const answers = await times(60, () => logIn(api, email, 'wrong-one', ip));
    expect(api.passwords.evaluations - before).toBe(5);
    expect(
      countOf(
        answers.map(({ status }) => status),
        429,
      ),
    ).toBe(55);
  });

  test('from a hundred addresses leaves one attempt each, and the right password still works', async () => {
    const { email } = await newPerson(api);
    const before = api.passwords.evaluations;
    await times(50, () => logIn(api, email, 'wrong-one'));
    expect(api.passwords.evaluations - before).toBe(50);
    const slowed = newIp();
    expect((await logIn(api, email, 'wrong-one', slowed)).status).toBe(401);
    expect((await logIn(api, email, 'wrong-one', slowed)).status).toBe(429);
    expect((await logIn(api, email, PASSWORD)).status).toBe(200);
  });

  test(
    'an address may fail 300 times over many accounts; successful log-ins do not count',
    { tags: 'long' },
    async () => {
      const ip = newIp();
      const person = await newPerson(api);
      for (let login = 0; login < 8; login += 1) {
        expect((await logIn(api, person.email, PASSWORD, ip)).status).toBe(200);
      }
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 304; attempt += 1) {
        // Too long to be a password, so it is not hashed.
        statuses.push((await logIn(api, `spray-${attempt}@example.com`, 'x'.repeat(31), ip)).status);
      }
      expect(countOf(statuses, 401)).toBe(300);
      expect(countOf(statuses, 429)).toBe(4);
    },
  );

  test('a flood keeps the queue bounded and the rest of the api responsive', { tags: 'long' }, async () => {
    const costly = await startTestApi({ passwords: passwordHasher() });
    onTestFinished(() => costly.close());
    let longest = 0;
    const over = new AbortController();
    const health: number[] = [];
    const watch = (async () => {
      while (!over.signal.aborted) {
        longest = Math.max(longest, costly.passwords.waiting);
        const start = performance.now();
        await fetch(`http://127.0.0.1:${costly.port}/healthz`);
        health.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    })();
    const statuses = (await times(200, (index) => logIn(costly, `flood-${index}@example.com`, PASSWORD))).map(
      ({ status }) => status,
    );
    over.abort();
    await watch;
    expect(longest).toBeLessThanOrEqual(50);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
    expect(health.sort((a, b) => a - b)[Math.floor(health.length / 2)]).toBeLessThan(500);
  });
});

describe('limits of the other calls', () => {
  test('sign-up: five an hour for an email, a hundred taken ones for an address', { tags: 'long' }, async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await signUp(api, { email: 'often@example.com' })).status);
    }
    expect(statuses).toEqual([201, 400, 400, 400, 400, 429]);
    const ip = newIp();
    const limits = await api.db.select().from(rateLimits);
    expect(limits.every(({ key }) => !key.includes('@') && !key.includes('198.'))).toBe(true);
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const email = `taken-${attempt}@example.com`;
      await createUser(keyed.db, { name: 'Taken', email });
      expect((await signUp(keyed, { email }, { ip })).status).toBe(400);
    }
    expect((await signUp(keyed, { email: 'quite-new@example.com' }, { ip })).status).toBe(429);
  });

  test('reset-req: fifty unknown emails for an address', async () => {
    const ip = newIp();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1) {
      const body = { email: `unknown-${attempt}@example.com` };
      statuses.push((await api.call('POST', '/users/reset-req', { ip, body })).status);
    }
    expect(countOf(statuses, 404)).toBe(50);
    expect(statuses[50]).toBe(429);
  });

  test('reset-pass: thirty failures for an address, and five hundred for everybody together', async () => {
    const attempt = (index: number, ip: string) =>
      api.call('PATCH', '/users/reset-pass', {
        ip,
        body: { email: `sprayed-${index}@example.com`, otp: '000000', password: 'new-pass-1' },
      });
    const ip = newIp();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) statuses.push((await attempt(index, ip)).status);
    expect([countOf(statuses, 404), statuses[30]]).toEqual([30, 429]);
    expect((await attempt(40, newIp())).status).toBe(404);
    const [everybody] = (await api.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('reset-everybody'));
    expect(everybody!.points).toBe(31);
    await api.db.update(rateLimits).set({ points: 500 }).where(eq(rateLimits.key, everybody!.key));
    expect(await attempt(41, newIp())).toMatchObject({ status: 429, body: { message: TOO_MANY } });
  });

  test('counters survive a restart and are shared by two instances', async () => {
    const { email } = await newPerson(api);
    const ip = newIp();
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(api, email, 'wrong-one', ip);
    const server = createApp(api.options).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/med/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'client-ip': ip },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.status).toBe(429);
    server.close();
  });
});

const claimed = (index: number) => {
  const ip = `203.0.${index >> 8}.${index & 255}`;
  return {
    'client-ip': ip,
    'x-client-address': ip,
    'x-forwarded-for': ip,
    forwarded: `for=${ip}`,
    'x-real-ip': ip,
    'x-gateway-key': index % 2 ? 'the-key-of-the-gatewax' : '',
  };
};
const tryLogIn = (on: TestApi, email: string, headers: Record<string, string>, password = 'x'.repeat(31)) =>
  on.call<SessionBody>('POST', '/users/login', { body: { email, password }, headers });
const addressCounters = async (on: TestApi) =>
  (await on.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('login-address'));

describe('B10 the address that a caller claims', () => {
  test('1,000 failing log-ins, each with another claimed address, are limited', { tags: 'long' }, async () => {
    const statuses: number[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const answers = await times(100, (index) => {
        const number = batch * 100 + index;
        return tryLogIn(keyed, `b10-${number}@example.com`, claimed(number));
      });
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(countOf(statuses, 401)).toBe(300);
    expect(countOf(statuses, 429)).toBe(700);
  });

  test('is trusted from the gateway, which has the key, and from this machine if no key is set', async () => {
    const fromGateway = { 'client-ip': '203.0.113.7', 'x-gateway-key': 'the-key-of-the-gateway' };
    expect((await tryLogIn(keyed, 'known@example.com', fromGateway)).status).toBe(401);
    expect((await tryLogIn(api, 'known@example.com', { 'client-ip': '203.0.113.7' })).status).toBe(401);
    expect(await addressCounters(api)).toHaveLength(1);
    for (const junk of ['', 'x', '203.0.113.7, 1.1.1.1', '203.0.113.7\tX: 1', '999.1.1.1']) {
      await tryLogIn(api, 'known@example.com', { 'client-ip': junk });
    }
    expect(await addressCounters(api)).toHaveLength(2);
  });

  test('an IPv6 /64 counts as one household, however it is spelled', async () => {
    for (const ip of ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', '2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::']) {
      await tryLogIn(api, 'v6@example.com', { 'client-ip': ip });
    }
    await tryLogIn(api, 'v6@example.com', { 'client-ip': '::ffff:198.51.100.1' });
    await tryLogIn(api, 'v6@example.com', { 'client-ip': '198.51.100.1' });
    const rows = (await api.db.select().from(rateLimits)).filter(({ key }) => key.startsWith('login-address'));
    expect(new Set(rows.map(({ points }) => points))).toEqual(new Set([2, 4]));
  });
});

test('nobody can sign in to the house account', async () => {
  const [house] = await api.db.select().from(users).where(eq(users.id, api.houseId));
  expect(house).toMatchObject({ password: null, userType: 'house' });
  expect((await logIn(api, house!.email, PASSWORD)).status).toBe(400);
});
