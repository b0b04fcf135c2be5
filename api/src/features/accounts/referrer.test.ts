import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits, users } from '../../db/schema.ts';
import { newIp, newPerson } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { firstName } from './first-name.ts';
import { createUser, findUser } from './store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => void (await api.db.delete(rateLimits)));
afterAll(() => api.close());

type Body = { data?: { first_name: string }; message?: string; code?: string };
const ask = (userId: string, ip = newIp()) =>
  api.call<Body>('GET', `/users/referrers/${encodeURIComponent(userId)}`, { ip });
const userIdOf = async (id: number) => (await findUser(api.db, id))!.userId;

describe('who invites', () => {
  test('shows only the first name', async () => {
    const { userId } = await newPerson(api, { name: 'Dr. Md. Tanvir Hasan' });
    const { status, body } = await ask(userId);
    expect([status, body]).toEqual([200, { data: { first_name: 'Tanvir' } }]);
  });

  test('removes markup from a name', async () => {
    const { userId } = await newPerson(api, { name: '<img src=x onerror=alert(1)>"&\u202E' });
    expect((await ask(userId)).body).toEqual({ data: { first_name: 'img' } });
  });

  test('an unknown reference, the house, an administrator and a name without letters get the same response', async () => {
    const nameless = await newPerson(api, { name: '1234 …' });
    const admin = await createUser(api.db, { name: 'Nusrat', email: 'boss@example.com', userType: 'admin' });
    const references = [
      'NOBODY2345',
      await userIdOf(api.houseId),
      await userIdOf(admin!.id),
      nameless.userId,
      nameless.userId.toLowerCase(),
      nameless.id,
      nameless.email,
      "x' or 1=1",
      'x'.repeat(65),
    ];
    for (const reference of references) {
      const { status, body } = await ask(reference);
      expect([reference, status, body]).toMatchObject([
        reference,
        404,
        { code: 'NOT_FOUND', message: 'Nobody invites with this reference.' },
      ]);
    }
  });

  test('is not shown for a user who is the house account', async () => {
    const isHouse = eq(users.id, api.houseId);
    const [house] = await api.db.select().from(users).where(isHouse);
    await api.db.update(users).set({ name: 'Nusrat', userType: 'student' }).where(isHouse);
    expect((await ask(house!.userId)).status).toBe(404);
    await api.db.update(users).set({ name: house!.name, userType: house!.userType }).where(isHouse);
  });

  test('an address may try 60 unknown references an hour, in parallel too; others are not affected', async () => {
    const { userId } = await newPerson(api, { name: 'Nusrat Jahan' });
    const ip = newIp();
    for (let known = 0; known < 70; known += 1) expect((await ask(userId, ip)).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(`GUESS${index}`, ip)));
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    // An existing reference is refused in the same way.
    expect((await ask(userId, ip)).status).toBe(429);
    expect((await ask(userId)).status).toBe(200);
  });
});

describe('the first name', () => {
  test.each([
    ['Nusrat Jahan', 'Nusrat'],
    ['Dr. Nusrat Jahan', 'Nusrat'],
    ['Prof. Dr. Md. Abdur Rahman', 'Abdur'],
    ['MD. MOHAMMAD TANVIR', 'TANVIR'],
    ['Mohammad', 'Mohammad'],
    ['Md. Mohammad', 'Mohammad'],
    ['S. M. Karim', 'Karim'],
    ['Sk. Rafi', 'Rafi'],
    ['Mst. Ayesha Siddika', 'Ayesha'],
    ['  Rahima  ', 'Rahima'],
    ['Jean-Paul', 'Jean'],
    ['José', 'José'],
    ['মোঃ তানভীর হাসান', 'তানভীর'],
    ['মো: রফিকুল ইসলাম', 'রফিকুল'],
    ['ডাঃ নুসরাত জাহান', 'নুসরাত'],
    ['মোহাম্মদ করিম', 'করিম'],
    ['র\u200D্যাচেল', 'র\u200D্যাচেল'],
    ['evil.example/free', 'evil'],
    ['a@b.example', 'example'],
  ])('of %s is %s', (name, first) => expect(firstName(name)).toBe(first.normalize('NFC')));

  test.each(['Md.', 'Dr', 'X', '123', '🙂🙂🙂', '\u3164\u3164\u3164', '\u202E\u202E', `A${'a'.repeat(24)}`])(
    'of %j is none',
    (name) => expect(firstName(name)).toBeUndefined(),
  );

  test('does not allow stacked accents', () => {
    const first = firstName(`Zo${'\u0301'.repeat(90)}e`);
    expect(first?.match(/\p{M}/gu)?.length ?? 0).toBeLessThan(5);
  });
});
