import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { logIn, mailedCode, newIp, newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Body, commandsOf, type Pending, type Waiting } from '../../testing/affiliate-commands.ts';
import { cash, faultsOf, seedPlans } from '../../testing/affiliate.ts';

const HOUR_MS = 3_600_000;
const COMMISSION = 29;
const PHONE = '+8801712345678';
const PAYOUT = '01987654321';
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

const { command, list, grant, refund, decide } = commandsOf(() => ({ api, admin }));
const payOut = (more = {}) => command('withdrawals/complete', { user_id: referrer.userId, payment: cash(29), ...more });
let referrer: Person;
let buyer: Person;
beforeEach(async () => {
  now = Date.now();
  referrer = await newPerson(api);
  buyer = await newBuyer();
});

const change = ({ id }: Person, changes: Partial<typeof users.$inferInsert>) =>
  api.db
    .update(users)
    .set(changes)
    .where(eq(users.id, Number(id)));

/** Another user with a verified address, referred by the referrer. */
async function newBuyer(): Promise<Person> {
  const person = await newPerson(api);
  await change(person, { referredBy: Number(referrer.id), emailVerifiedAt: new Date(0) });
  return person;
}

const waiting = async (purchase: number, headers = {}) =>
  (await list<Waiting>('commissions', headers)).find((one) => one.purchase === purchase);
const pending = async () => (await list<Pending>('withdrawals')).find(({ user_id: id }) => id === referrer.userId);
const earnings = async () => {
  const { body } = await api.get<Body<Record<string, unknown> & { earnings: Record<string, number> }>>(
    `/affiliate/${referrer.userId}`,
    referrer.token,
  );
  const { held, available, owed, earnings } = body.data;
  return { held, available, owed, total: earnings.total_earned, withdrawn: earnings.withdrawn };
};
/** Requests the whole available amount. */
const askFor = () =>
  api.call<Body>('PATCH', `/affiliate/request/payment/${referrer.userId}`, { token: referrer.token });
const setAccount = async (person: Person, account_number: string) => {
  // The tests' clock runs ahead of the log-in's.
  await api.db
    .update(sessions)
    .set({ createdAt: new Date(now) })
    .where(eq(sessions.user, Number(person.id)));
  const answer = await api.call('PATCH', `/affiliate/withdrawal-info/${person.id}`, {
    token: person.token,
    body: { withdrawal: { account_number, preferred_method: 'Bkash' } },
  });
  expect(answer.status).toBe(200);
};
const setPhone = (person: Person, contactNumber: string) => change(person, { contactNumber });
const logInOn = async (person: Person, device: string) => {
  const { status } = await logIn(api, person.email, person.password, newIp(), { 'client-device': device });
  expect(status).toBe(200);
};

describe('a second account of the same person earns nothing automatically', () => {
  test('with the same phone and payout number the commission waits; refused, it is not paid', async () => {
    for (const person of [referrer, buyer]) {
      await setPhone(person, PHONE);
      await setAccount(person, PAYOUT);
    }
    const { purchase, ...granted } = await grant(buyer);
    expect(granted).toMatchObject({
      commission: COMMISSION,
      review: 'waiting',
      review_reasons: [`same phone as ${referrer.userId}`, `same payout account as ${referrer.userId}`],
    });
    later(72);
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0, total: 0 });
    expect((await askFor()).body.message).toBe('There is nothing to withdraw yet.');
    expect(await waiting(purchase)).toMatchObject({ user_id: referrer.userId, buyer: buyer.userId, review: true });
    expect((await decide('refuse', purchase, 'One person')).body.data).toMatchObject({
      review: 'refused',
      state: 'taken back',
      changed: true,
    });
    expect((await decide('refuse', purchase)).body.data).toMatchObject({ changed: false });
    expect((await decide('approve', purchase)).status).toBe(409);
    expect(await earnings()).toEqual({ held: 0, available: 0, owed: 0, total: 0, withdrawn: 0 });
    expect(await waiting(purchase)).toBeUndefined();
    expect(await faultsOf(api.db)).toEqual([]);
  });

  const COINCIDENCES: [what: string, share: () => Promise<unknown>, reason: () => string][] = [
    [
      'a phone, in two spellings',
      async () => [await setPhone(referrer, '+88001712345678'), await setPhone(buyer, PHONE)],
      () => `same phone as ${referrer.userId}`,
    ],
    [
      'a payout account',
      async () => [await setAccount(referrer, PAYOUT), await setAccount(buyer, PAYOUT)],
      () => `same payout account as ${referrer.userId}`,
    ],
    [
      'a phone that is the payout account of the other',
      async () => [await setAccount(referrer, '01712345678'), await setPhone(buyer, PHONE)],
      () => `phone is the payout account of ${referrer.userId}`,
    ],
    [
      'a device',
      async () => [await logInOn(referrer, 'one-browser-of-two'), await logInOn(buyer, 'one-browser-of-two')],
      () => `same device as ${referrer.userId}`,
    ],
  ];

  test.each(COINCIDENCES)('%s shared at the purchase', async (_what, share, reason) => {
    await share();
    const { purchase, review_reasons: reasons } = await grant(buyer);
    expect(reasons).toEqual([reason()]);
    later(72);
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0 });
    expect((await decide('approve', purchase)).body.data).toMatchObject({ state: 'released', changed: true });
    expect(await earnings()).toMatchObject({ held: 0, available: COMMISSION });
  });

  test.each(COINCIDENCES)('%s shared before the hold ends', async (_what, share, reason) => {
    const { purchase, review } = await grant(buyer);
    expect(review).toBeNull();
    await share();
    later(72);
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0 });
    expect((await waiting(purchase))?.reasons).toEqual([reason()]);
    // Removing the shared value again does not help.
    await setPhone(buyer, '');
    expect(await earnings()).toMatchObject({ available: 0 });
  });

  test.each(COINCIDENCES)('%s shared after the payout request', async (_what, share, reason) => {
    const { purchase } = await grant(buyer);
    later(49);
    await setAccount(referrer, '01555555555');
    later(25);
    expect((await askFor()).status).toBe(200);
    expect(await pending()).toMatchObject({ review: false, reasons: [] });
    await share();
    later(25);
    const why = `purchase ${purchase} by ${buyer.userId}: ${reason()}`;
    expect(await pending()).toMatchObject({ review: true, reasons: [why] });
    expect(await payOut({ force: true })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(reason()) },
    });
    await decide('approve', purchase);
    expect(await pending()).toMatchObject({ review: false });
    expect((await payOut()).body.data).toMatchObject({ state: 'completed', changed: true });
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test('another spelling of the mailbox is found at the release if the sign-up did not find it', async () => {
    const { purchase } = await grant(buyer);
    await change(referrer, { email: `r.${referrer.id}@proton.me` });
    await change(buyer, { email: `R${referrer.id}+shop@pm.me` });
    later(72);
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0 });
    expect((await waiting(purchase))?.reasons).toEqual([`same mailbox as ${referrer.userId}`]);
  });

  test('the commissions on two buyers with one payout account wait too', async () => {
    const other = await newBuyer();
    const first = await grant(buyer);
    await setAccount(buyer, PAYOUT);
    await setAccount(other, PAYOUT);
    const second = await grant(other);
    expect(second.review_reasons).toEqual([`same payout account as ${buyer.userId}`]);
    later(72);
    expect(await earnings()).toMatchObject({ held: 2 * COMMISSION, available: 0 });
    expect((await waiting(first.purchase))?.reasons).toEqual([`same payout account as ${other.userId}`]);
  });

  test('common values do not count: the same kind of browser, no phone, no account', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36' };
    for (const person of [referrer, buyer]) await logIn(api, person.email, person.password, newIp(), headers);
    expect(await grant(buyer)).toMatchObject({ review: null, review_reasons: [] });
    later(48);
    expect(await earnings()).toMatchObject({ held: 0, available: COMMISSION, total: COMMISSION });
  });
});

describe('a buyer of an unverified address', () => {
  beforeEach(() => change(buyer, { emailVerifiedAt: null }));

  test('earns the referrer nothing; once verified, the commission waits for a review with what was shared until then', async () => {
    const { purchase } = await grant(buyer);
    later(72);
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0 });
    expect(await waiting(purchase)).toMatchObject({ review: false, reasons: ["the buyer's address is not verified"] });
    await Promise.all([buyer, referrer].map((one) => setPhone(one, PHONE)));
    await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email: buyer.email } });
    const body = { email: buyer.email, otp: await mailedCode(api, buyer.email), password: 'another-12' };
    expect((await api.call('PATCH', '/users/reset-pass', { ip: newIp(), body })).status).toBe(200);
    const reasons = ['the buyer verified the address after the purchase', `same phone as ${referrer.userId}`];
    expect(await waiting(purchase)).toMatchObject({ review: true, reasons, state: 'held' });
    const inBangla = await waiting(purchase, { 'x-language': 'bn' });
    expect(inBangla!.reasons[1]).toBe(`ফোন নম্বর ব্যবহারকারী ${referrer.userId}-এর সঙ্গে এক`);
  });

  test('does once an administrator approves it and the hold has ended', async () => {
    const { purchase } = await grant(buyer);
    expect((await decide('approve', purchase)).body.data).toMatchObject({ review: 'approved', state: 'held' });
    expect(await earnings()).toMatchObject({ held: COMMISSION, available: 0 });
    later(48);
    expect(await earnings()).toMatchObject({ held: 0, available: COMMISSION });
  });
});

describe('a refund after the commission was earned', () => {
  /** A commission that was requested and paid. */
  async function paidOut() {
    const { purchase } = await grant(buyer);
    await setAccount(referrer, PAYOUT);
    later(72);
    expect((await askFor()).status).toBe(200);
    return purchase;
  }

  test('after the payout is deducted from the next earnings, and nothing is paid twice', async () => {
    const purchase = await paidOut();
    expect((await payOut()).body.data).toMatchObject({ changed: true });
    await refund(purchase);
    expect(await earnings()).toEqual({ held: 0, available: 0, owed: COMMISSION, total: 0, withdrawn: COMMISSION });
    expect(await waiting(purchase)).toMatchObject({
      state: 'taken back',
      reasons: ['refunded after the commission was earned'],
    });
    await grant(await newBuyer());
    later(48);
    expect(await earnings()).toMatchObject({ available: 0, owed: 0, total: COMMISSION });
    expect((await askFor()).status).toBe(400);
    await grant(await newBuyer());
    later(48);
    expect(await earnings()).toMatchObject({ available: COMMISSION, owed: 0, total: 2 * COMMISSION });
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test('while a payout is pending stops it; once rejected, the amount pays the debt', async () => {
    const purchase = await paidOut();
    await refund(purchase);
    expect(await pending()).toMatchObject({ reasons: [`owes Tk ${COMMISSION} for a commission that was taken back`] });
    expect((await payOut({ force: true })).status).toBe(409);
    await command('withdrawals/reject', { user_id: referrer.userId });
    expect(await earnings()).toEqual({ held: 0, available: 0, owed: 0, total: 0, withdrawn: 0 });
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test('is restored if the review approves it, and final if not', async () => {
    const [mild, strict] = [await grant(buyer), await grant(await newBuyer())];
    later(48);
    expect(await earnings()).toMatchObject({ available: 2 * COMMISSION });
    for (const { purchase } of [mild, strict]) await refund(purchase);
    expect(await earnings()).toMatchObject({ available: 0, owed: 0 });
    expect((await decide('approve', mild.purchase)).body.data).toMatchObject({ state: 'released' });
    expect((await decide('refuse', strict.purchase)).body.data).toMatchObject({ state: 'taken back' });
    expect(await earnings()).toMatchObject({ available: COMMISSION, owed: 0, total: COMMISSION });
    expect(await faultsOf(api.db)).toEqual([]);
  });

  test('of a waiting commission leaves nothing to decide', async () => {
    await setPhone(referrer, PHONE);
    await setPhone(buyer, PHONE);
    const { purchase } = await grant(buyer);
    later(72);
    await refund(purchase);
    expect(await waiting(purchase)).toBeUndefined();
    expect((await decide('approve', purchase)).status).toBe(409);
    expect(await earnings()).toEqual({ held: 0, available: 0, owed: 0, total: 0, withdrawn: 0 });
    expect(await faultsOf(api.db)).toEqual([]);
  });
});

test('an unknown purchase or one without a commission has nothing to decide', async () => {
  const { purchase } = await grant(referrer);
  expect((await decide('approve', purchase)).status).toBe(404);
  expect((await decide('refuse', 999_999)).status).toBe(404);
});
