import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { cash, seedPlans } from '../../testing/affiliate.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { createUser, newPerson, type Person } from '../../testing/people.ts';

type Listed = { people: { user_id: string; name: string }[]; next: string | null };
type Event = { action: string; about: { name: string } | null };
type Purchase = { purchase: number; state: string; commission: number; commission_state: string | null };
type Whole = { account: { referred: number }; plans: { name: string }[]; purchases: Purchase[] };
type Granted = { data: { purchase: number; ends_at: string; changed: boolean }; plans?: { name: string }[] };

const SCRIPT = '<script>alert(1)</script> Begum';

let api: TestApi;
let token: string;
let reader: Person;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN', name: 'Desk' });
  await seedPlans(api.db);
  reader = await newPerson(api, { name: SCRIPT });
  await api.db.update(users).set({ contactNumber: '+880 1712-345678' }).where(eq(users.userId, reader.userId));
});
afterAll(() => api.close());

const list = async (query: string) => (await api.get<Listed>(`/admin/people?${query}`, token)).body;
const person = async (id = reader.userId) => (await api.get<Whole>(`/admin/people/${id}`, token)).body;
const post = async <Body = Granted>(path: string, body: object, headers = {}) =>
  api.call<Body>('POST', `/admin${path}`, { token, body, headers });
const events = async () => (await api.get<{ events: Event[] }>('/admin/events', token)).body.events;

test('everybody is listed by pages, the newest first and each once', async () => {
  for (let number = 0; number < 25; number += 1) {
    await createUser(api.db, { name: `Listed ${number}`, email: `listed-${number}@example.com` });
  }
  const names: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Listed = await list(`text=listed&limit=10${next && `&after=${next}`}`);
    names.push(...page.people.map(({ name }) => name));
    next = page.next;
  }
  expect(names).toEqual(Array.from({ length: 25 }, (_, number) => `Listed ${24 - number}`));
  expect((await list('limit=1')).people).toMatchObject([{ name: 'Listed 24' }]);
});

test('a person is found by address, phone number in any form or its end, ID, and a part of the name', async () => {
  const { email, userId } = reader;
  for (const text of [email.toUpperCase(), '০১৭১২৩৪৫৬৭৮', '৫৬৭৮', '345-678', userId.toLowerCase(), '</script> beg']) {
    const { people } = await list(new URLSearchParams({ text }).toString());
    expect(people).toMatchObject([{ user_id: reader.userId, name: SCRIPT }]);
  }
  expect(await list('text=nobody%25')).toEqual({ people: [], next: null });
});

test('a preview says what a grant and a refund do, stores nothing and is not recorded', async () => {
  const grant = { user_id: reader.userId, plan: 'monthly' };
  const before = await events();
  const preview = await post('/purchases/preview', grant);
  expect(preview.body.data).toMatchObject({ changed: true, ends_at: expect.any(String) });
  expect((await person()).purchases).toEqual([]);
  const { body } = await post('/purchases', { ...grant, payment: cash() });
  expect(body.data).toMatchObject({ changed: true });
  expect((await post('/purchases/preview', grant)).body.data).toMatchObject({
    changed: false,
    purchase: body.data.purchase,
  });
  const refund = await post('/purchases/refund/preview', { purchase: body.data.purchase });
  expect(refund.body).toMatchObject({ data: { changed: true }, plans: [] });
  expect(await person()).toMatchObject({ plans: [{}], purchases: [{ state: 'running' }] });
  expect((await events()).length).toBe(before.length + 1);
  const notified = await api.get<{ notifications: unknown[] }>('/notifications', reader.token);
  expect(notified.body.notifications).toHaveLength(1);
});

test('a person has plans and every purchase, refunded ones too, and the state of each commission', async () => {
  const buyer = await newPerson(api, {});
  await createUser(api.db, { name: 'Referred', email: 'referred@example.com', referredBy: Number(buyer.id) });
  const first = await post('/purchases', { user_id: buyer.userId, plan: 'monthly', payment: cash() });
  await post('/purchases/refund', { purchase: first.body.data.purchase, payment: cash() });
  await post('/purchases', { user_id: buyer.userId, plan: 'monthly', payment: cash() });
  expect(await person(buyer.userId)).toMatchObject({
    account: { referred: 1 },
    plans: [{ name: expect.any(String) }],
    purchases: [
      { state: 'running', commission: 0, commission_state: null },
      { state: 'refunded', purchase: first.body.data.purchase },
    ],
  });
  const refund = (await events()).find(({ action }) => action === 'purchase.refund');
  expect(refund!.about).toMatchObject({ user_id: buyer.userId });
  expect((await api.get('/admin/people/NOBODY', token)).status).toBe(404);
});

test('no answer holds a password, a session or the number of a payout account', async () => {
  const account = { account_number: '01712345678', preferred_method: 'Bkash' };
  const hidden = await newPerson(api);
  await api.call('PATCH', `/affiliate/withdrawal-info/${hidden.id}`, {
    token: hidden.token,
    body: { withdrawal: account },
  });
  const answers = [await person(hidden.userId), await list(`text=${hidden.userId}`), await list('')];
  const text = JSON.stringify(answers);
  expect(text).toContain(hidden.userId);
  expect(text).not.toMatch(/argon2|password|01712345678|device|withdrawal/i);
});

test('a role given in the studio is recorded with the rest', async () => {
  const path = `/studio/people/${reader.userId}/role`;
  expect((await api.call('PUT', path, { token, body: { role: 'AUTHOR' } })).status).toBe(200);
  const params = { user_id: reader.userId, role: 'AUTHOR' };
  expect((await events())[0]).toMatchObject({ action: 'role.set', params, call: `PUT ${path}`, by: { name: 'Desk' } });
  expect((await events())[0]!.about).toEqual({ user_id: reader.userId, name: SCRIPT });
});

type Sent = { notifications: { title: string; message: string; user: { name: string } | null }[]; next: string | null };
type Preview = { data: { title: string; message: string; readers: number } };

test('a notification is previewed as readers get it, sent once however often, and listed', async () => {
  const body = { all: true, title: 'Exam', message: '<p>On <b>Monday</b></p><script>1</script>' };
  const preview = await post<Preview>('/notifications/preview', body);
  expect(preview.body.data.message).toBe('<p>On <b>Monday</b></p>');
  expect(preview.body.data.readers).toBeGreaterThan(25);
  const one = { user_id: reader.userId, title: 'You', message: 'A word' };
  expect((await post<Preview>('/notifications/preview', one)).body.data.readers).toBe(1);

  const key = { 'idempotency-key': 'once' };
  await Promise.all([post('/notifications', body, key), post('/notifications', body, key)]);
  await post('/notifications', one);
  const { body: sent } = await api.get<Sent>('/admin/notifications', token);
  expect(sent.notifications).toMatchObject([
    { title: 'You', user: { name: SCRIPT } },
    { title: 'Exam', user: null },
  ]);
  expect(sent.notifications).toHaveLength(2);
  const first = (await api.get<Sent>('/admin/notifications?limit=1', token)).body;
  const rest = (await api.get<Sent>(`/admin/notifications?after=${first.next}`, token)).body;
  expect(rest).toMatchObject({ notifications: [{ title: 'Exam' }], next: null });
});
