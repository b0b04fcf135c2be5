import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { startAdmin, type Admin } from '../../testing/admin.ts';
import { createUser, newPerson } from '../../testing/people.ts';
import { newSba, studioCalls } from '../../testing/studio.ts';

const REFUSED = { cause: { message: expect.stringContaining('never changed') } };
let office: Admin;
beforeAll(async () => void (office = await startAdmin()));
afterAll(() => office.close());

type People = { people: { user_id: string; name: string; role: string }[] };
const rolesOf = async () =>
  Object.fromEntries(
    (await office.api.db.select({ name: users.name, role: users.role }).from(users)).map(({ name, role }) => [
      name,
      role,
    ]),
  );

test('the operator appoints the first administrator, who appoints the others', async () => {
  const { api, admin } = office;
  const [ada, bilal] = [await newPerson(api, { name: 'Ada' }), await newPerson(api, { name: 'Bilal' })];
  expect(await admin(['roles'])).toMatchObject({ out: 'Nobody.\n' });
  expect(await admin(['set-role', ada.email, 'king'])).toMatchObject({ code: 2 });
  expect(await admin(['set-role', ada.email, 'admin'])).toMatchObject({
    code: 0,
    out: `Ada (${ada.email}) has the role ADMIN.\n`,
  });
  expect(await admin(['roles'])).toMatchObject({ out: `ADMIN  ${ada.userId}  Ada  ${ada.email}\n` });
  const call = <Body = People>(method: string, path: string, token: string, body?: object) =>
    api.call<Body>(method, `/studio/people${path}`, { token, ...(body && { body }) });

  // The role counts with the next call: nobody has to log in again.
  expect((await call('GET', '?text=bilal', bilal.token)).status).toBe(403);
  const found = await call('GET', `?text=${encodeURIComponent(bilal.email)}`, ada.token);
  expect(found.body.people.map(({ name, role }) => [name, role])).toEqual([
    ['Bilal', 'READER'],
    ['Ada', 'ADMIN'],
  ]);
  expect((await call('PUT', `/${bilal.userId}/role`, ada.token, { role: 'AUTHOR' })).status).toBe(200);
  const own = await api.get<{ data: { role: string } }>(`/users?user_id=${bilal.userId}`, bilal.token);
  expect(own.body.data.role).toBe('AUTHOR');
  expect((await call('PUT', `/${ada.userId}/role`, bilal.token, { role: 'READER' })).status).toBe(403);
  // Nor does a profile take it.
  const forged = await api.call('PATCH', `/users/${bilal.id}`, { token: bilal.token, body: { role: 'ADMIN' } });
  expect(forged.status).toBe(400);
  expect(await rolesOf()).toMatchObject({ Ada: 'ADMIN', Bilal: 'AUTHOR' });
});

test('the last administrator stays, even if two remove each other at once', async () => {
  const { api, admin } = office;
  const chipo = await newPerson(api, { name: 'Chipo' });
  const [ada] = await api.db.select().from(users).where(eq(users.name, 'Ada'));
  expect(await admin(['set-role', ada!.email, 'READER'])).toMatchObject({ code: 1 });
  await admin(['set-role', chipo.email, 'ADMIN']);
  const adas = await api.signIn({ name: 'Helper', role: 'ADMIN' });
  await admin(['set-role', ada!.email, 'READER']);
  const helper = (await api.db.select().from(users).where(eq(users.name, 'Helper')))[0]!;
  const remove = (userId: string, token: string) =>
    api.call('PUT', `/studio/people/${userId}/role`, { token, body: { role: 'READER' } });
  const results = await Promise.all([remove(helper.userId, chipo.token), remove(chipo.userId, adas)]);
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const administrators = Object.values(await rolesOf()).filter((role) => role === 'ADMIN');
  expect(administrators).toHaveLength(1);
  const log = await rowsOf<{ before: string; after: string }>(
    api.db,
    sql`select before, after from role_events order by id`,
  );
  expect(log[0]).toEqual({ before: 'READER', after: 'ADMIN' });
});

test('an account that goes takes its name off what it did, and nothing of that can be changed', async () => {
  const { api } = office;
  const gone = (await createUser(api.db, { name: 'Gone', email: 'gone@example.com', role: 'AUTHOR' }))!;
  const token = await api.signIn({ role: 'AUTHOR', name: 'Leaves' });
  const leaver = studioCalls(api, token);
  const reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER', name: 'Stays' }));
  const draft = await leaver.submit(await leaver.start(newSba(1)));
  await expect(api.db.execute(sql`update question_events set what = 'RETIRED'`)).rejects.toMatchObject(REFUSED);
  await expect(api.db.execute(sql`delete from question_events`)).rejects.toMatchObject(REFUSED);
  await expect(api.db.execute(sql`update question_events set who = ${gone.id}`)).rejects.toMatchObject(REFUSED);
  await office.admin(['set-role', gone.email, 'REVIEWER']);
  await expect(api.db.execute(sql`update role_events set after = 'ADMIN'`)).rejects.toMatchObject(REFUSED);
  await expect(api.db.execute(sql`delete from role_events`)).rejects.toMatchObject(REFUSED);
  await api.db.delete(users).where(eq(users.id, gone.id));
  await api.db.delete(users).where(eq(users.name, 'Leaves'));
  const { history, author } = await reviewer.approve(await reviewer.read(draft._id));
  expect(author).toBeNull();
  expect(history.map(({ what, by }) => [what, by])).toEqual([
    ['PUBLISHED', 'Stays'],
    ['SUBMITTED', null],
    ['STARTED', null],
  ]);
  expect(JSON.stringify(await rowsOf(api.db, sql`select * from question_drafts, question_events`))).not.toContain(
    'Leaves',
  );
});
