import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let token: string;
let reader: Person;
beforeAll(async () => {
  api = await startTestApi();
  reader = await newPerson(api);
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

type Events = { events: { id: string; by: { name: string }; call: string; body: unknown; status: number }[] };
const events = async (query = '') => (await api.get<Events>(`/admin/events${query}`, token)).body.events;

test('each change is recorded with who, what and its outcome, a refused one too, and reads are not', async () => {
  const body = { user_id: reader.userId, title: 'Hello', message: 'A word' };
  expect((await api.call('POST', '/admin/notifications', { token, body })).status).toBe(201);
  expect((await api.call('POST', '/admin/notifications', { token, body: { title: 'Hello' } })).status).toBe(400);
  await api.get('/admin/withdrawals', token);
  await api.call('POST', '/admin/notifications', { token: reader.token, body });
  await vi.waitFor(async () => expect((await events())[0]).toMatchObject({ status: 400 }));
  expect(await events()).toMatchObject([
    { call: 'POST /admin/notifications', body: { title: 'Hello' }, status: 400 },
    { call: 'POST /admin/notifications', body, status: 201 },
  ]);
  const [latest] = await events('?limit=1');
  expect(await events(`?after=${latest!.id}`)).toMatchObject([{ status: 201 }]);
});

test('a record cannot be changed or deleted', async () => {
  const refused = { cause: { message: expect.stringContaining('never changed') as string } };
  await expect(api.db.execute(sql`update desk_events set status = 200`)).rejects.toMatchObject(refused);
  await expect(api.db.execute(sql`delete from desk_events`)).rejects.toMatchObject(refused);
});
