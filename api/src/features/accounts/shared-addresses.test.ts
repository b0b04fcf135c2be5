import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '../../db/schema.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { PASSWORD, signUp, unhashedPasswords, type SessionBody } from '../../testing/people.ts';

const FALLBACK = '0.0.0.0';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ passwords: unhashedPasswords() });
});
beforeEach(async () => void (await api.db.delete(rateLimits)));
afterAll(() => api.close());

/** A log-in through the gateway, which replaces private addresses in `client-ip`. */
const logInFrom = async (address: string, email: string, password = 'wrong-one', clientIp = FALLBACK) => {
  const headers = { 'client-ip': clientIp, 'x-client-address': address };
  return (await api.call<SessionBody>('POST', '/users/login', { headers, body: { email, password } })).status;
};

async function statusesOf(count: number, work: (index: number) => Promise<number>) {
  const counts: Record<number, number> = {};
  for (let start = 0; start < count; start += 20) {
    const batch = Array.from({ length: Math.min(20, count - start) }, (_, index) => work(start + index));
    for (const status of await Promise.all(batch)) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Leaves one failure to the address. */
const spendAllButOne = () =>
  api.db.update(rateLimits).set({ points: 299 }).where(like(rateLimits.key, 'login-address:%'));

test('private and carrier-grade NAT addresses have a log-in limit each, though client-ip is the same for all', async () => {
  await signUp(api, { email: 'neighbour@example.com' });
  const attack = (index: number) => logInFrom('100.64.0.5', `sprayed-${index}@example.com`);
  expect(await statusesOf(10, attack)).toEqual({ 401: 10 });
  await spendAllButOne();
  expect(await statusesOf(10, attack)).toEqual({ 401: 1, 429: 9 });
  for (const address of ['100.64.0.6', '10.0.0.5', '192.168.1.5', 'fd00:1::5', '203.0.113.5']) {
    expect(await logInFrom(address, 'neighbour@example.com', PASSWORD), address).toBe(200);
  }
  expect(await logInFrom('::ffff:100.64.0.5', 'neighbour@example.com', PASSWORD)).toBe(429);
  expect(await logInFrom('::ffff:6440:5', 'neighbour@example.com', PASSWORD)).toBe(429);
});

test('a gateway without an address of its own counts by client-ip', async () => {
  const attack = (index: number) => logInFrom('', `sprayed-${index}@example.com`, 'wrong-one', '203.0.113.7');
  expect(await attack(0)).toBe(401);
  await spendAllButOne();
  expect(await statusesOf(10, attack)).toEqual({ 401: 1, 429: 9 });
  expect(await logInFrom('none', 'sprayed-0@example.com', 'wrong-one', '203.0.113.8')).toBe(401);
});

test(
  '70 people behind one address can sign up, mistype, log in and request codes within minutes',
  { tags: 'long' },
  async () => {
    const ip = '203.0.113.9';
    const emailOf = (index: number) => `hall-${index}@example.com`;
    const join = async (index: number) => (await signUp(api, { email: emailOf(index) }, { ip })).status;
    expect(await statusesOf(70, join)).toEqual({ 201: 70 });
    expect(await statusesOf(70, (index) => logInFrom(ip, emailOf(index)))).toEqual({ 401: 70 });
    expect(await statusesOf(70, (index) => logInFrom(ip, emailOf(index), PASSWORD))).toEqual({ 200: 70 });
    const forget = async (index: number) =>
      (await api.call('POST', '/users/reset-req', { ip, body: { email: emailOf(index) } })).status;
    expect(await statusesOf(35, forget)).toEqual({ 200: 35 });
    // The account's own limit is five failures: one was the slip above.
    expect(await statusesOf(6, () => logInFrom(ip, emailOf(0)))).toEqual({ 401: 4, 429: 2 });
  },
);

test('the owner of a /48 has 16 times the limit of a /64, not 65,536 times', async () => {
  const attack = (address: string) => logInFrom(address, 'v6@example.com');
  expect(await attack('2001:db8:7:1::1')).toBe(401);
  const counters = await api.db.select().from(rateLimits).where(like(rateLimits.key, 'login-address-network:%'));
  expect(counters).toMatchObject([{ points: 1 }]);
  await api.db
    .update(rateLimits)
    .set({ points: 16 * 300 })
    .where(like(rateLimits.key, 'login-address-network:%'));
  expect(await attack('2001:db8:7:2::1')).toBe(429);
  expect(await attack('2001:db8:7:ffff::1')).toBe(429);
  expect(await attack('2001:db8:8:1::1')).toBe(401);
});
