import { describe, expect, test } from 'vitest';
import { TOKEN } from '../../testing/people.ts';
import { dayRow, planRow } from './testing/rows.ts';
import { useReviews, viewerOf } from './testing/use-reviews.ts';

const CHOICES = {
  board: 'DHK',
  prof: '_1',
  subjects: ['ANAT', 'PHYS', 'ANAT'],
  examOn: '2027-05-10',
  restDays: ['FRI', 'FRI'],
  minutesADay: 45,
};
const SENT = {
  board: 'DHK',
  prof: '_1',
  subjects: ['ANAT', 'PHYS'],
  exam_on: '2027-05-10',
  rest_days: ['FRI'],
  minutes_a_day: 45,
};
const SET_PLAN = 'mutation ($input: StudyPlanInput!) { setStudyPlan(input: $input) { examOn } }';

const { dataOf, errorOf, studyOf, answerWith, calls, paths, countLeftOut } = useReviews();

describe('a plan', () => {
  const PLAN = `{ board { name } professionalYear { code } subjects { name } examOn daysLeft restDays minutesADay
    isSuggested coveredOn fits minutesToFit lastPassFrom }`;
  const plan = {
    board: { name: 'Dhaka' },
    professionalYear: { code: '_1' },
    subjects: [{ name: 'Anatomy' }, { name: 'Physiology' }],
    examOn: '2027-05-10',
    daysLeft: 163,
    restDays: ['FRI'],
    minutesADay: 45,
    isSuggested: false,
    coveredOn: '2027-04-02',
    fits: true,
    minutesToFit: null,
    lastPassFrom: '2027-04-26',
  };

  test('is previewed, stored, read and ended, with the reader’s token', async () => {
    answerWith({
      'POST /study/plan/preview': { plan: planRow() },
      'PUT /study/plan': { plan: planRow() },
      'GET /study/plan': { plan: planRow() },
      'POST /study/plan/end': { ended: true },
    });
    const preview = `query ($input: StudyPlanInput!) { viewer { study { planPreview(input: $input) ${PLAN} } } }`;
    const { viewer } = await dataOf(preview, { input: CHOICES });
    expect(viewer.study.planPreview).toEqual(plan);
    await dataOf(SET_PLAN, { input: CHOICES });
    expect(await studyOf(`plan ${PLAN}`)).toEqual({ plan });
    expect(await dataOf('mutation { endStudyPlan }')).toEqual({ endStudyPlan: true });

    expect(calls().map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/study/plan/preview', SENT],
      ['PUT', '/study/plan', SENT],
      ['GET', '/study/plan', undefined],
      ['POST', '/study/plan/end', {}],
    ]);
    expect(new Set(calls().map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  });

  test('is null where the reader has none', async () => {
    answerWith({ '/study/plan': { plan: null } });
    expect(await studyOf('plan { fits }')).toEqual({ plan: null });
  });

  test('loses a subject that nobody knows, and nothing of it is guessed', async () => {
    const left = await countLeftOut('GET /study/plan', 'subjects');
    answerWith({ '/study/plan': { plan: planRow({ subjects: ['ANAT', 'ALCHEMY'] }) } });
    expect(await studyOf('plan { subjects { code } }')).toEqual({ plan: { subjects: [{ code: 'ANAT' }] } });
    expect(await countLeftOut('GET /study/plan', 'subjects')).toBe(left + 1);
    for (const row of [
      { subjects: ['ALCHEMY'] },
      { board: 'ATLANTIS' },
      { exam_on: '2027-02-30' },
      { covered_on: 'soon' },
      { rest_days: ['SOMEDAY'] },
    ]) {
      answerWith({ '/study/plan': { plan: planRow(row) } });
      expect((await errorOf(viewerOf('plan { fits }'))).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
    }
  });
});

test.each<[field: string, change: object]>([
  ['board', { board: 'ATLANTIS' }],
  ['subjects', { prof: '_9' }],
  ['subjects', { subjects: [] }],
  ['subjects', { subjects: ['ALCHEMY'] }],
  ['subjects', { subjects: Array.from({ length: 21 }, () => 'ANAT') }],
  ['examOn', { examOn: '2027-02-30' }],
  ['examOn', { examOn: 'in May' }],
  ['restDays', { restDays: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] }],
  ['minutesADay', { minutesADay: 9 }],
  ['minutesADay', { minutesADay: 601 }],
])('a plan is refused for its %s before any call: %j', async (field, change) => {
  const error = await errorOf(SET_PLAN, { input: { ...CHOICES, ...change } });
  expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(calls()).toEqual([]);
});

test('what a home page shows is one operation', async () => {
  answerWith({
    '/study/plan': { plan: planRow() },
    '/study/today': { day: dayRow() },
    '/study/calendar': { days: [dayRow(), dayRow({ date: '2026-11-29', is_rest: 1 })] },
    '/study/places': { places: [] },
  });
  const study = await studyOf(`
    plan { examOn daysLeft fits leftOut minutesToFit } today { due fresh done minutes isRest }
    calendar { date due fresh isRest } places { path title }`);
  expect(study).toMatchObject({
    plan: { daysLeft: 163 },
    today: { due: 12, fresh: 4, done: 3, minutes: 25, isRest: false },
    calendar: [{ isRest: false }, { date: '2026-11-29', isRest: true }],
  });
  expect(paths()).toContain('/study/calendar?days=30');
});
