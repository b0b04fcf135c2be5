import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { type AnyBody, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { anatomy, dayIn, physiology, planFor, reviewCalls } from './testing/calls.ts';

const EXAM_ON = dayIn(60);
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(api.db, [
    ...Array.from({ length: 24 }, (_, index) => anatomy(index + 1)),
    anatomy(30, { appearances: [{ board: 'CTG', year: 2024 }] }),
    ...Array.from({ length: 3 }, (_, index) => physiology(index + 1)),
  ]);
});
afterAll(() => api.close());

const newReader = async (accessDoc = 'all') => {
  const token = await api.signIn({ accessDoc });
  return { token, ...reviewCalls(api, token) };
};

describe('a plan', () => {
  test('says what there is to do until the examination', async () => {
    const { setPlan, plan, preview } = await newReader();
    expect(await plan()).toBeNull();
    const choices = planFor(EXAM_ON, { subjects: ['PHYS', 'ANAT'], rest_days: ['SAT', 'FRI'], minutes_a_day: 45 });
    const previewed = await preview(choices);
    expect(await plan()).toBeNull();
    expect(previewed).toMatchObject({
      board: 'DHK',
      prof: '_1',
      subjects: ['ANAT', 'PHYS'],
      exam_on: EXAM_ON,
      days_left: 60,
      rest_days: ['FRI', 'SAT'],
      minutes_a_day: 45,
      is_suggested: false,
      questions: 27,
      seen: 0,
      fits: true,
      left_out: 0,
      minutes_to_fit: null,
    });
    expect(await setPlan(choices)).toEqual(previewed);
    expect(await plan()).toEqual(previewed);
    expect(await setPlan(planFor(EXAM_ON))).toMatchObject({ questions: 24, is_suggested: true, minutes_a_day: 20 });
    // A suggestion that followed each day's work would move questions without a reason.
    await api.db.execute(sql`update study_plans set minutes_a_day = 33 where is_suggested`);
    expect(await plan()).toMatchObject({ is_suggested: true, minutes_a_day: 33 });
  });

  test('has the questions alone that its reader may read', async () => {
    const { preview } = await newReader('');
    expect(await preview(planFor(EXAM_ON))).toMatchObject({ questions: 20 });
  });

  test('that moves its examination loses nothing', async () => {
    const { setPlan, answer, postpone } = await newReader();
    await setPlan(planFor(EXAM_ON));
    await answer('1', 'C', 0);
    await answer('2', 'A', 3);
    await postpone('3');
    const rows = () =>
      Promise.all(
        ['memory_states', 'postponements', 'study_records'].map((table) =>
          rowsOf(api.db, sql`select * from ${sql.identifier(table)} order by "user", question`),
        ),
      );
    const before = await rows();
    expect(before.map(({ length }) => length)).toEqual([2, 1, 2]);
    const moved = await setPlan(planFor(dayIn(90)));
    expect(moved).toMatchObject({ exam_on: dayIn(90), days_left: 90, questions: 24, seen: 2 });
    expect(await rows()).toEqual(before);
  });

  test('ends once, and its choices are kept', async () => {
    const { setPlan, end, plan, token } = await newReader();
    expect(await end()).toBe(false);
    await setPlan(planFor(EXAM_ON));
    expect(new Set(await Promise.all([end(), end()]))).toEqual(new Set([false, true]));
    expect(await plan()).toBeNull();
    expect(await end()).toBe(false);
    const body = { ...planFor(EXAM_ON), minutes_a_day: 30 };
    const again = await Promise.all([1, 2].map(() => api.call('PUT', '/study/plan', { token, body })));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(await plan()).toMatchObject({ minutes_a_day: 30 });
  });

  test('goes with the record', async () => {
    const email = 'leaver@example.com';
    const token = await api.signIn({ accessDoc: 'all', email });
    const { setPlan, postpone, plan } = reviewCalls(api, token);
    await setPlan(planFor(EXAM_ON));
    await postpone('1');
    expect((await api.call('POST', '/study/deletion', { token, body: { confirm: email } })).status).toBe(200);
    expect(await plan()).toBeNull();
    const postponed = await rowsOf(
      api.db,
      sql`select from postponements p join users u on u.id = p."user" where u.email = ${email}`,
    );
    expect(postponed).toEqual([]);
  });
});

describe('choices that cannot be', () => {
  const day = (days: number) => ({ exam_on: dayIn(days) });
  test.each<[choices: object, field: string, advice: string]>([
    [{ board: 'DU' }, 'board', 'Choose one of DHK'],
    [{ prof: '_9' }, 'prof', 'Choose one of _1'],
    [{ subjects: [] }, 'subjects', 'Choose 1 to 20'],
    [{ subjects: Array.from({ length: 21 }, () => 'ANAT') }, 'subjects', 'Choose 1 to 20'],
    [{ subjects: ['MED'] }, 'subjects', 'MED is not a subject of this professional year. Choose among ANAT'],
    [{ subjects: ['ANAT', 'PHYS', 'ANAT'] }, 'subjects', 'Name each subject once'],
    [{ exam_on: '2027-02-30' }, 'exam_on', 'no day of the calendar'],
    [day(-1), 'exam_on', 'a day after today'],
    [day(0), 'exam_on', 'a day after today'],
    [day(732), 'exam_on', 'within the next two years'],
    [{ rest_days: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] }, 'rest_days', 'Leave at least one day'],
    [{ rest_days: ['FRIDAY'] }, 'rest_days.0', 'a list of SUN, MON'],
    [{ minutes_a_day: 9 }, 'minutes_a_day', 'from 10 to 600'],
    [{ minutes_a_day: 601 }, 'minutes_a_day', 'from 10 to 600'],
    [{ minutes_a_day: 10.5 }, 'minutes_a_day', 'from 10 to 600'],
  ])('%j is refused with what to do', async (choices, field, advice) => {
    const { token, plan } = await newReader();
    const body = { ...planFor(EXAM_ON), ...choices };
    for (const [method, path] of [
      ['PUT', '/study/plan'],
      ['POST', '/study/plan/preview'],
    ] as const) {
      const refused = await api.call<AnyBody & { field: string }>(method, path, { token, body });
      expect(refused).toMatchObject({ status: 400, body: { field, message: expect.stringContaining(advice) } });
    }
    expect(await plan()).toBeNull();
  });

  test('days and lengths out of range are refused', async () => {
    const { token } = await newReader();
    const paths = [
      '/study/calendar?days=0',
      '/study/calendar?days=367',
      '/study/queue?limit=0',
      '/study/queue?limit=101',
    ];
    for (const path of paths) expect((await api.get(path, token)).status).toBe(400);
    const body = { question_id: 'x' };
    expect((await api.call('POST', '/study/postponements', { token, body })).status).toBe(400);
  });
});
