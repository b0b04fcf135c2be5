import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weekdayOf } from 'review/days.ts';
import { questions } from '../../db/schema.ts';
import { seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { anatomy, dayIn, physiology, planFor, reviewCalls } from './testing/calls.ts';

let api: TestApi;
let ids: Map<string, string>;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [
    ...Array.from({ length: 24 }, (_, index) => anatomy(index + 1, { topic: index < 12 ? 'Arm' : 'Leg' })),
    ...Array.from({ length: 3 }, (_, index) => physiology(index + 1)),
    ...Array.from({ length: 21 }, (_, index) => anatomy(101 + index, { subject: 'BIOCHEM' })),
  ]);
  const rows = await api.db.select({ id: questions.id, ref: questions.ref }).from(questions);
  ids = new Map(rows.map(({ id, ref }) => [ref, String(id)]));
});
afterAll(() => api.close());

const EXAM_ON = dayIn(60);
const idOf = (ref: string) => ids.get(ref)!;
const newReader = async (accessDoc = 'all') => {
  const token = await api.signIn({ accessDoc });
  const calls = reviewCalls(api, token);
  /** Refs and reasons. */
  const queue = async (limit?: number) =>
    (await calls.queue(limit)).map(({ question, why }) => `${question.ref} ${why}`);
  const read = (path: string, place: number) =>
    api.call('PUT', '/study/places', { token, body: { path, title: 'A list', place, total: 24 } });
  const postponedTo = async () => {
    const { body } = await api.get<{ states: { postponed_to: string | null }[] }>('/study/memory/states', token);
    return body.states.map((state) => state.postponed_to);
  };
  return { token, ...calls, items: calls.queue, queue, read, postponedTo };
};

test('without a plan what is due comes first, then wrong answers, then new questions where the reader left off', async () => {
  const { answer, read, queue, today, calendar } = await newReader();
  expect(await queue()).toEqual([]);
  await answer(idOf('ANAT-001'), 'C', 1);
  await answer(idOf('ANAT-003'), 'A', 9);
  await answer(idOf('ANAT-002'), 'A', 5);
  await answer(idOf('ANAT-004'), 'A', 0);
  await read('/board-question/DHK/_1/PHYS/2024', 2);
  await read('/board-question/DHK/_1/ANAT/topics/Leg', 11);
  await read('/record/wrong', 1);
  expect(await queue(7)).toEqual([
    'ANAT-003 DUE',
    'ANAT-002 DUE',
    'ANAT-023 NEW',
    'ANAT-024 NEW',
    'ANAT-013 NEW',
    'ANAT-014 NEW',
    'ANAT-015 NEW',
  ]);
  expect((await queue(15)).slice(-2)).toEqual(['ANAT-022 NEW', 'PHYS-002 NEW']);
  expect(await today()).toMatchObject({ date: dayIn(0), due: 2, fresh: 0, done: 1, is_rest: false });
  const [, tomorrow] = await calendar(2);
  expect(tomorrow).toMatchObject({ date: dayIn(1), due: 1, done: 0 });
});

test('wrong answers that are not due come before new questions, the longest ago first', async () => {
  const { answer, postpone, queue } = await newReader();
  await answer(idOf('ANAT-006'), 'A', 4);
  await answer(idOf('ANAT-005'), 'A', 6);
  await api.db.execute(
    sql`update memory_states set due_on = ${dayIn(3)}::date where question in ${['ANAT-005', 'ANAT-006'].map(idOf)}`,
  );
  expect(await queue()).toEqual(['ANAT-005 WRONG', 'ANAT-006 WRONG']);
  await postpone(idOf('ANAT-005'));
  expect(await queue()).toEqual(['ANAT-006 WRONG']);
});

test('with a plan the subjects take turns in the order of their lists, and answers use up the day', async () => {
  const { answer, setPlan, queue, today } = await newReader();
  await answer(idOf('PHYS-003'), 'A', 2);
  await setPlan(planFor(dayIn(14), { subjects: ['PHYS', 'ANAT'], minutes_a_day: 20 }));
  const [first, ...fresh] = await queue();
  expect(first).toBe('PHYS-003 DUE');
  expect(fresh.slice(0, 4)).toEqual(['ANAT-001 NEW', 'PHYS-001 NEW', 'ANAT-002 NEW', 'PHYS-002 NEW']);
  expect(await today()).toMatchObject({ due: 1, fresh: fresh.length, done: 0, minutes: 1 + fresh.length });
  await answer(idOf('PHYS-003'), 'C', 0);
  await answer(idOf('ANAT-001'), 'C', 0);
  expect(await queue()).toEqual(fresh.slice(1));
  expect(await today()).toMatchObject({ due: 0, fresh: fresh.length - 1, done: 2 });
});

test('nothing comes on rest days, nor from the examination on', async () => {
  const { setPlan, queue, calendar } = await newReader();
  const rest = weekdayOf(dayIn(0));
  await setPlan(planFor(dayIn(20), { rest_days: [rest] }));
  expect(await queue()).toEqual([]);
  const days = await calendar(30);
  expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, day) => dayIn(day)));
  const empty = days.filter(({ due, fresh }) => due + fresh === 0).map(({ date }) => date);
  expect(empty).toEqual(
    expect.arrayContaining([dayIn(0), dayIn(7), dayIn(14), ...days.slice(20).map(({ date }) => date)]),
  );
  expect(days.filter(({ is_rest: isRest }) => isRest).every(({ date }) => weekdayOf(date) === rest)).toBe(true);
});

test('a question that is postponed comes again on the next day that is no rest day', async () => {
  const { answer, setPlan, postpone, queue } = await newReader();
  await answer(idOf('ANAT-007'), 'A', 2);
  await setPlan(planFor(EXAM_ON, { rest_days: [weekdayOf(dayIn(1))] }));
  expect((await queue())[0]).toBe('ANAT-007 DUE');
  const expected = {
    why: 'DUE',
    comes_on: dayIn(2),
    moved_because: 'POSTPONED',
    question: { ref: 'ANAT-007', options: expect.arrayContaining([expect.objectContaining({ correct: true })]) },
  };
  expect(await postpone(idOf('ANAT-007'))).toMatchObject(expected);
  expect(await postpone(idOf('ANAT-007'))).toMatchObject(expected);
  expect(await queue()).not.toContain('ANAT-007 DUE');
  await setPlan(planFor(dayIn(30)));
  expect(await queue()).not.toContain('ANAT-007 DUE');
});

test('a question that is postponed before the examination does not come again', async () => {
  const { setPlan, postpone, items } = await newReader();
  await setPlan(planFor(dayIn(1)));
  const { question } = (await items())[0]!;
  expect(await postpone(question._id)).toBeNull();
  expect((await items()).map((item) => item.question._id)).not.toContain(question._id);
});

test('an answer ends the postponement', async () => {
  const { answer, postpone, queue, read, postponedTo } = await newReader();
  await read('/board-question/DHK/_1/PHYS/2024', 1);
  expect(await postpone(idOf('PHYS-001'))).toMatchObject({ why: 'NEW', comes_on: dayIn(1) });
  expect(await queue()).toEqual(['PHYS-002 NEW', 'PHYS-003 NEW']);
  await answer(idOf('PHYS-001'), 'A', 0);
  expect(await postponedTo()).toEqual([null]);
  await postpone(idOf('PHYS-001'));
  expect(await postponedTo()).toEqual([dayIn(1)]);
});

test('who has no full access gets open questions alone, and learns nothing of the others', async () => {
  const { answer, token, setPlan, queue } = await newReader('');
  const paying = await newReader();
  // The 21st of its lists.
  const closed = idOf('ANAT-121');
  await paying.answer(closed, 'A', 3);
  expect(await paying.queue()).toEqual(['ANAT-121 DUE']);
  await api.db.execute(
    sql`update users set access_doc = '' where id = (select "user" from memory_states where question = ${closed})`,
  );
  expect(await paying.queue()).toEqual([]);
  expect(await paying.today()).toMatchObject({ due: 0 });
  await answer(idOf('ANAT-001'), 'A', 3);
  await setPlan(planFor(EXAM_ON));
  expect(await queue()).toContain('ANAT-001 DUE');
  const postpone = (id: string) => api.call('POST', '/study/postponements', { token, body: { question_id: id } });
  expect([(await postpone(closed)).status, (await postpone('999999')).status]).toEqual([403, 404]);
});
