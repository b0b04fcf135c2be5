import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let token: string;
let reader: Person;
beforeAll(async () => {
  api = await startTestApi();
  reader = await newPerson(api);
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

type Events = { events: { id: string; by: { name: string }; action: string; params: unknown; status: number }[] };
const events = async (query = '') => (await api.get<Events>(`/admin/events${query}`, token)).body.events;

test('each change is recorded with who, what and its outcome, a refused one too, and reads are not', async () => {
  const body = { user_id: reader.userId, title: 'Hello', message: 'A word' };
  expect((await api.call('POST', '/admin/notifications', { token, body })).status).toBe(201);
  expect((await api.call('POST', '/admin/notifications', { token, body: { title: 'Hello' } })).status).toBe(400);
  await api.get('/admin/withdrawals', token);
  await api.call('POST', '/admin/notifications', { token: reader.token, body });
  await vi.waitFor(async () => expect((await events())[0]).toMatchObject({ status: 400 }));
  expect(await events()).toMatchObject([
    { action: 'notification.send', params: { title: 'Hello' }, status: 400 },
    // Released clients read the call.
    { action: 'notification.send', params: body, call: 'POST /admin/notifications', body, status: 201 },
  ]);
  const [latest] = await events('?limit=1');
  expect(await events(`?after=${latest!.id}`)).toMatchObject([{ status: 201 }]);
});

test('a record cannot be changed or deleted', async () => {
  const refused = { cause: { message: expect.stringContaining('never changed') as string } };
  await expect(api.db.execute(sql`update desk_events set status = 200`)).rejects.toMatchObject(refused);
  await expect(api.db.execute(sql`delete from desk_events`)).rejects.toMatchObject(refused);
});

test('what stores nothing is not recorded, and a call that knows no dry run is, whatever its query says', async () => {
  await seedQuestions(api.db, [sampleSba(1, { ref: 'A-1', topic: 'Hart' })]);
  const before = (await events('?limit=100')).length;
  const rename = { kind: 'topic', subject: '_1-ANAT', name: 'Hart', to: 'Heart' };
  const note = { user_id: reader.userId, title: 'Hello', message: 'A word' };
  const file = { token, body: { files: {}, pictures: {} } };
  for (const flag of ['true', '1', 'yes']) {
    const { body } = await api.call('POST', `/admin/question-lists/rename?dry_run=${flag}`, { token, body: rename });
    expect(body).toMatchObject({ data: { changed: true, dry_run: true } });
  }
  expect((await api.call('POST', '/admin/notifications/preview', { token, body: note })).status).toBe(200);
  await api.call('POST', '/admin/content/import?dry_run=true', {
    ...file,
    token: await api.signIn({ userType: 'admin' }),
  });
  await api.call('POST', '/admin/questions/import?format=csv&dry_run=true', { token });
  expect((await events('?limit=100')).length).toBe(before);

  expect((await api.call('POST', '/admin/notifications?dry_run=true', { token, body: note })).status).toBe(201);
  expect((await api.call('POST', '/admin/question-lists/rename?dry_run=false', { token, body: rename })).status).toBe(
    200,
  );
  expect((await events('?limit=100')).length).toBe(before + 2);
});

test('of a long call the log keeps short fields and the beginnings of long texts, then only what has no parts', async () => {
  const body = { user_id: reader.userId, title: 'Hello', message: `${'ক'.repeat(199)}😀${'x'.repeat(4_600)}` };
  expect((await api.call('POST', '/admin/notifications', { token, body })).status).toBe(201);
  await vi.waitFor(async () => expect((await events())[0]).toMatchObject({ status: 201 }));
  expect((await events())[0]).toMatchObject({
    params: { user_id: reader.userId, title: 'Hello', message: `${'ক'.repeat(199)}…` },
  });
  const order = { ids: Array.from({ length: 1_000 }, (_, number) => `id-${number}`) };
  await api.call('POST', '/admin/entries/faqs/order', { token, body: order });
  await vi.waitFor(async () => expect((await events())[0]).toMatchObject({ action: 'entry.order' }));
  await vi.waitFor(async () => expect((await events())[0]).toMatchObject({ status: expect.any(Number) }));
  expect((await events())[0]).toMatchObject({ params: { kind: 'faqs' }, call: 'POST /admin/entries/faqs/order' });
});
