import { eq, sql } from 'drizzle-orm';
import type { Role } from 'schema/roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { startAdmin, type Admin } from '../../testing/admin.ts';
import { createUser, newPerson, type Person } from '../../testing/people.ts';
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

async function withRole(api: Admin['api'], role: Role): Promise<Person> {
  const person = await newPerson(api);
  await api.db
    .update(users)
    .set({ role })
    .where(eq(users.id, Number(person.id)));
  return person;
}

test('the operator appoints the first administrator, who is the owner and appoints the others', async () => {
  const { api, admin } = office;
  const [ada, bilal] = [await newPerson(api, { name: 'Ada' }), await newPerson(api, { name: 'Bilal' })];
  expect(await admin(['roles'])).toMatchObject({ out: 'Nobody.\n' });
  expect(await admin(['set-role', ada.email, 'king'])).toMatchObject({ code: 2 });
  expect(await admin(['set-role', ada.email, 'admin'])).toMatchObject({
    code: 0,
    out: `Ada (${ada.email}) has the role OWNER.\n`,
  });
  expect(await admin(['roles'])).toMatchObject({ out: `OWNER  ${ada.userId}  Ada  ${ada.email}\n` });
  const call = <Body = People>(method: string, path: string, token: string, body?: object) =>
    api.call<Body>(method, `/studio/people${path}`, { token, ...(body && { body }) });

  // The role counts with the next call: nobody has to log in again.
  expect((await call('GET', '?text=bilal', bilal.token)).status).toBe(403);
  const found = await call('GET', `?text=${encodeURIComponent(bilal.email)}`, ada.token);
  expect(found.body.people.map(({ name, role }) => [name, role])).toEqual([
    ['Bilal', 'READER'],
    ['Ada', 'OWNER'],
  ]);
  expect((await call('PUT', `/${bilal.userId}/role`, ada.token, { role: 'AUTHOR' })).status).toBe(200);
  const own = await api.get<{ data: { role: string } }>(`/users?user_id=${bilal.userId}`, bilal.token);
  expect(own.body.data.role).toBe('AUTHOR');
  expect((await call('PUT', `/${ada.userId}/role`, bilal.token, { role: 'READER' })).status).toBe(403);
  // Nor does a profile take it.
  const forged = await api.call('PATCH', `/users/${bilal.id}`, { token: bilal.token, body: { role: 'ADMIN' } });
  expect(forged.status).toBe(400);
  expect(await rolesOf()).toMatchObject({ Ada: 'OWNER', Bilal: 'AUTHOR' });
});

test('the last owner stays, even if two remove each other at once', async () => {
  const { api, admin } = office;
  const chipo = await newPerson(api, { name: 'Chipo' });
  const [ada] = await api.db.select().from(users).where(eq(users.name, 'Ada'));
  expect(await admin(['set-role', ada!.email, 'READER'])).toMatchObject({ code: 1 });
  await admin(['set-role', chipo.email, 'OWNER']);
  const adas = await api.signIn({ name: 'Helper', role: 'OWNER' });
  await admin(['set-role', ada!.email, 'READER']);
  const helper = (await api.db.select().from(users).where(eq(users.name, 'Helper')))[0]!;
  const remove = (userId: string, token: string) =>
    api.call('PUT', `/studio/people/${userId}/role`, { token, body: { role: 'READER' } });
  const results = await Promise.all([remove(helper.userId, chipo.token), remove(chipo.userId, adas)]);
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const owners = Object.values(await rolesOf()).filter((role) => role === 'OWNER');
  expect(owners).toHaveLength(1);
  const log = await rowsOf<{ before: string; after: string }>(
    api.db,
    sql`select before, after from role_events order by id`,
  );
  expect(log[0]).toEqual({ before: 'READER', after: 'OWNER' });
});

test('administrators change neither administrators nor owners, and nobody gives themselves more', async () => {
  const { api } = office;
  const [owner, administrator, other] = [
    await withRole(api, 'OWNER'),
    await withRole(api, 'ADMIN'),
    await withRole(api, 'ADMIN'),
  ];
  const reader = await newPerson(api);
  const give = async (by: Person, to: Person, role: Role) =>
    (await api.call('PUT', `/studio/people/${to.userId}/role`, { token: by.token, body: { role } })).status;
  for (const role of ['ADMIN', 'OWNER'] as const) expect(await give(administrator, reader, role)).toBe(403);
  for (const role of ['READER', 'ADMIN'] as const) expect(await give(administrator, owner, role)).toBe(403);
  expect(await give(administrator, other, 'READER')).toBe(403);
  expect(await give(administrator, administrator, 'OWNER')).toBe(403);
  expect(await give(administrator, reader, 'CLERK')).toBe(200);
  expect(await give(owner, other, 'OWNER')).toBe(200);
  expect(await give(owner, reader, 'ADMIN')).toBe(200);
  await api.get('/admin/questions/export?format=csv', administrator.token);
  const titles = async ({ token }: Person) =>
    (await api.get<{ notifications: { title: string }[] }>('/notifications', token)).body.notifications.map(
      ({ title }) => title,
    );
  // What the owner did is no news to the owner; the new owner has that too, and their own role.
  expect(await titles(owner)).toEqual(['Questions were exported', 'A role was given']);
  expect(await titles(other)).toEqual(['Questions were exported', 'A role was given', 'A role was given']);
  expect(await titles(administrator)).toEqual([]);
});

test('who gives roles resets the two-factor of a person who lost the phone, but not their own nor an owner’s', async () => {
  const { api, admin } = office;
  const [owner, administrator] = [await withRole(api, 'OWNER'), await withRole(api, 'ADMIN')];
  const reader = await newPerson(api, { name: 'Lost phone' });
  const isOn = async ({ id }: Person) =>
    (
      await api.db
        .select({ at: users.twoFactorAt })
        .from(users)
        .where(eq(users.id, Number(id)))
    )[0]!.at !== null;
  await api.db.update(users).set({ twoFactorAt: new Date() });
  const reset = (by: Person, { userId }: Person) =>
    api.call<{ data: { changed: boolean } }>('POST', '/admin/two-factor/reset', {
      token: by.token,
      body: { user_id: userId },
    });
  for (const person of [administrator, owner]) expect((await reset(administrator, person)).status).toBe(403);
  expect((await reset(owner, owner)).status).toBe(403);
  expect((await reset(administrator, reader)).body.data.changed).toBe(true);
  expect((await reset(administrator, reader)).body.data.changed).toBe(false);
  expect([await isOn(reader), await isOn(owner)]).toEqual([false, true]);
  expect(api.mails.findLast(({ to }) => to === reader.email)?.text).toContain('switched off two-step log-in');
  const { body } = await api.get<{ notifications: { title: string }[] }>('/notifications', owner.token);
  expect(body.notifications.map(({ title }) => title)).toEqual(['Two-step log-in was reset']);
  // An owner who lost the phone goes to the machine.
  expect(await admin(['reset-two-factor', '--user', owner.email])).toMatchObject({
    code: 0,
    out: `Ayesha (${owner.email}) logs in with the password alone.\n`,
  });
  await api.db.update(users).set({ twoFactorAt: null });
});

test('while a site has no owner, as before there were any, its administrators appoint and remove each other', async () => {
  const former = await startAdmin();
  const { api, admin } = former;
  const [ada, bilal] = [await withRole(api, 'ADMIN'), await newPerson(api)];
  const give = async (by: Person, to: Person, role: Role) =>
    (await api.call('PUT', `/studio/people/${to.userId}/role`, { token: by.token, body: { role } })).status;
  expect(await give(ada, ada, 'READER')).toBe(409);
  expect(await give(ada, bilal, 'ADMIN')).toBe(200);
  expect(await give(ada, bilal, 'OWNER')).toBe(403);
  expect(await give(bilal, ada, 'AUTHOR')).toBe(200);
  expect(await admin(['set-role', bilal.email, 'OWNER'])).toMatchObject({ code: 0 });
  await former.close();
});

test('a clerk sells and writes, but neither gives a role, nor pays out, exports, imports or sets a price', async () => {
  const { api } = office;
  const clerk = await withRole(api, 'CLERK');
  const editor = await withRole(api, 'EDITOR');
  const reader = await newPerson(api);
  const status = async (by: Person, method: string, path: string, body: object = {}) =>
    (await api.call(method, path, { token: by.token, ...(method === 'GET' ? {} : { body }) })).status;
  const refused: [string, string, object?][] = [
    ['PUT', `/studio/people/${reader.userId}/role`, { role: 'AUTHOR' }],
    ['POST', '/admin/withdrawals/complete'],
    ['POST', '/admin/commissions/approve'],
    ['GET', '/admin/questions/export'],
    ['POST', '/admin/export'],
    ['POST', '/admin/questions/import'],
    ['POST', '/admin/content/import'],
    ['GET', '/admin/events'],
    ['PUT', '/admin/entries/plans/month', { version: null, entry: { id: 'month' } }],
    ['PUT', '/admin/entries/faqs/one', { version: null, entry: { id: 'one' } }],
    ['GET', '/studio/questions'],
  ];
  for (const [method, path, body] of refused) expect(await status(clerk, method, path, body), path).toBe(403);
  expect(await status(clerk, 'GET', `/admin/people/${reader.userId}`)).toBe(200);
  expect(await status(clerk, 'GET', '/admin/notifications')).toBe(200);
  const grant = (to: Person) => ({ user_id: to.userId, plan: 'term', duration: '6 months' });
  expect(await status(clerk, 'POST', '/admin/purchases/preview', grant(reader))).not.toBe(403);
  for (const path of ['/admin/purchases', '/admin/purchases/preview'])
    expect(await status(clerk, 'POST', path, grant(clerk))).toBe(403);
  expect(await status(editor, 'GET', '/admin/entries/faqs')).toBe(200);
  for (const method of ['GET', 'PUT']) expect(await status(editor, method, '/admin/entries/plans/month')).toBe(403);
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
