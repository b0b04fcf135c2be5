import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { deskEvents, deskMessages, jobs, notifications, purchases, users } from '../../db/schema.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { sendDue, startQueue } from './testing/use-queue.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-12-10T04:00:00Z');
const WORDS = { title: 'News', message: 'Words' };

type Message = Schemas['DeskMessage'];
type Body = { data: Message; message: string; field?: string };

let at = START;
const now = () => at;
let api: TestApi;
let clerk: string;
beforeAll(async () => {
  api = await startTestApi({ now });
  clerk = await api.signIn({ role: 'CLERK', name: 'Clerk' });
});
beforeEach(async () => {
  at = START;
  for (const table of [jobs, notifications, deskMessages]) await api.db.delete(table);
});
afterAll(() => api.close());

const write = (body: object, headers = {}) =>
  api.call<Body>('POST', '/admin/messages', { token: clerk, body: { ...WORDS, ...body }, headers });
const change = (id: string, body: object) =>
  api.call<Body>('PUT', `/admin/messages/${id}`, { token: clerk, body: { ...WORDS, ...body } });
const cancel = (id: string, version: number) =>
  api.call<Body>('POST', `/admin/messages/${id}/cancel`, { token: clerk, body: { version } });
const count = async (body: object) =>
  (await api.call<{ data: { readers: number } }>('POST', '/admin/messages/preview', { token: clerk, body })).body.data
    .readers;
const list = async (query = '') =>
  (await api.get<{ messages: Message[] }>(`/admin/messages${query}`, clerk)).body.messages;
const titlesOf = async ({ token }: Person) =>
  (await api.get<{ notifications: { title: string }[] }>('/notifications', token)).body.notifications.map(
    ({ title }) => title,
  );
const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const makeDue = () => api.db.update(jobs).set({ runAt: sql`now()`, startedAt: null });

async function sell(to: Person, endsInDays: number | null, fields: Partial<typeof purchases.$inferInsert> = {}) {
  await api.db.insert(purchases).values({
    user: Number(to.id),
    plan: 'premium',
    planName: 'Premium',
    duration: '1 month',
    price: 100,
    boughtAt: inDays(-60),
    startsAt: inDays(-60),
    endsAt: endsInDays === null ? null : inDays(endsInDays),
    closedAt: endsInDays !== null && endsInDays <= 0 ? inDays(endsInDays) : null,
    commission: 0,
    holdUntil: inDays(-58),
    ...fields,
  });
}

describe('groups', () => {
  const PEOPLE = ['third', 'THIRD', 'ending', 'renewed', 'ended', 'returned', 'refunded', 'given', 'new'] as const;
  const people = {} as Record<(typeof PEOPLE)[number], Person>;
  beforeAll(async () => {
    for (const name of PEOPLE) people[name] = await newPerson(api);
    const setYear = (name: (typeof PEOPLE)[number], year: string) =>
      api.db
        .update(users)
        .set({ year })
        .where(eq(users.id, Number(people[name].id)));
    await setYear('third', '3rd  Year');
    await setYear('THIRD', ' 3RD year');
    await setYear('new', 'চতুর্থ বর্ষ');
    await sell(people.third, null);
    await sell(people.THIRD, null);
    await sell(people.ending, 5);
    await sell(people.renewed, 5);
    await sell(people.renewed, 40);
    await sell(people.ended, -5);
    await sell(people.returned, -5);
    await sell(people.returned, 25);
    await sell(people.refunded, -5, { refundedAt: inDays(-5) });
    await sell(people.given, 100, { complimentary: 'A prize' });
  });

  test.each<[object, (typeof PEOPLE)[number][]]>([
    [{ group: 'YEARS', years: ['3rd year'] }, ['third', 'THIRD']],
    [{ group: 'YEARS', years: ['চতুর্থ বর্ষ', '3rd year'] }, ['third', 'THIRD', 'new']],
    [{ group: 'YEARS', years: ["3rd') or true --"] }, []],
    [{ group: 'PLAN_ENDS', days: 5 }, ['ending']],
    [{ group: 'PLAN_ENDS', days: 4 }, []],
    [{ group: 'PLAN_ENDS', days: 40 }, ['ending', 'renewed', 'returned']],
    [{ group: 'PLAN_ENDED', days: 6 }, ['ended']],
    [{ group: 'PLAN_ENDED', days: 4 }, []],
    [{ group: 'NEVER_BOUGHT' }, ['given', 'new']],
    [{ group: 'ROLE', role: 'CLERK' }, []],
  ])('%j reaches those whom its preview counts', async (group, names) => {
    const others = (await api.db.$count(users, eq(users.userType, 'student'))) - PEOPLE.length;
    const extra = { NEVER_BOUGHT: others, ROLE: 1 }[(group as { group: string }).group] ?? 0;
    expect(await count(group)).toBe(names.length + extra);
    await write(group);
    await sendDue(api, { now });
    for (const name of PEOPLE)
      expect([name, await titlesOf(people[name])]).toEqual([name, names.includes(name) ? ['News'] : []]);
    expect(await list()).toMatchObject([{ ...group, state: 'SENT', readers: names.length + extra }]);
  });

  test('everybody is one notification, and a person gets their own', async () => {
    const everybody = await count({ group: 'EVERYBODY' });
    expect(everybody).toBe(await api.db.$count(users, sql`user_type <> 'house'`));
    await write({ group: 'EVERYBODY', title: 'All' });
    await write({ group: 'PERSON', user_id: people.new.userId, title: 'One' });
    await sendDue(api, { now });
    expect(await api.db.$count(notifications)).toBe(2);
    expect((await titlesOf(people.new)).toSorted()).toEqual(['All', 'One']);
    expect(await list()).toMatchObject([
      { title: 'One', readers: 1, user: { user_id: people.new.userId } },
      { title: 'All', readers: everybody, user: null, by: { name: 'Clerk' } },
    ]);
    const { body } = await api.get<{ notifications: unknown[] }>('/admin/notifications', clerk);
    expect(body.notifications).toHaveLength(2);
  });

  test('readers of Bangla get the Bangla text, the others the other', async () => {
    await api.db
      .update(users)
      .set({ language: 'bn' })
      .where(eq(users.id, Number(people.new.id)));
    const bangla = { title_bn: 'খবর', message_bn: '<p>কথা<script>x</script></p>' };
    const { body } = await write({ group: 'EVERYBODY', ...bangla });
    expect(body.data).toMatchObject({ title_bn: 'খবর', message_bn: '<p>কথা</p>' });
    await sendDue(api, { now });
    expect([await titlesOf(people.new), await titlesOf(people.third)]).toEqual([['খবর'], ['News']]);
  });

  test('years are as profiles have them, the most common first', async () => {
    const { body } = await api.get('/admin/messages/years', clerk);
    expect(body).toEqual({
      years: [
        { year: '3rd year', readers: 2 },
        { year: 'চতুর্থ বর্ষ', readers: 1 },
      ],
    });
  });
});

test('a message waits for its time, through changes and a restart, and goes once over several instances', async () => {
  const late = await newPerson(api);
  const { data } = (await write({ group: 'NEVER_BOUGHT', send_at: inDays(1).toISOString() })).body;
  expect(data).toMatchObject({ state: 'SCHEDULED', version: 1, send_at: inDays(1).toISOString(), readers: 0 });
  await startQueue(api, { now }).stop();
  expect(await api.db.$count(jobs)).toBe(1);
  // As after a clock that was set back.
  await makeDue();
  await sendDue(api, { now });
  expect(await list()).toMatchObject([{ state: 'SCHEDULED' }]);

  const changed = await change(data._id, {
    group: 'NEVER_BOUGHT',
    title: 'Later',
    version: 1,
    send_at: inDays(2).toISOString(),
  });
  expect(changed.body.data).toMatchObject({ title: 'Later', version: 2 });
  at = inDays(1);
  await makeDue();
  await sendDue(api, { now });
  expect(await list()).toMatchObject([{ state: 'SCHEDULED' }]);

  // Who is in the group is decided then.
  const joined = await newPerson(api);
  at = inDays(2);
  await makeDue();
  await sendDue(api, { now }, 3);
  expect(await list('?state=SENT')).toMatchObject([{ state: 'SENT', sent_at: inDays(2).toISOString() }]);
  for (const person of [late, joined]) expect(await titlesOf(person)).toEqual(['Later']);
  for (const answer of [await change(data._id, { group: 'EVERYBODY', version: 2 }), await cancel(data._id, 2)]) {
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('too late') } });
  }
});

test('an instance that is killed between two batches leaves the rest to another', async () => {
  await api.db.execute(sql`insert into users (user_id, name, email, year)
    select 'C' || n, 'Reader ' || n, 'crowd-' || n || '@example.com', 'crowd' from generate_series(1, 5) n`);
  await write({ group: 'YEARS', years: ['crowd'] });
  const publish = () => {
    throw new Error('killed');
  };
  const killed = startQueue(api, { now, batchSize: 2, live: { publish } });
  await expect.poll(() => list()).toMatchObject([{ state: 'SENDING', readers: 2 }]);
  await killed.stop();
  await makeDue();
  await sendDue(api, { now, batchSize: 2 }, 2);
  expect(await list()).toMatchObject([{ state: 'SENT', readers: 5 }]);
  const [sent] = await api.db
    .select({ rows: sql<number>`count(*)::int`, readers: sql<number>`count(distinct ${notifications.user})::int` })
    .from(notifications);
  expect(sent).toEqual({ rows: 5, readers: 5 });
  const pushes = await api.db.select().from(jobs).where(eq(jobs.job, 'push-notifications'));
  expect(pushes).toHaveLength(3);
});

test('one cancelled is never sent, and repeating that changes nothing', async () => {
  const { _id: id } = (await write({ group: 'EVERYBODY', send_at: inDays(1).toISOString() })).body.data;
  for (const _time of [1, 2]) {
    expect(await cancel(id, 1)).toMatchObject({ status: 200, body: { data: { state: 'CANCELLED' } } });
  }
  at = inDays(1);
  await makeDue();
  await sendDue(api, { now });
  expect([await api.db.$count(notifications), await list('?state=CANCELLED')]).toMatchObject([0, [{ _id: id }]]);
});

test('of two desks that change a message one learns of the other; the same call twice is one message', async () => {
  const key = { 'idempotency-key': 'once' };
  const body = { group: 'EVERYBODY', send_at: inDays(1).toISOString() };
  const [first, second] = await Promise.all([write(body, key), write(body, key)]);
  expect(second.body).toEqual(first.body);
  const { _id: id } = first.body.data;
  const answers = await Promise.all(['A', 'B'].map((title) => change(id, { ...body, title, version: 1 })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await cancel(id, 1)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Somebody else') },
  });
  expect(await list()).toMatchObject([{ version: 2 }]);
});

test.each<[object, string, number?]>([
  [{}, 'group'],
  [{ group: 'NOBODY' }, 'group'],
  [{ group: 'EVERYBODY', days: 3 }, 'days'],
  [{ group: 'PLAN_ENDS' }, 'days'],
  [{ group: 'PLAN_ENDS', days: 367 }, 'days'],
  [{ group: 'YEARS', years: [] }, 'years'],
  [{ group: 'YEARS', years: ['a\0b'] }, 'years.0'],
  [{ group: 'ROLE', role: 'KING' }, 'role'],
  [{ group: 'PERSON' }, 'user_id'],
  [{ group: 'PERSON', user_id: 'NOBODY' }, '', 404],
  [{ group: 'EVERYBODY', title: ' ' }, 'title'],
  [{ group: 'EVERYBODY', message: 'x'.repeat(5_001) }, 'message'],
  [{ group: 'EVERYBODY', message: '<script>x</script>' }, 'message'],
  [{ group: 'EVERYBODY', title_bn: 'খবর' }, 'message_bn'],
  [{ group: 'EVERYBODY', send_at: 'tomorrow' }, 'send_at'],
  [{ group: 'EVERYBODY', send_at: inDays(-1).toISOString() }, 'send_at'],
  [{ group: 'EVERYBODY', send_at: inDays(91).toISOString() }, 'send_at'],
])('%j is refused', async (body, field, status = 400) => {
  expect(await write(body)).toMatchObject({ status, body: { ...(field && { field }) } });
  expect(await list()).toEqual([]);
});

test('markup is cleaned, and each step is one entry in the log', async () => {
  await api.db.execute(sql`truncate desk_events`);
  const message = '<p onclick="x()">Good <script>bad()</script><b>news</b></p>';
  const { data } = (await write({ group: 'NEVER_BOUGHT', message, send_at: inDays(1).toISOString() })).body;
  expect(data.message).toBe('<p>Good <b>news</b></p>');
  at = inDays(0.5);
  await change(data._id, { group: 'NEVER_BOUGHT', version: 1 });
  await sendDue(api, { now });
  // The call is its entry.
  await write({ group: 'EVERYBODY' });
  await sendDue(api, { now });
  const { _id: other } = (await write({ group: 'EVERYBODY', send_at: inDays(1).toISOString() })).body.data;
  await cancel(other, 1);
  const actions = [
    'message.schedule',
    'message.change',
    'message.sent',
    'message.schedule',
    'message.schedule',
    'message.cancel',
  ];
  const log = () => api.db.select().from(deskEvents).where(inArray(deskEvents.action, actions)).orderBy(deskEvents.id);
  await expect.poll(async () => (await log()).map(({ status }) => status)).toEqual([201, 200, 200, 201, 201, 200]);
  expect((await log()).map(({ action }) => action)).toEqual(actions);
  expect((await log())[2]).toMatchObject({ params: { group: 'NEVER_BOUGHT', id: data._id, title: 'News' } });
});

test('what was sent by the former call is in the list too', async () => {
  const body = { all: true, ...WORDS };
  await api.call('POST', '/admin/notifications', { token: clerk, body });
  expect(await list()).toMatchObject([{ group: 'EVERYBODY', state: 'SENT', title: 'News', by: { name: 'Clerk' } }]);
});
