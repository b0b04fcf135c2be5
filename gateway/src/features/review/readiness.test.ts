import { describe, expect, test } from 'vitest';
import { memoryRow, readinessRow, realMarkRow, stateRow } from './testing/rows.ts';
import { useReviews } from './testing/use-reviews.ts';

const MARK = { prof: '_1', subject: 'ANAT', component: 'MCQ', share: 0.65, examOn: '2026-05-12' };
const GIVE_MARK = 'mutation ($input: RealMarkInput!) { giveRealMark(input: $input) }';
const READINESS = 'readiness { component low high passOfTen missing { topics mix { mtf } } }';

const { dataOf, errorOf, studyOf, answerWith, calls, paths } = useReviews();

describe('readiness', () => {
  test('is a range, or what is missing for one', async () => {
    const mix = { prof: '_1', subjects: ['ANAT'], mtf: 10, sba: 10 };
    const missing = { mixed_answers: 25, topics: 2, mix };
    const withGap = readinessRow({ component: 'SAQ', low: null, high: null, pass_of_ten: null, missing });
    answerWith({ '/study/readiness': { readiness: [readinessRow(), withGap] } });
    expect((await studyOf(READINESS.replace('{', '{ subject { name }'))).readiness).toEqual([
      { subject: { name: 'Anatomy' }, component: 'MCQ', low: 0.52, high: 0.8, passOfTen: 6, missing: null },
      {
        subject: { name: 'Anatomy' },
        component: 'SAQ',
        low: null,
        high: null,
        passOfTen: null,
        missing: { topics: 2, mix: { mtf: 10 } },
      },
    ]);
  });

  test.each([
    { subject: 'ALCHEMY' },
    { high: null },
    { low: 0.9 },
    { high: 80 },
    { pass_of_ten: 11 },
    { missing: { mixed_answers: 25, topics: 2 } },
  ])('leaves out a row that would mislead: %j', async (change) => {
    const readiness = [readinessRow(), readinessRow({ component: 'SAQ', ...change })];
    answerWith({ '/study/readiness': { readiness } });
    expect((await studyOf(READINESS)).readiness).toMatchObject([{ component: 'MCQ' }]);
  });

  test('shows marks of real examinations beside what was expected', async () => {
    answerWith({ '/study/real-marks': { marks: [realMarkRow(), realMarkRow({ share: 65 })] } });
    expect((await studyOf('realMarks { subject { name } component share examOn low }')).realMarks).toEqual([
      { subject: { name: 'Anatomy' }, component: 'MCQ', share: 0.65, examOn: '2026-05-12', low: 0.52 },
    ]);
  });

  test('takes a mark of a real examination', async () => {
    answerWith({ '/study/real-marks': { stored: true } });
    expect(await dataOf(GIVE_MARK, { input: MARK })).toEqual({ giveRealMark: true });
    expect(calls().at(-1)!.body).toEqual({
      prof: '_1',
      subject: 'ANAT',
      component: 'MCQ',
      share: 0.65,
      exam_on: '2026-05-12',
    });
    for (const [field, change] of [
      ['share', { share: 65 }],
      ['subject', { subject: 'ALCHEMY' }],
      ['examOn', { examOn: '2026-13-01' }],
    ] as const) {
      const { extensions } = await errorOf(GIVE_MARK, { input: { ...MARK, ...change } });
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
  });
});

test('the model of memory and its states are read for a device, page by page', async () => {
  answerWith({
    '/study/memory': { memory: memoryRow({ fitted_on: 1240, gain: '0.013' }) },
    '/study/memory/states': { states: [stateRow(), stateRow({ question_id: '1044', due_on: 'soon' })], next: '1044' },
  });
  expect(
    await studyOf(`memory { name weights mtfName mtfWeights fittedOn gain reviews retention }
      memoryStates(first: 2, after: "7") {
        edges { cursor node { questionId stability lastOn dueOn postponedTo model } } pageInfo { hasNextPage endCursor }
      }`),
  ).toEqual({
    memory: {
      name: 'FSRS-6',
      weights: [0.21, 1.29],
      mtfName: 'FSRS-6:18',
      mtfWeights: [0.4, 1.5],
      fittedOn: 1240,
      gain: 0.013,
      reviews: 240,
      retention: 0.85,
    },
    memoryStates: {
      edges: [
        {
          cursor: '1042',
          node: {
            questionId: '1042',
            stability: 6.5,
            lastOn: '2026-11-20',
            dueOn: '2026-11-28',
            postponedTo: null,
            model: 'FSRS-6',
          },
        },
      ],
      pageInfo: { hasNextPage: true, endCursor: '1044' },
    },
  });
  expect(paths()).toContain('/study/memory/states?limit=2&after=7');
});
