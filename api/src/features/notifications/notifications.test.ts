import { BANGLA, LANGUAGE_HEADER } from 'schema/languages.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifications, users } from '../../db/schema.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { listen } from '../../testing/notification-listener.ts';
import { type Notification, putNotification } from './store.ts';

const IN_BANGLA = { [LANGUAGE_HEADER]: BANGLA };

let api: TestApi;
let admin: string;
let reader: Person;
let other: Person;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn({ userType: 'admin' });
  [reader, other] = [await newPerson(api), await newPerson(api)];
});
afterAll(() => api.close());

type Sent = { data: Notification; message: string; field?: string };

const send = (body: Record<string, unknown>) =>
  api.call<Sent>('POST', '/admin/notifications', { token: admin, body: { title: 'News', message: 'Words', ...body } });
const listOf = async ({ token }: Person, query = '') =>
  (await api.get<{ notifications: Notification[] }>(`/notifications${query}`, token)).body.notifications;
const listInBangla = async ({ token }: Person) =>
  (await api.call<{ notifications: Notification[] }>('GET', '/notifications', { token, headers: IN_BANGLA })).body
    .notifications;
const put = (path: string, { token }: Person) => api.call('PUT', `/notifications${path}`, { token });

describe('notifications', () => {
  test('each user sees their own and those for all, newest first, read or not', async () => {
    const first = (await send({ user_id: reader.userId, title: 'To you' })).body.data;
    const second = (await send({ all: true, title: 'To all' })).body.data;
    expect(await listOf(reader)).toEqual([second, first]);
    expect(await listOf(other)).toEqual([second]);
    expect(first).toEqual({
      _id: expect.stringMatching(/^\d+$/),
      title: 'To you',
      message: 'Words',
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    // Notifications for all from before the sign-up are not shown.
    expect(await listOf(await newPerson(api))).toEqual([]);
  });

  test('reading affects only the reader; reading twice is the same as once', async () => {
    const { _id: id } = (await send({ all: true })).body.data;
    for (const _time of [1, 2]) {
      expect(await put(`/${id}/read`, reader)).toMatchObject({
        status: 200,
        body: { data: { _id: id, isRead: true } },
      });
    }
    expect((await listOf(reader)).find(({ _id }) => _id === id)).toMatchObject({ isRead: true });
    expect((await listOf(other)).find(({ _id }) => _id === id)).toMatchObject({ isRead: false });
  });

  test("read-all marks all of the user's and none of others'", async () => {
    await send({ user_id: other.userId });
    for (const _time of [1, 2]) expect((await put('/read-all', reader)).status).toBe(200);
    expect((await listOf(reader)).every(({ isRead }) => isRead)).toBe(true);
    expect((await listOf(other)).some(({ isRead }) => isRead)).toBe(false);
    await send({ all: true });
    expect((await listOf(reader))[0]).toMatchObject({ isRead: false });
  });

  test("another user's, an unknown and an invalid id are 404", async () => {
    const { _id: id } = (await send({ user_id: other.userId })).body.data;
    for (const one of [id, '999999', '0', '-1', 'x', '1e3', '9'.repeat(30)]) {
      expect((await put(`/${one}/read`, reader)).status).toBe(404);
    }
    expect((await listOf(other))[0]).toMatchObject({ _id: id, isRead: false });
  });

  test('the newest 100 are shown, and since an id the 100 that follow it', async () => {
    const person = await newPerson(api);
    const values = Array.from({ length: 130 }, (_, index) => ({
      user: Number(person.id),
      title: `Number ${index}`,
      message: 'Words',
    }));
    const rows = await api.db.insert(notifications).values(values).returning();
    const titles = (list: Notification[]) => list.map(({ title }) => title);
    const newest = values.map(({ title }) => title).toReversed();
    expect(titles(await listOf(person))).toEqual(newest.slice(0, 100));
    expect(titles(await listOf(person, `?since=${rows[9]!.id}`))).toEqual(newest.slice(20, 120));
    expect(titles(await listOf(person, `?since=${rows[109]!.id}`))).toEqual(newest.slice(0, 20));
    expect(await listOf(person, `?since=${rows[129]!.id}`)).toEqual([]);
    expect((await api.get('/notifications?since=x', person.token)).status).toBe(400);
  });
});

test('a template is turned into words when it is read, by a call and by the socket', async () => {
  const person = await newPerson(api);
  const listener = await listen(api.port, { token: person.token });
  const inBangla = await listen(api.port, { token: person.token }, { extraHeaders: IN_BANGLA });
  const params = { amount: 29, reason: 'One device' };
  const notification = { user: Number(person.id), template: 'commission-refused', params } as const;
  const row = await api.db.transaction((tx) => putNotification(tx, notification));
  // The previous version reads the stored words.
  const stored = { title: 'Other', message: 'Other' };
  await api.db.update(notifications).set(stored).where(eq(notifications.id, row.id));
  api.live.publish([{ ...row, ...stored }]);
  const shown = {
    _id: String(row.id),
    title: 'Commission not granted',
    message: 'A commission of Tk 29 was not granted after a review. Reason: One device',
    isRead: false,
    createdAt: row.createdAt.toISOString(),
  };
  expect(await listOf(person)).toEqual([shown]);
  await expect.poll(() => listener.received).toEqual([shown]);
  const shownInBangla = {
    ...shown,
    title: 'কমিশন দেওয়া হয়নি',
    message: 'যাচাইয়ের পর ২৯ টাকা কমিশন দেওয়া হয়নি। কারণ: One device',
  };
  expect(await listInBangla(person)).toEqual([shownInBangla]);
  await expect.poll(() => inBangla.received).toEqual([shownInBangla]);
  inBangla.close();
  expect((await put(`/${row.id}/read`, person)).body).toEqual({ data: { ...shown, isRead: true } });
  listener.close();
});

describe('C12 the markup of a message', () => {
  test.each([
    ['plain <b>text</b> & 3 < 4', 'plain <b>text</b> & 3 < 4'],
    ['<p onclick="x()">Good <script>bad()</script><b>news</b></p>', '<p>Good <b>news</b></p>'],
    ['<img src=x onerror=alert(1)> hello <i>you</i>', '<p>hello <i>you</i></p>'],
    [
      '<a href="javascript:alert(1)">x</a><a href="https://e.org/" target="_top">y</a>',
      '<p>x<a href="https://e.org/" rel="noopener noreferrer nofollow">y</a></p>',
    ],
  ])('%s', async (message, shown) => {
    const { status, body } = await send({ user_id: reader.userId, message });
    expect(status).toBe(201);
    expect(body.data.message).toBe(shown);
    expect((await listOf(reader))[0]).toMatchObject({ message: shown });
  });

  test('unclean markup in the table is sanitised when it is read', async () => {
    const message = '<p>x<script>bad()</script></p>';
    await api.db.insert(notifications).values({ user: Number(reader.id), title: '<b>Title</b>', message });
    expect((await listOf(reader))[0]).toMatchObject({ title: '<b>Title</b>', message: '<p>x</p>' });
  });

  test.each([
    [{ all: true, user_id: 'x' }, 400, 'user_id'],
    [{}, 400, 'user_id'],
    [{ all: true, title: ' ' }, 400, 'title'],
    [{ all: true, message: 'x'.repeat(5_001) }, 400, 'message'],
    [{ all: true, message: '<script>x</script>' }, 400, 'message'],
    [{ all: true, sender: 'me' }, 400, undefined],
    [{ user_id: 'NOBODY' }, 404, undefined],
  ])('%j is refused with %i', async (body, status, field) => {
    const before = await api.db.$count(notifications);
    expect(await send(body)).toMatchObject({ status, ...(field && { body: { field } }) });
    expect(await api.db.$count(notifications)).toBe(before);
  });
});

test('deleting an account deletes its notifications', async () => {
  const leaver = await newPerson(api);
  await send({ user_id: leaver.userId });
  await api.db.delete(users).where(eq(users.userId, leaver.userId));
  expect(await api.db.$count(notifications, eq(notifications.user, Number(leaver.id)))).toBe(0);
});
