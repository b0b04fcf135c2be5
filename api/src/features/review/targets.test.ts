import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weekdayOf } from 'review/days.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { questions } from '../../db/schema.ts';
import { seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { anatomy, dayIn, planFor, reviewCalls } from './testing/calls.ts';

const HEART = '21-ANAT-THX-03';
const WALL = '21-ANAT-THX-01';

let api: TestApi;
let ids: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 40 }, (_, index) => anatomy(index + 1, { topic: 'Arm' })),
  );
  const rows = await api.db.select({ id: questions.id, ref: questions.ref }).from(questions);
  ids = new Map(rows.map(({ id, ref }) => [ref, String(id)]));
  const setItems = (items: string[], from: string, to: string) =>
    api.db.execute(
      sql`update questions set items = string_to_array(${items.join(' ')}, ' ') where ref between ${from} and ${to}`,
    );
  await setItems([HEART], 'ANAT-001', 'ANAT-006');
  await setItems([HEART, WALL], 'ANAT-007', 'ANAT-007');
  await setItems([WALL], 'ANAT-030', 'ANAT-031');
  await api.db.execute(
    sql`update question_places set place = place + 30 where question in (select id from questions where items = array[${WALL}])`,
  );
});
afterAll(() => api.close());

type Target = Schemas['ItemTarget'];
const idOf = (ref: string) => ids.get(ref)!;

async function newReader(accessDoc = 'all', email?: string) {
  const token = await api.signIn({ accessDoc, ...(email && { email }) });
  const calls = reviewCalls(api, token);
  const send = (body: object) =>
    api.call<{ target: Target; issues?: unknown }>('POST', '/study/targets', { token, body });
  return {
    token,
    ...calls,
    items: calls.queue,
    queue: async () => (await calls.queue(100)).map(({ question, why }) => `${question.ref} ${why}`),
    send,
    setTarget: async (items: string[], on: string) => (await send({ items, on })).body.target,
    targets: async () => (await api.get<{ targets: Target[] }>('/study/targets', token)).body.targets,
    remove: async (id: string) =>
      (await api.call<{ removed: boolean }>('DELETE', `/study/targets/${id}`, { token })).body.removed,
  };
}

test('questions of an item come for its day, leave when they are answered, and are gone when it is removed', async () => {
  const { setTarget, queue, items, today, answer, targets, remove } = await newReader();
  expect(await queue()).toEqual([]);
  const target = await setTarget([HEART], dayIn(2));
  expect(target).toMatchObject({ items: [HEART], on: dayIn(2), questions: 7, questions_a_day: 4, minutes_a_day: 4 });
  expect(target).toMatchObject({
    ends_on: dayIn(1),
    question_ids: [1, 2, 3, 4, 5, 6, 7].map((n) => idOf(`ANAT-00${n}`)),
  });
  const four = ['ANAT-001 TARGET', 'ANAT-002 TARGET', 'ANAT-003 TARGET', 'ANAT-004 TARGET'];
  expect(await queue()).toEqual(four);
  expect((await items())[0]).toMatchObject({ why: 'TARGET', target: target.id, comes_on: dayIn(0), moved_from: null });
  expect(await today()).toMatchObject({ due: 0, fresh: 4, minutes: 4 });
  await answer(idOf('ANAT-001'), 'C', 0);
  expect(await queue()).toEqual(four.slice(1));
  expect(await targets()).toEqual([{ ...target, questions: 6 }]);
  expect(await remove(target.id)).toBe(true);
  expect(await remove(target.id)).toBe(false);
  expect([await queue(), await targets()]).toEqual([[], []]);
});

test('a target leaves the queue on its day', async () => {
  const { setTarget, queue, targets, token } = await newReader();
  const { id } = await setTarget([HEART], dayIn(1));
  expect(await queue()).toHaveLength(7);
  await api.db.execute(sql`update item_targets set ready_on = ${dayIn(0)}::date where id = ${Number(id)}`);
  expect([await queue(), await targets()]).toEqual([[], []]);
  await api.call('POST', '/study/targets', { token, body: { items: [WALL], on: dayIn(1) } });
  expect(await targets()).toHaveLength(1);
});

test('with a plan targets keep its rest days, take its minutes, and leave it as it was when they are removed', async () => {
  const { setTarget, setPlan, queue, calendar, remove, today } = await newReader();
  const rest = weekdayOf(dayIn(1));
  await setPlan(planFor(dayIn(40), { subjects: ['ANAT'], minutes_a_day: 10, rest_days: [rest] }));
  const [before, days] = [await queue(), await calendar(10)];
  const target = await setTarget(['21-ANAT-THX'], dayIn(3));
  expect(target).toMatchObject({ questions: 9, questions_a_day: 5, ends_on: dayIn(2) });
  expect((await queue()).slice(0, 6).map((line) => line.split(' ')[1])).toEqual([
    ...Array.from({ length: 5 }, () => 'TARGET'),
    'NEW',
  ]);
  expect((await today()).minutes).toBeLessThanOrEqual(10);
  expect((await calendar(2))[1]).toMatchObject({ due: 0, fresh: 0, is_rest: true });
  await remove(target.id);
  expect([await queue(), await calendar(10)]).toEqual([before, days]);
});

describe('not today', () => {
  test('puts a question off to another day of its target', async () => {
    const { setTarget, postpone, queue } = await newReader();
    const { id } = await setTarget([HEART], dayIn(3));
    expect(await postpone(idOf('ANAT-001'))).toMatchObject({ why: 'TARGET', comes_on: dayIn(1), target: id });
    expect(await queue()).not.toContain('ANAT-001 TARGET');
  });

  test('says that it does not come again if the target has no other day', async () => {
    const { setTarget, postpone, queue } = await newReader();
    await setTarget([HEART], dayIn(1));
    expect(await postpone(idOf('ANAT-001'))).toBeNull();
    expect(await queue()).not.toContain('ANAT-001 TARGET');
  });
});

test('the same items again move the day; readers have their own', async () => {
  const [reader, other] = [await newReader(), await newReader()];
  const { id } = await reader.setTarget([HEART, WALL], dayIn(2));
  expect(await reader.setTarget([WALL, HEART], dayIn(5))).toMatchObject({ id, on: dayIn(5) });
  expect(await reader.targets()).toHaveLength(1);
  expect([await other.targets(), await other.remove(id)]).toEqual([[], false]);
});

test('a reader without access gets only the questions that they may read', async () => {
  const { targets, send, queue } = await newReader('');
  expect((await send({ items: [WALL], on: dayIn(2) })).body.target).toMatchObject({ questions: 1 });
  expect((await send({ items: ['21-ANAT-THX-05'], on: dayIn(2) })).status).toBe(400);
  await send({ items: [WALL], on: dayIn(1) });
  expect((await targets())[0]!.questions).toBe((await queue()).length);
});

test.each([
  [{ items: [], on: dayIn(2) }, 400],
  [{ items: ['21-NOTHING'], on: dayIn(2) }, 400],
  [{ items: Array.from({ length: 31 }, () => HEART), on: dayIn(2) }, 400],
  [{ items: [HEART], on: dayIn(0) }, 400],
  [{ items: [HEART], on: dayIn(367) }, 400],
  [{ items: [HEART], on: '2027-02-30' }, 400],
  [{ items: [HEART], on: dayIn(366) }, 200],
])('%o is answered %s', async (body, status) => {
  const { send } = await newReader();
  expect((await send(body)).status).toBe(status);
});

test('20 targets are the most', async () => {
  const { send, token } = await newReader('all', 'aimer@example.com');
  await api.db.execute(sql`
    insert into item_targets ("user", items, ready_on)
    select u.id, array['x' || n], ${dayIn(9)}::date from users u, generate_series(1, 20) n
    where u.id = (select max(id) from users)`);
  expect((await send({ items: [HEART], on: dayIn(2) })).status).toBe(409);
  await api.call('POST', '/study/deletion', { token, body: { confirm: 'aimer@example.com' } });
  expect((await api.get<{ targets: Target[] }>('/study/targets', token)).body.targets).toEqual([]);
});
