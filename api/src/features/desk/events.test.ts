import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let token: string;
let reader: Person;
let now = '2026-11-20T10:00:00+06:00';
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  reader = await newPerson(api, { name: 'Nusrat Jahan' });
  token = await api.signIn({ role: 'ADMIN' });
  await tell('Anatomy is ready', reader.userId);
  now = '2026-11-22T00:30:00+06:00';
  await tell('100% of it', undefined);
});
afterAll(() => api.close());

const tell = (title: string, userId: string | undefined) =>
  api.call('POST', '/admin/notifications', {
    token,
    body: { title, message: 'A word', ...(userId && { user_id: userId }) },
  });

type Event = { action: string; by: { user_id: string }; params: { title?: string; format?: string } };
const find = async (query: string) => (await api.get<{ events: Event[] }>(`/admin/events?${query}`, token)).body.events;
const titles = async (query: string) => (await find(query)).map(({ params }) => params.title ?? '');

test('the log is searched by a text, a name, a person, a kind and days of Dhaka', async () => {
  const [first, second] = ['Anatomy is ready', '100% of it'];
  expect(await titles('text=anatomy')).toEqual([first]);
  // No wildcards, and no names of parameters.
  expect(await titles('text=0%25')).toEqual([second]);
  expect(await titles('text=user_id')).toEqual([]);
  expect(await titles('text=nusrat')).toEqual([first]);
  expect(await titles(`text=${reader.userId.toLowerCase()}`)).toEqual([first]);
  const [{ by }] = (await find('limit=1')) as [Event];
  expect(await titles(`by=${by.user_id}`)).toEqual([second, first]);
  expect(await titles(`by=${reader.userId}`)).toEqual([]);
  expect(await titles('action=notification')).toEqual([second, first]);
  expect(await titles('action=notification.send&text=word')).toEqual([second, first]);
  expect(await titles('action=note')).toEqual([]);
  expect(await titles('from=2026-11-22')).toEqual([second]);
  expect(await titles('to=2026-11-21')).toEqual([first]);
  for (const wrong of ['from=2026-02-30', 'action=x%25', `text=${'x'.repeat(255)}`, 'text=']) {
    expect((await api.get(`/admin/events?${wrong}`, token)).status, wrong).toBe(400);
  }
});

test('it is exported as it is searched, and who exports it, questions or people is in it', async () => {
  const csv = async (path: string) => {
    const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return [response.status, await response.text()] as const;
  };
  const [status, text] = await csv('/admin/events/csv?action=notification&text=anatomy');
  const [header, row, ...rest] = text.split('\r\n');
  expect(status).toBe(200);
  expect(header).toBe('"At","User ID (by)","By","Action","User ID (about)","About","Parameters","Status"');
  expect(row).toMatch(/^"2026-11-20T04:00:00.000Z",/);
  expect(row).toContain(`"notification.send","${reader.userId}","Nusrat Jahan","{`);
  expect(row).toContain('""title"":""Anatomy is ready""');
  expect(rest).toEqual(['']);

  await csv('/admin/questions/export?format=csv');
  await fetch(`${api.url}/admin/questions/export?format=csv`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  });
  await csv('/admin/questions/export/pictures');
  await csv('/admin/figures/csv?report=affiliates&from=2026-11-01&to=2026-11-20');
  await vi.waitFor(async () =>
    expect((await find('limit=4')).map(({ action }) => action)).toEqual([
      'figures.export',
      'questions.exportPictures',
      'questions.export',
      'log.export',
    ]),
  );
  const refused = await api.get('/admin/events/csv', reader.token);
  expect(refused.status).toBe(403);
});

test('an export has all that is found, however much', async () => {
  await api.db.execute(sql`insert into desk_events (at, action, params, status)
    select now(), 'entry.save', '{"kind": "faqs"}', 200 from generate_series(1, 2100)`);
  const response = await fetch(`${api.url}/admin/events/csv?action=entry`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect((await response.text()).trim().split('\r\n')).toHaveLength(2101);
});
