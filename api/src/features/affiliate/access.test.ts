import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cash, priceOf, seedPlans } from '../../testing/affiliate.ts';
import { users } from '../../db/schema.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { endPlans } from '../purchases/index.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let admin: string;
let owner: Person;
let now = Date.now();
const later = (hours: number) => {
  now += hours * HOUR_MS;
};
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  admin = await api.signIn({ userType: 'admin' });
  await seedPlans(api.db);
});
beforeEach(async () => {
  now = Date.now();
  owner = await newPerson(api);
});
afterAll(() => api.close());

type Answer = { data: Record<string, unknown>; message: string };
const command = (path: string, body: unknown) => api.call<Answer>('POST', `/admin/${path}`, { token: admin, body });
const grant = (person: Person, plan = 'monthly', duration?: string, payment = cash(priceOf(plan, duration))) =>
  command('purchases', { user_id: person.userId, plan, duration, payment });
const refund = (plan: string) =>
  command('purchases/refund', { user_id: owner.userId, plan, payment: cash(priceOf(plan, '6 months')) });
const recordOf = async ({ userId, token }: Person) =>
  (await api.get<{ data: { access_doc: string; plans: object[] } }>(`/users?user_id=${userId}`, token)).body.data;
const accessOf = async (person: Person) => (await recordOf(person)).access_doc;
const plansOf = async (person: Person) => (await recordOf(person)).plans;
const messages = async ({ token }: Person) =>
  (await api.get<{ notifications: { message: string }[] }>('/notifications', token)).body.notifications.map(
    ({ message }) => message,
  );

describe('access', () => {
  test('opens with a plan; another starts when that ends, and the notification has readable dates', async () => {
    now = Date.parse('2026-11-12T04:00:00Z');
    expect((await grant(owner, 'full')).status).toBe(400);
    await grant(owner, 'full', '6 months');
    const { body } = await grant(owner);
    expect(body.data).toMatchObject({ starts_at: '2027-05-12T04:00:00.000Z', ends_at: '2027-06-12T04:00:00.000Z' });
    expect(await accessOf(owner)).toBe('full');
    expect(await messages(owner)).toEqual([
      'Your plan Monthly (1 month) for Tk 299 starts on 12 May 2027, when your present plan ends, and is then open until 12 June 2027.',
      'Your plan Full (6 months) for Tk 1500 is open until 12 May 2027.',
    ]);
    expect(await plansOf(owner)).toMatchObject([
      {
        name: 'Full',
        duration: '6 months',
        starts_at: '2026-11-12T04:00:00.000Z',
        ends_at: '2027-05-12T04:00:00.000Z',
      },
      { name: 'Monthly', starts_at: '2027-05-12T04:00:00.000Z' },
    ]);
    now = Date.parse('2027-05-12T04:00:01Z');
    await endPlans(api.db, new Date(now));
    expect(await accessOf(owner)).toBe('monthly');
    now = Date.parse('2027-06-12T04:00:01Z');
    await endPlans(api.db, new Date(now));
    expect([await accessOf(owner), await plansOf(owner)]).toEqual(['', []]);
  });

  test('a renewed plan continues for another period; sent twice, it is renewed once', async () => {
    const payment = cash();
    const first = await grant(owner, 'monthly', undefined, payment);
    expect((await grant(owner, 'monthly', undefined, payment)).body.data).toMatchObject({
      purchase: first.body.data.purchase,
      changed: false,
    });
    const renewBy = (paid: object) =>
      command('purchases', { user_id: owner.userId, plan: 'monthly', renew: true, payment: paid });
    const second = cash();
    const renew = () => renewBy(second);
    const renewal = await renew();
    expect(renewal).toMatchObject({
      status: 201,
      body: { data: { changed: true, starts_at: first.body.data.ends_at } },
    });
    expect((await renew()).body.data).toMatchObject({ purchase: renewal.body.data.purchase, changed: false });
    later(32 * 24);
    await endPlans(api.db, new Date(now));
    expect(await accessOf(owner)).toBe('monthly');
    expect((await renewBy(cash())).body.data).toMatchObject({ changed: true, starts_at: renewal.body.data.ends_at });
  });

  test('nothing can follow a plan without end', async () => {
    expect((await grant(owner, 'full', 'Lifetime')).body.data).toMatchObject({ ends_at: null });
    const { status, body } = await grant(owner);
    expect([status, body.message]).toEqual([409, expect.stringContaining('The user has Full (Lifetime) without end')]);
  });

  test('a refund of the running plan starts the next at once, for its full period, and the notification says so', async () => {
    now = Date.parse('2026-11-12T04:00:00Z');
    await grant(owner, 'full', '6 months');
    await grant(owner);
    later(24);
    await refund('full');
    expect(await accessOf(owner)).toBe('monthly');
    expect(await plansOf(owner)).toMatchObject([{ name: 'Monthly', ends_at: '2026-12-13T04:00:00.000Z' }]);
    expect((await messages(owner))[0]).toBe(
      'Your plan Full was refunded: Tk 1500. Your plan Monthly is open until 13 December 2026.',
    );
    await refund('monthly');
    expect((await messages(owner))[0]).toBe('Your plan Monthly was refunded: Tk 299. Its access has ended.');
    expect([await accessOf(owner), await plansOf(owner)]).toEqual(['', []]);
  });

  test('a refund of a future plan does not change the running one, and later ones move up', async () => {
    now = Date.parse('2026-11-12T04:00:00Z');
    await grant(owner);
    await grant(owner, 'full', '6 months');
    await command('purchases', { user_id: owner.userId, plan: 'monthly', renew: true, payment: cash() });
    await refund('full');
    expect((await messages(owner))[0]).toBe(
      'Your plan Full was refunded: Tk 1500. It had not started yet. Your plan Monthly is open until 12 December 2026.',
    );
    expect(await accessOf(owner)).toBe('monthly');
    expect(await plansOf(owner)).toMatchObject([
      { ends_at: '2026-12-12T04:00:00.000Z' },
      { starts_at: '2026-12-12T04:00:00.000Z', ends_at: '2027-01-12T04:00:00.000Z' },
    ]);
  });

  test('opened by an administrator does not change', async () => {
    await api.db
      .update(users)
      .set({ accessDoc: 'all' })
      .where(eq(users.id, Number(owner.id)));
    await grant(owner);
    await command('purchases/refund', { user_id: owner.userId, plan: 'monthly', payment: cash() });
    expect(await accessOf(owner)).toBe('all');
  });

  test('an unknown user, plan or purchase is rejected', async () => {
    expect((await grant({ userId: 'NOBODY' } as Person)).status).toBe(404);
    expect((await grant(owner, 'none')).status).toBe(404);
    expect((await grant(owner, 'full', 'two weeks')).status).toBe(400);
    expect((await command('purchases/refund', { purchase: 999_999 })).status).toBe(404);
    expect((await command('purchases/refund', { purchase: 1, plan: 'x' })).status).toBe(400);
    expect((await command('withdrawals/complete', { user_id: owner.userId, payment: cash() })).status).toBe(404);
  });
});
