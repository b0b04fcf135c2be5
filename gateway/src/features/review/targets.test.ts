import { expect, test } from 'vitest';
import { answer } from '../../testing/index.ts';
import { itemRow, targetRow } from './testing/rows.ts';
import { offered, useReviews } from './testing/use-reviews.ts';

const SET = 'mutation ($items: [ID!]!, $on: Date!) { setItemTarget(items: $items, on: $on) { id name others } }';
const HEART = '21-ANAT-THX-03';

const { dataOf, errorOf, studyOf, answerWith, calls } = useReviews();

test('targets have the names of their items, and the queue says for which a question comes', async () => {
  const whole = targetRow({
    id: '8',
    items: Array.from({ length: 10 }, (_, n) => `21-ANAT-THX-${String(n + 1).padStart(2, '0')}`),
  });
  answerWith({
    '/study/targets': { targets: [targetRow(), whole, targetRow({ items: ['21-GONE-01'] })] },
    '/study/queue': { items: [itemRow({ why: 'TARGET', target: '7' }), itemRow()] },
  });
  const { targets, queue } = await studyOf(`targets {
    id name others items { code card { code } } on questions questionsADay minutesADay endsOn questionIds
  } queue { why targetId }`);
  expect(targets).toHaveLength(2);
  expect(targets[0]).toMatchObject({
    id: '7',
    others: 0,
    items: [{ code: HEART, card: { code: '21-ANAT-THX' } }],
    questionsADay: 4,
    minutesADay: 6,
    endsOn: '2026-12-03',
    questionIds: ['1042', '1043'],
  });
  expect(targets[1]).toMatchObject({ name: 'Thorax', others: 0 });
  expect(queue).toEqual([
    { why: 'TARGET', targetId: '7' },
    { why: 'DUE', targetId: null },
  ]);
});

test('a server without targets has none, and does not support setting one', async () => {
  answerWith({ '/study/targets': answer(404, { message: 'No such route.' }) });
  expect(await studyOf('targets { id }')).toEqual({ targets: [] });
  expect((await errorOf(SET, { items: [HEART], on: '2026-12-04' })).extensions?.code).toBe('NOT_SUPPORTED');
  answerWith(offered({ review: false }));
  expect(await studyOf('targets { id }')).toEqual({ targets: [] });
});

test('a target is set by codes of items and cards, and removed', async () => {
  answerWith({ 'POST /study/targets': { target: targetRow() }, '/study/targets/7': { removed: true } });
  expect(await dataOf(SET, { items: [HEART, '21-ANAT-THX', HEART], on: '2026-12-04' })).toMatchObject({
    setItemTarget: { id: '7' },
  });
  expect(calls().at(-1)!.body).toEqual({ items: [HEART, '21-ANAT-THX'], on: '2026-12-04' });
  expect(await dataOf('mutation { removeItemTarget(id: "7") }')).toEqual({ removeItemTarget: true });
});

test.each([
  ['items', { items: [], on: '2026-12-04' }],
  ['items', { items: ['21-NOTHING-01'], on: '2026-12-04' }],
  ['items', { items: Array.from({ length: 31 }, () => HEART), on: '2026-12-04' }],
  ['on', { items: [HEART], on: '2026-02-30' }],
])('a bad %s is refused before any call', async (field, variables) => {
  expect((await errorOf(SET, variables)).extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(calls()).toEqual([]);
});

test('more targets than there may be are a CONFLICT', async () => {
  answerWith({ 'POST /study/targets': answer(409, { message: 'You have 20 targets. Remove one to add another.' }) });
  expect(await errorOf(SET, { items: [HEART], on: '2026-12-04' })).toMatchObject({
    message: 'You have 20 targets. Remove one to add another.',
    extensions: { code: 'CONFLICT' },
  });
});
