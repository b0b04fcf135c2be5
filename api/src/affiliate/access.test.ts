import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedPlans } from './testkit.ts';
import { users } from '../db/schema.ts';
import { newPerson, type Person } from '../test-people.ts';
import { startTestApi, type TestApi } from '../testkit.ts';
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

type Answer = { data: Record<string, unknown> };
const command = (path: string, body: unknown) => api.call<Answer>('POST', `/admin/${path}`, { token: admin, body });
const grant = (person: Person, plan = 'monthly', duration?: string) =>
  command('purchases', { user_id: person.userId, plan, ...(duration && { duration }) });
const accessOf = async ({ userId, token }: Person) =>
  (await api.get<{ data: { access_doc: string } }>(`/users?user_id=${userId}`, token)).body.data.access_doc;

describe('access', () => {
  test('opens with a plan, for its time, and another plan keeps it open', async () => {
    expect((await grant(owner, 'full')).status).toBe(400);
    await grant(owner, 'full', '6 months');
    await grant(owner);
    expect(await accessOf(owner)).toBe('monthly');
    later(32 * 24);
    await endPlans(api.db, new Date(now));
    expect(await accessOf(owner)).toBe('full');
    later(160 * 24);
    await endPlans(api.db, new Date(now));
    expect(await accessOf(owner)).toBe('');
    const { body } = await grant(owner, 'full', 'Lifetime');
    expect(body.data).toMatchObject({ ends_at: null });
  });

  test('that an administrator opened by hand stays as it is', async () => {
    await api.db
      .update(users)
      .set({ accessDoc: 'all' })
      .where(eq(users.id, Number(owner.id)));
    await grant(owner);
    await command('purchases/refund', { user_id: owner.userId, plan: 'monthly' });
    expect(await accessOf(owner)).toBe('all');
  });

  test('an unknown user, plan or purchase is refused', async () => {
    expect((await grant({ userId: 'NOBODY' } as Person)).status).toBe(404);
    expect((await grant(owner, 'none')).status).toBe(404);
    expect((await grant(owner, 'full', 'two weeks')).status).toBe(400);
    expect((await command('purchases/refund', { purchase: 999_999 })).status).toBe(404);
    expect((await command('purchases/refund', { purchase: 1, plan: 'x' })).status).toBe(400);
    expect((await command('withdrawals/complete', { user_id: owner.userId })).status).toBe(404);
  });
});
