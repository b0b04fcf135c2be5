import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { newPerson, signUp, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import {
  accountsOf,
  cash,
  faultsOf,
  priceOf,
  seedPlans,
  sendUntilAnswered,
  withdrawalsOf,
} from '../../testing/affiliate.ts';

const HOUR_MS = 3_600_000;
const ACCOUNT = { account_number: '01712345678', preferred_method: 'Bkash' };
/** As in responses. */
const SHOWN = { ...ACCOUNT, account_number: '********678' };
let api: TestApi;
let admin: string;
let now = Date.now();
const later = (hours: number) => {
  now += hours * HOUR_MS;
};
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  admin = await api.signIn({ userType: 'admin' });
  await seedPlans(api.db);
});
afterAll(() => api.close());

type Affiliate = {
  earnings: Record<string, number>;
  available: number;
  held: number;
  request: string;
  withdrawal_logs: { date: string; amount: number }[];
  usage_count: number;
  withdrawal: typeof ACCOUNT;
  monthly: { month: string; earned: number }[];
};
type Answer = { data: Record<string, unknown> & { changed?: boolean }; message: string; code: string };

let owner: Person;
beforeEach(async () => {
  now = Date.now();
  owner = await newPerson(api);
});

const command = (path: string, body: unknown) => api.call<Answer>('POST', `/admin/${path}`, { token: admin, body });
const grant = (person: Person, plan = 'monthly', duration?: string, payment = cash(priceOf(plan, duration))) =>
  command('purchases', { user_id: person.userId, plan, duration, payment });
const payOut = (more = {}) => command('withdrawals/complete', { user_id: owner.userId, payment: cash(29), ...more });
const affiliate = async (person: Person) =>
  (await api.get<{ data: Affiliate }>(`/affiliate/${person.userId}`, person.token)).body.data;
const ask = (person: Person, headers = {}) =>
  api.call<{ success: number; data: Affiliate; message: string }>(
    'PATCH',
    `/affiliate/request/payment/${person.userId}`,
    {
      token: person.token,
      headers,
    },
  );
const setAccount = (person: Person, withdrawal: unknown = ACCOUNT) =>
  api.call<Answer>('PATCH', `/affiliate/withdrawal-info/${person.id}`, { token: person.token, body: { withdrawal } });
const titles = async ({ token }: Person) =>
  (await api.get<{ notifications: { title: string }[] }>('/notifications', token)).body.notifications.map(
    ({ title }) => title,
  );
const accessOf = async ({ userId, token }: Person) =>
  (await api.get<{ data: { access_doc: string } }>(`/users?user_id=${userId}`, token)).body.data.access_doc;

/** Somebody who signed up with the owner's reference and has verified the address. */
async function newFriend(fields: Record<string, unknown> = {}): Promise<Person> {
  const friend = await newPerson(api);
  const referredBy = Number(owner.id);
  await api.db
    .update(users)
    .set({ referredBy, emailVerifiedAt: new Date(0), ...fields })
    .where(eq(users.id, Number(friend.id)));
  return friend;
}

describe('earnings', () => {
  test('a tenth of a friend’s purchase, in whole Tk, is held for 48 hours, then earned, requested and paid', async () => {
    const friend = await newFriend();
    expect((await grant(friend)).status).toBe(201);
    expect(await affiliate(owner)).toMatchObject({
      earnings: { total_earned: 0, pending_withdrawal: 0, withdrawn: 0 },
      held: 29,
      available: 0,
      request: 'none',
      usage_count: 1,
      commission_rate: 0.1,
      hold_hours: 48,
    });
    expect((await setAccount(owner)).body.data).toEqual({ update_withdrawal: { withdrawal: SHOWN } });
    expect(await ask(owner)).toMatchObject({ status: 400, body: { message: 'There is nothing to withdraw yet.' } });

    later(48);
    expect(await affiliate(owner)).toMatchObject({ earnings: { total_earned: 29 }, held: 0, available: 29 });
    expect(await ask(owner)).toMatchObject({
      status: 200,
      body: { success: 200, data: { earnings: { total_earned: 29, pending_withdrawal: 29 }, request: 'pending' } },
    });
    const done = await command('withdrawals/complete', { user_id: owner.userId, payment: cash(29) });
    expect(done.body.data).toMatchObject({ amount: 29, state: 'completed', changed: true });
    const after = await affiliate(owner);
    expect(after).toMatchObject({ request: 'completed', withdrawal: SHOWN });
    expect(after.earnings).toEqual({ total_earned: 29, pending_withdrawal: 0, withdrawn: 29 });
    expect(after.withdrawal_logs).toEqual([{ date: new Date(now).toISOString(), amount: 29 }]);
    expect(after.monthly).toHaveLength(12);
    const month = new Date(now + 6 * HOUR_MS).toISOString().slice(0, 7);
    expect(after.monthly.at(-1)).toEqual({ month, earned: 29 });
    expect(await titles(owner)).toEqual(['Withdrawal completed']);
    expect(await titles(friend)).toEqual(['Purchase completed']);
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test(
    'a request sent several times is one request; after a rejection another is possible',
    { tags: 'long' },
    async () => {
      await grant(await newFriend());
      expect(await ask(owner)).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('set the account') },
      });
      await setAccount(owner);
      later(72);
      const [first, second] = [await ask(owner), await ask(owner)];
      expect(first.status).toBe(200);
      expect(second.body).toEqual(first.body);
      const many = await Promise.all(Array.from({ length: 200 }, () => sendUntilAnswered(() => ask(owner))));
      expect(new Set(many.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await withdrawalsOf(api.db, Number(owner.id))).toHaveLength(1);
      const turnedDown = { user_id: owner.userId, reason: 'Wrong number' };
      expect((await command('withdrawals/reject', turnedDown)).body.data).toMatchObject({ changed: true });
      expect((await command('withdrawals/reject', turnedDown)).body.data).toMatchObject({ changed: false });
      expect(await affiliate(owner)).toMatchObject({ request: 'none', available: 29 });
      expect((await command('withdrawals/complete', { user_id: owner.userId, payment: cash(29) })).status).toBe(409);
      expect((await ask(owner)).body.data).toMatchObject({ request: 'pending', available: 0 });
      expect(await faultsOf(api.db)).toEqual([]);
    },
  );

  test('B6 a refund takes the commission back, within the hold and after it', async () => {
    const [early, late] = [await newFriend(), await newFriend()];
    await grant(early);
    await grant(late);
    later(47);
    for (const changed of [true, false]) {
      const refund = await command('purchases/refund', { user_id: early.userId, plan: 'monthly', payment: cash() });
      expect(refund.body.data).toMatchObject({ changed });
    }
    later(2);
    expect(await affiliate(owner)).toMatchObject({ earnings: { total_earned: 29 }, held: 0, available: 29 });
    await command('purchases/refund', { user_id: late.userId, plan: 'monthly', payment: cash() });
    expect(await affiliate(owner)).toMatchObject({ earnings: { total_earned: 0 }, held: 0, available: 0, owed: 0 });
    expect(await titles(owner)).toEqual(['Commission taken back']);
    expect(await titles(early)).toEqual(['Purchase refunded', 'Purchase completed']);
    expect([await accessOf(early), await accessOf(late)]).toEqual(['', '']);
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test.each([
    ['a mailbox of oneself', () => ({ email: owner.email.replace('@', '+friend@').toUpperCase() })],
    ['the house', () => ({ referredBy: api.houseId })],
    ['nobody', () => ({ referredBy: null })],
  ])('B6 no commission if the buyer was referred by %s', async (_whom, fields) => {
    const { body } = await grant(await newFriend(fields()));
    expect(body.data).toMatchObject({ commission: 0, changed: true });
    expect(await accountsOf(api.db, Number(owner.id))).toEqual({});
    expect(await accountsOf(api.db, api.houseId)).toEqual({});
  });

  test('B6 no commission if the buyer is the referrer', async () => {
    const id = Number(owner.id);
    await api.db.update(users).set({ referredBy: id }).where(eq(users.id, id));
    expect((await grant(owner)).body.data).toMatchObject({ commission: 0, changed: true });
    expect(await accountsOf(api.db, id)).toEqual({});
  });

  test('a referred sign-up counts, and its purchase pays once', async () => {
    const email = `friend-${owner.id}@example.com`;
    const made = await signUp(api, { email }, { ref: owner.userId });
    const friend = { userId: String(made.body.data.user_id) } as Person;
    const payment = cash();
    const buy = () => grant(friend, 'monthly', undefined, payment);
    const [first, again] = [await buy(), await buy()];
    expect([first.body.data.changed, again.body.data.changed]).toEqual([true, false]);
    expect(again.body.data.purchase).toBe(first.body.data.purchase);
    expect(await affiliate(owner)).toMatchObject({ usage_count: 1, held: 29 });
  });

  test('B6 a friend earns once: with the first purchase that was not refunded within its hold', async () => {
    const friend = await newFriend();
    const commissionOf = async (plan: string, duration?: string) =>
      (await grant(friend, plan, duration)).body.data.commission;
    const refund = (plan: string) =>
      command('purchases/refund', { user_id: friend.userId, plan, payment: cash(priceOf(plan, '6 months')) });
    expect([await commissionOf('monthly'), await commissionOf('full', '6 months')]).toEqual([29, 0]);
    await refund('monthly');
    await refund('full');
    expect(await commissionOf('full', '6 months')).toBe(150);
    later(49);
    await refund('full');
    expect(await commissionOf('monthly')).toBe(0);
    expect(await affiliate(owner)).toMatchObject({ earnings: { total_earned: 0 }, held: 0, owed: 0 });
    expect(await faultsOf(api.db)).toEqual([]);
  });
});

describe('B7 the payout account', () => {
  test.each([
    ['1234567890', 'Bkash'],
    ['123456789012', 'Bkash'],
    ['0171234567x', 'Bkash'],
    ['01712345678', 'Rocket'],
    [1_712_345_678, 'Bkash'],
  ])('%s at %s is rejected', async (account_number, preferred_method) => {
    expect((await setAccount(owner, { account_number, preferred_method })).status).toBe(400);
    expect((await affiliate(owner)).withdrawal).toEqual({ account_number: '', preferred_method: '' });
  });

  test('a stolen token of an old session neither reads nor changes it; a change is mailed and delays payouts by 24 hours', async () => {
    const loggedIn = (at: number) =>
      api.db
        .update(sessions)
        .set({ createdAt: new Date(at) })
        .where(eq(sessions.user, Number(owner.id)));
    const setPhone = (contact_number: string) =>
      api.call<Answer>('PATCH', `/users/${owner.id}`, { token: owner.token, body: { contact_number } });
    const mails = () => api.mails.filter(({ to }) => to === owner.email);
    await grant(await newFriend());
    later(49);
    await loggedIn(now - 23 * HOUR_MS);
    const phone = '+8801812345670';
    expect([(await setAccount(owner)).status, (await setPhone(phone)).status]).toEqual([200, 201]);
    await vi.waitFor(() => expect(mails()).toHaveLength(2), 10_000);
    expect(mails()[1]).toMatchObject({ subject: 'Your phone number was changed' });
    expect(mails()[1]!.text).not.toMatch(/\d{5}/);
    await ask(owner);
    later(25);

    await loggedIn(now - 25 * HOUR_MS);
    const stolen = { account_number: '01999999999', preferred_method: 'Nogod' };
    const refused = { status: 403, body: { code: 'FORBIDDEN', message: expect.stringMatching(/log in again/) } };
    expect(await setAccount(owner, stolen)).toMatchObject(refused);
    expect(await setPhone('+88001999999999')).toMatchObject(refused);
    expect((await setPhone(phone)).status).toBe(201);
    const seen = [
      await api.call('PATCH', `/users/${owner.id}`, { token: owner.token, body: { year: '3rd' } }),
      await api.get(`/users?user_id=${owner.userId}`, owner.token),
      await api.get(`/affiliate/${owner.userId}`, owner.token),
    ];
    for (const { body } of seen) expect(JSON.stringify(body)).not.toContain(ACCOUNT.account_number);
    expect(seen[0]!.body).toMatchObject({ data: { contact_number: phone, withdrawal: SHOWN } });

    await loggedIn(now);
    expect((await setAccount(owner, stolen)).status).toBe(200);
    await vi.waitFor(() => expect(mails()).toHaveLength(3), 10_000);
    const mail = mails().at(-1)!;
    expect(mail.text).toContain('Nogod, number ending in 999');
    expect(mail.text).not.toContain(stolen.account_number);

    expect((await payOut()).status).toBe(409);
    later(23);
    expect((await payOut()).status).toBe(409);
    expect((await payOut({ force: true })).body.data).toMatchObject({ changed: true, amount: 29 });
    expect((await payOut()).body.data).toMatchObject({ changed: false });
  });

  test('B6 a reference with many sign-ups in one day is reviewed before a payout', async () => {
    await api.db
      .update(sessions)
      .set({ createdAt: new Date(now) })
      .where(eq(sessions.user, Number(owner.id)));
    expect((await setAccount(owner)).status).toBe(200);
    await grant(await newFriend());
    later(49);
    await ask(owner);
    const waiting = async () => {
      const { body } = await api.call<{ data: { user_id: string }[] }>('GET', '/admin/withdrawals', { token: admin });
      return body.data.find(({ user_id: id }) => id === owner.userId);
    };
    expect(await waiting()).toMatchObject({ most_sign_ups_a_day: 1, review: false });
    for (let count = 0; count < 20; count += 1) await newFriend();
    expect(await waiting()).toMatchObject({ most_sign_ups_a_day: 21, review: true });
    expect(await payOut()).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^21 people signed up/) },
    });
    expect((await payOut({ force: true })).body.data).toMatchObject({ changed: true });
  });
});
