import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsOf, cash, faultsOf, seedPlans } from './testing/affiliate.ts';
import { users } from './db/schema.ts';
import { logIn, mailedCode, newIp, newPerson, PASSWORD, type Person, signUp } from './testing/people.ts';
import { startTestApi, type TestApi } from './testing/index.ts';
import { signInWithGoogle } from './testing/google-journey.ts';
import { CLIENT, REDIRECT_URI, startProvider } from './testing/google-provider.ts';

const DAY_MS = 24 * 3_600_000;
const CHROME = { 'user-agent': 'Chrome/140 Android' };
const PAYOUT = { account_number: '01700000000', preferred_method: 'Bkash' };
const NEW_PASSWORD = 'brand-new-1';
let api: TestApi;
let provider: Awaited<ReturnType<typeof startProvider>>;
let admin: string;
let now = Date.now();
beforeAll(async () => {
  provider = await startProvider();
  api = await startTestApi({
    google: { ...CLIENT, issuer: provider.issuer, redirectUri: REDIRECT_URI },
    now: () => new Date(now),
  });
  admin = await api.signIn({ userType: 'admin' });
  await seedPlans(api.db);
});
beforeEach(() => {
  now = Date.now();
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

let addresses = 0;
type Squatter = Person & { pictures: string[]; accomplice: Person };
type Uploaded = { images: { _id: string; public_id: string } };
type Pending = { data: { user_id: string }[] };

/** A squatter: signs up with somebody else's address, sets every field, earns money and requests its payout. */
async function squat(): Promise<Squatter> {
  const accomplice = await newPerson(api);
  addresses += 1;
  const email = `owner-${addresses}@example.com`;
  await signUp(api, { email, name: 'Mr Squatter' }, { ref: accomplice.userId });
  const { body } = await logIn(api, email, PASSWORD, newIp(), CHROME);
  const { token } = body.data;
  const { user_id: userId, _id: id } = body.data.user as { user_id: string; _id: string };
  const set = (path: string, body: object) => api.call('PATCH', path, { token, body: body });

  const pictures: Uploaded['images'][] = [];
  for (const background of ['#f00', '#0f0']) {
    const form = new FormData();
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
    form.append('url', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'a.png');
    pictures.push((await api.call<Uploaded>('POST', '/images', { token, body: form })).body.images);
  }
  await set(`/users/${userId}`, { contact_number: '+8801700000000', images: pictures[0]!._id });
  await set(`/affiliate/withdrawal-info/${userId}`, { withdrawal: PAYOUT });

  const buyer = await newPerson(api);
  await api.db
    .update(users)
    .set({ referredBy: Number(id), emailVerifiedAt: new Date(0) })
    .where(eq(users.id, Number(buyer.id)));
  await command('purchases', { user_id: buyer.userId, plan: 'monthly', payment: cash() });
  now += 3 * DAY_MS;
  await set(`/affiliate/request/payment/${userId}`, {});
  expect(await accountsOf(api.db, Number(id))).toMatchObject({ requested: 29 });
  const publicIds = pictures.map(({ public_id: publicId }) => publicId);
  return { email, password: PASSWORD, token, userId, id, ip: newIp(), pictures: publicIds, accomplice };
}

const command = (path: string, body: unknown) => api.call('POST', `/admin/${path}`, { token: admin, body });
const rowOf = async ({ id }: Person) =>
  (
    await api.db
      .select()
      .from(users)
      .where(eq(users.id, Number(id)))
  )[0]!;
const isWaiting = async ({ userId }: Person) =>
  (await api.get<Pending>('/admin/withdrawals', admin)).body.data.some((one) => one.user_id === userId);

async function reset({ email }: Person, password: string) {
  const codes = () => api.mails.filter(({ to, text }) => to === email && text.includes('Your code:')).length;
  const before = codes();
  await api.call('POST', '/users/reset-req', { ip: newIp(), body: { email } });
  await vi.waitFor(() => expect(codes()).toBe(before + 1));
  const body = { email, password, otp: await mailedCode(api, email) };
  expect((await api.call('PATCH', '/users/reset-pass', { ip: newIp(), body })).status).toBe(200);
}

const withGoogle = ({ email, id }: Person) =>
  signInWithGoogle({ api, provider }, { sub: `sub-${id}`, email, email_verified: true, name: 'Dr Owner' });

describe.each([
  ['a reset by a mailed code', (person: Person) => reset(person, NEW_PASSWORD), (email: string) => email.split('@')[0]],
  ["Google's takeover", withGoogle, () => 'Dr Owner'],
])('%s, the first verification of an address,', (_how, prove, nameOf) => {
  test('clears the data of whoever signed up with it', async () => {
    const squatter = await squat();
    const statuses = async () =>
      Promise.all(squatter.pictures.map(async (picture) => (await api.get(`/images/${picture}?w=96`)).status));
    expect(await statuses()).toEqual([200, 200]);
    await prove(squatter);
    expect(await statuses()).toEqual([404, 404]);
    expect(await rowOf(squatter)).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      name: nameOf(squatter.email),
      contactNumber: '',
      profileImage: null,
      withdrawal: {},
      deviceLogin: {},
      referredBy: api.houseId,
    });
    await vi.waitFor(() => {
      const last = api.mails.findLast(({ to }) => to === squatter.email);
      expect(last?.text).toContain('were removed. Please set your own phone number');
    });
  });

  test('pays nothing to the referrer that the squatter named', async () => {
    const squatter = await squat();
    const { referredBy } = await rowOf(squatter);
    await command('purchases', { user_id: squatter.userId, plan: 'monthly', payment: cash() });
    await prove(squatter);
    now += 30 * DAY_MS;
    const { body } = await api.call<{ data: object }>('GET', `/affiliate/${squatter.accomplice.userId}`, {
      token: squatter.accomplice.token,
    });
    expect(Number(squatter.accomplice.id)).toBe(referredBy);
    expect(body.data).toMatchObject({ held: 29, available: 0 });
  });

  test('still finds what a referrer shared with a buyer before', async () => {
    const squatter = await squat();
    const { contactNumber } = await rowOf(squatter);
    await api.db
      .update(users)
      .set({ contactNumber })
      .where(eq(users.referredBy, Number(squatter.id)));
    await prove(squatter);
    const { body } = await api.get<{ data: { user_id: string }[] }>('/admin/commissions', admin);
    const reasons = expect.arrayContaining([`same phone as ${squatter.userId}`]) as string[];
    expect(body.data.find((one) => one.user_id === squatter.userId)).toMatchObject({ review: true, reasons });
  });

  test('pays nothing to the account of the squatter: the money waits for a request of the owner', async () => {
    const squatter = await squat();
    expect(await isWaiting(squatter)).toBe(true);
    await prove(squatter);
    expect(await isWaiting(squatter)).toBe(false);
    now += 2 * DAY_MS;
    const forced = { user_id: squatter.userId, force: true, payment: cash(29) };
    expect((await command('withdrawals/complete', forced)).status).toBe(409);
    expect(await accountsOf(api.db, Number(squatter.id))).toMatchObject({ available: 29, requested: 0 });
    expect(await faultsOf(api.db)).toEqual([]);
  });
});

test('a payout account set before the address was verified, as earlier versions kept it, is paid only after a review', async () => {
  const squatter = await squat();
  now += 2 * DAY_MS;
  await api.db
    .update(users)
    .set({ emailVerifiedAt: new Date(now) })
    .where(eq(users.id, Number(squatter.id)));
  const refused = await command('withdrawals/complete', { user_id: squatter.userId, payment: cash(29) });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('before the email address') },
  });
  expect(
    (await command('withdrawals/complete', { user_id: squatter.userId, force: true, payment: cash(29) })).status,
  ).toBe(200);
});

test('a later reset or sign-in with Google clears nothing that the owner has set', async () => {
  const squatter = await squat();
  await reset(squatter, NEW_PASSWORD);
  now = Date.now();
  const { body } = await logIn(api, squatter.email, NEW_PASSWORD);
  const { token } = body.data;
  const phone = { contact_number: '+8801811111111' };
  await api.call('PATCH', `/users/${squatter.userId}`, { token, body: phone });
  await api.call('PATCH', `/affiliate/withdrawal-info/${squatter.userId}`, { token, body: { withdrawal: PAYOUT } });
  const before = await rowOf(squatter);
  await reset(squatter, 'brand-new-2');
  await withGoogle(squatter);
  expect(before).toMatchObject({ contactNumber: phone.contact_number, withdrawal: PAYOUT });
  expect(await rowOf(squatter)).toEqual({ ...before, password: expect.any(String) });
});
