import { expect, test } from 'vitest';
import { answer } from '../../testing/index.ts';
import { dayRow } from './testing/rows.ts';
import { offered, useReviews, viewerOf } from './testing/use-reviews.ts';

const CHOICES = {
  board: 'DHK',
  prof: '_1',
  subjects: ['ANAT', 'PHYS', 'ANAT'],
  examOn: '2027-05-10',
  restDays: ['FRI', 'FRI'],
  minutesADay: 45,
};
const MARK = { prof: '_1', subject: 'ANAT', component: 'MCQ', share: 0.65, examOn: '2026-05-12' };
const SET_PLAN = 'mutation ($input: StudyPlanInput!) { setStudyPlan(input: $input) { examOn } }';
const GIVE_MARK = 'mutation ($input: RealMarkInput!) { giveRealMark(input: $input) }';
const UNDO = 'mutation { undoAttempt(id: "u1") { questionId attempts dueOn } }';
const POSTPONE = 'mutation { postponeQuestion(questionId: "1042") { comesOn movedFrom movedBecause } }';

const { errorOf, studyOf, visitor, answerWith, calls } = useReviews();

test.each([
  ['days', viewerOf('calendar(days: 0) { due }')],
  ['days', viewerOf('calendar(days: 367) { due }')],
  ['first', viewerOf('queue(first: 21) { why }')],
  ['first', viewerOf('memoryStates(first: 501) { edges { cursor } }')],
  ['questionId', 'mutation { postponeQuestion(questionId: "../users") { why } }'],
  ['id', 'mutation { undoAttempt(id: "a/b") { attempts } }'],
])('a bad %s is refused before any call: %s', async (field, query) => {
  expect((await errorOf(query)).extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(calls()).toEqual([]);
});

const FIELDS = [
  'planPreview(input: { board: "DHK", prof: "_1", subjects: ["ANAT"], examOn: "2027-05-10" }) { fits }',
  'today { due }',
  'calendar { due }',
  'queue { why }',
  'readiness { low }',
  'memory { name }',
  'memoryStates { edges { cursor } }',
].map(viewerOf);
const MUTATIONS: [query: string, variables: object][] = [
  [SET_PLAN, { input: CHOICES }],
  ['mutation { endStudyPlan }', {}],
  [POSTPONE, {}],
  [UNDO, {}],
  [GIVE_MARK, { input: MARK }],
];

test('a server without reviews has no plan; whatever else is asked of it is NOT_SUPPORTED, and never called', async () => {
  answerWith({ ...offered({ review: false }), '/study/places': { places: [] } });
  expect(await studyOf('plan { fits } places { path }')).toEqual({ plan: null, places: [] });
  for (const query of FIELDS) expect((await errorOf(query)).extensions?.code).toBe('NOT_SUPPORTED');
  for (const [query, variables] of MUTATIONS)
    expect((await errorOf(query, variables)).extensions?.code).toBe('NOT_SUPPORTED');
  expect(calls().map(({ path }) => path)).toEqual(['/study/places']);
});

test('a server with reviews, but without a call of them, does not support that part', async () => {
  answerWith({
    '/study/memory': answer(404, { message: 'No such route.' }),
    '/study/today': { day: dayRow() },
  });
  expect((await errorOf(viewerOf('memory { name }'))).extensions?.code).toBe('NOT_SUPPORTED');
  expect(await studyOf('today { due }')).toEqual({ today: { due: 12 } });
});

test('a visitor has nothing to plan', async () => {
  for (const [query, variables] of MUTATIONS)
    expect((await visitor.errorOf(query, { ...variables })).extensions?.code).toBe('UNAUTHENTICATED');
  expect(await visitor.dataOf(viewerOf('today { due }'))).toEqual({ viewer: null });
});
