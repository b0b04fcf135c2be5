import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { imageOriginals, images, rateLimits, users } from '../db/schema.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { hashesOf } from '../testing/export.ts';
import { openTestDatabase, sampleSba, seedQuestions, startTestApi, type TestApi } from '../testing/index.ts';
import { logIn, newIp, newPerson, PASSWORD, type Person } from '../testing/people.ts';
import { SHORT_LIVED } from './desk-routes.ts';
import { checkExport, loadExport } from './index.ts';

const QUESTIONS = 300;
/** More than the sockets in between hold. */
const PICTURE_BYTES = 12 * 1024 * 1024;
let api: TestApi;
let folder: string;
let rahima: Person;
let karim: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-export-'));
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, number) => sampleSba(number)),
  );
  [rahima, karim] = [await newPerson(api), await newPerson(api)];
  await api.db
    .update(users)
    .set({ role: 'ADMIN' })
    .where(sql`user_id in (${rahima.userId}, ${karim.userId})`);
});
beforeEach(async () => void (await api.db.delete(rateLimits)));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const ask = (token: string | undefined, body: object, ip = newIp()) =>
  api.call('POST', '/admin/export', { token, body, ip });
const download = (password: string, signal?: AbortSignal) =>
  fetch(`${api.url}/admin/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rahima.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
    ...(signal && { signal }),
  });
type Events = { events: { action: string; params: object; status: number | null; by: { user_id: string } }[] };
const latest = async () => (await api.get<Events>('/admin/events?limit=1', karim.token)).body.events[0];
const notifiedOf = async ({ token }: Person) =>
  (
    await api.get<{ notifications: { title: string; message: string }[] }>('/notifications', token)
  ).body.notifications.filter(({ title }) => title === 'The database was downloaded');

test('with the password it is the whole database, which imports again, without secrets that live a day', async () => {
  const before = await notifiedOf(karim);
  const response = await download(PASSWORD);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/gzip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="database-[\d-]+\.jsonl\.gz"$/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const path = join(folder, 'whole.gz');
  await writeFile(path, Buffer.from(await response.arrayBuffer()));

  const restored = await openTestDatabase();
  const { end } = await loadExport({ db: restored.db, path, replace: false });
  expect(end.rows).toMatchObject({ questions: QUESTIONS, sessions: 0, rate_limits: 0 });
  const [was, is] = [await hashesOf(api.db), await hashesOf(restored.db)];
  expect(was.sessions).not.toMatch(/^0 /);
  for (const table of SHORT_LIVED) expect(is[table]).toMatch(/^0 /);
  // The call itself is in the log, without its outcome yet.
  const left = [...SHORT_LIVED, 'desk_events'];
  const others = (hashes: typeof was) => Object.entries(hashes).filter(([table]) => !left.includes(table));
  expect(others(is)).toEqual(others(was));
  const moved = await startTestApi({ open: async () => restored, secret: api.secret });
  expect((await logIn(moved, rahima.email, PASSWORD)).status).toBe(200);
  expect((await moved.get('/users', rahima.token)).status).toBe(401);
  await moved.close();

  await vi.waitFor(async () => expect(await latest()).toMatchObject({ action: 'database.export', status: 200 }));
  const logged = await latest();
  expect(logged).toMatchObject({ by: { user_id: rahima.userId } });
  expect(logged!.params).toEqual({});
  const [news, ...more] = await notifiedOf(karim);
  expect(more).toEqual(before);
  expect(news!.message).toMatch(/^On \d+ \w+ \d{4} at \d\d:\d\d Ayesha downloaded everything/);
  expect(await notifiedOf(rahima)).toEqual([]);
  expect(await readdir(api.options.exports.folder)).toEqual([]);
});

test('a wrong password gets nothing and tells nobody, and guesses are limited together with those at log-in', async () => {
  const before = await notifiedOf(karim);
  const ip = newIp();
  const wrong = { status: 400, body: { message: 'This is not your password.', field: 'password' } };
  for (let guess = 0; guess < 3; guess += 1) {
    expect(await ask(rahima.token, { password: 'wrong-one' }, ip)).toMatchObject(wrong);
  }
  for (let guess = 0; guess < 2; guess += 1) await logIn(api, rahima.email, 'wrong-one', ip);
  const limited = await ask(rahima.token, { password: PASSWORD }, ip);
  expect(limited).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await logIn(api, rahima.email, PASSWORD, ip)).status).toBe(429);
  expect(await ask(rahima.token, { password: 'x'.repeat(1_001) })).toMatchObject({ status: 400 });
  expect(await ask(rahima.token, {})).toMatchObject({ status: 400, body: { message: 'Password is required.' } });
  expect(await notifiedOf(karim)).toEqual(before);
});

test('an account without a password is told to set one', async () => {
  const answer = await ask(await api.signIn({ role: 'ADMIN' }), { password: PASSWORD });
  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has no password') as string },
  });
});

test('nobody with a lower role gets it, with their own password either', async () => {
  const person = await newPerson(api);
  for (const role of ['READER', 'AUTHOR', 'REVIEWER'] as const) {
    await api.db
      .update(users)
      .set({ role })
      .where(sql`user_id = ${person.userId}`);
    expect((await ask(person.token, { password: PASSWORD })).status).toBe(403);
  }
  expect((await ask(undefined, { password: PASSWORD })).status).toBe(401);
});

test('one is written at a time, and one whose client has left is stopped and leaves no file', async () => {
  const { exports } = api.options;
  const told = await notifiedOf(karim);
  const held = Promise.withResolvers<void>();
  const { done, path } = exports.start({ before: () => held.promise });
  const refused = await ask(rahima.token, { password: PASSWORD });
  held.resolve();
  await done;
  await exports.remove(path);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Try again') as string } });
  expect(await notifiedOf(karim)).toEqual(told);

  const leaving = new AbortController();
  const response = await download(PASSWORD, leaving.signal);
  leaving.abort();
  await expect(response.arrayBuffer()).rejects.toThrow('aborted');
  await expect.poll(() => readdir(exports.folder)).toEqual([]);
  expect(await rowsOf(api.db, sql`select from users where user_id = ${rahima.userId}`)).toHaveLength(1);
});

test(
  'a reader who is slow gets the whole file, and keeps nobody else from an export',
  { timeout: 60_000, tags: 'long' },
  async () => {
    const publicId = randomBytes(11).toString('hex');
    await api.db
      .insert(images)
      .values({ publicId, owner: Number(karim.id), width: 1, height: 1, bytes: PICTURE_BYTES });
    await api.db.insert(imageOriginals).values({ publicId, content: randomBytes(PICTURE_BYTES) });
    const response = await download(PASSWORD);
    const { exports } = api.options;
    const another = async () => exports.remove(await exports.write());
    await expect.poll(() => another().then(() => 'written', String), { timeout: 20_000 }).toBe('written');
    const path = join(folder, 'slow.gz');
    await writeFile(path, response.body!);
    expect((await stat(path)).size).toBeGreaterThan(PICTURE_BYTES);
    expect((await checkExport(path)).end.rows).toMatchObject({ questions: QUESTIONS });
    await api.db.delete(imageOriginals);
  },
);

test('where the others cannot be told, nothing is sent', async () => {
  const check = sql`check (title not like 'The database%') not valid`;
  await api.db.execute(sql`alter table notifications add constraint no_news ${check}`);
  const refused = await ask(rahima.token, { password: PASSWORD });
  await api.db.execute(sql`alter table notifications drop constraint no_news`);
  expect(refused).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  expect((await download(PASSWORD)).status).toBe(200);
});
