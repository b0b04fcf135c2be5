import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, paperCalls, sampleMtf, sampleSaq } from '../../testing/papers.ts';
import { attemptOf, record } from '../../testing/study.ts';

const TOPICS = ['Thorax', 'Abdomen', 'Pelvis', 'Head', 'Brain', 'Arm'];
const EACH = 6;
const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const PRACTICE = 5;

let api: TestApi;
let clock: Date | undefined;
beforeAll(async () => {
  api = await startTestApi({ now: () => clock ?? new Date() });
  await seedQuestions(api.db, [
    ...TOPICS.flatMap((topic, at) =>
      Array.from({ length: EACH }, (_, index) => [
        sampleSba(at * EACH + index, { topic }),
        sampleMtf(at * EACH + index, { topic }),
      ]).flat(),
    ),
    sampleSaq(1),
    sampleSba(1, { subject: 'PHYS', stem: 'What does the heart do?' }),
    sampleSba(1, { subject: 'BIOCHEM', stem: 'What does glucose do?' }),
  ]);
});
afterAll(() => api.close());

async function newReader() {
  const email = `readiness-${Math.random()}@example.com`;
  const token = await api.signIn({ email, accessDoc: 'all' });
  const papers = paperCalls(api, token);
  return {
    email,
    token,
    papers,
    readiness: async () =>
      (await api.get<{ readiness: Schemas['Readiness'][] }>('/study/readiness', token)).body.readiness,
    /** Sits a paper. Every statement is called true, and C chosen: two fifths, and all. */
    sit: async (mix: object) => {
      const paper = await papers.start({ mix });
      const answers = itemsOf(paper).map(({ number, asked }) => ({
        number,
        answer: asked.type === 'SBA' ? { sba: 'C' } : { mtf: asked.options.map(({ key }) => ({ key, value: true })) },
      }));
      await papers.answer(paper.id, answers);
      await papers.finish(paper.id);
    },
    giveMark: (mark: object) => api.call('POST', '/study/real-marks', { token, body: mark }),
    marks: async () => (await api.get<{ marks: Schemas['RealMark'][] }>('/study/real-marks', token)).body.marks,
  };
}

const ANATOMY = { prof: '_1', subjects: ['ANAT'] };
const MARK = { prof: '_1', subject: 'ANAT', component: 'MCQ', share: 0.7 };

// This test comes first, because a subject's questions are cached for ten minutes.
test('with real marks of 200 readers an estimate counts as compared', async () => {
  const reader = await newReader();
  await api.db.execute(sql`
    with people as (
      insert into users (user_id, name, email) select 'REAL' || n, 'Reader', 'real-' || n || '@example.com'
      from generate_series(1, 200) n returning id
    )
    insert into real_marks ("user", prof, subject, component, exam_on, share, low, high, pass_of_ten, given_at)
    select id, '_1', 'BIOCHEM', 'MCQ', '2026-05-10', 0.65, 0.5, 0.8, 7, now() from people`);
  const { items } = (await reader.papers.start({ mix: { prof: '_1', subjects: ['BIOCHEM'], mtf: 0, sba: 1 } }))
    .sections[0]!;
  await record(api, reader.token, [attemptOf(items[0]!.asked._id)]);
  expect(await reader.readiness()).toMatchObject([{ subject: 'BIOCHEM', is_validated: true }]);
});

test('papers over all topics make an estimate, and practice that the reader chose does not', async () => {
  const reader = await newReader();
  expect(await reader.readiness()).toEqual([]);

  const ofThorax = await reader.papers.start({ mix: { ...ANATOMY, topics: ['Thorax'], mtf: 0, sba: PRACTICE } });
  await record(
    api,
    reader.token,
    itemsOf(ofThorax).map(({ asked }) => attemptOf(asked._id)),
  );
  await reader.sit({ ...ANATOMY, topics: ['Abdomen'], mtf: 1, sba: 0 });
  const [mcq, saq] = await reader.readiness();
  const all = 2 * EACH * TOPICS.length;
  expect(mcq).toMatchObject({ component: 'MCQ', answered: PRACTICE + 1, coverage: (PRACTICE + 1) / all, low: null });
  expect(mcq!.missing).toEqual({ mixed_answers: 40, topics: 0, mix: { ...ANATOMY, mtf: 10, sba: 10 } });
  expect(saq).toMatchObject({ component: 'SAQ', answered: 0, coverage: 0, low: null, missing: null });

  const { mix } = mcq!.missing!;
  await reader.sit({ ...mix, pool: 'UNSEEN' });
  expect((await reader.readiness())[0]!.missing).toMatchObject({ mixed_answers: 20 });
  await reader.sit({ ...mix, pool: 'UNSEEN' });
  const [ready] = await reader.readiness();
  expect(ready).toMatchObject({ answered: PRACTICE + 41, missing: null, pass_share: 0.6, is_validated: false });
  expect(ready!.high! - ready!.low!).toBeGreaterThan(0.2);
  expect(ready!.low).toBeLessThan(0.7);
  expect(ready!.high).toBeGreaterThan(0.7);
  expect((await reader.readiness())[0]).toEqual(ready);
});

test('an answer that was taken back is none, and a plan says which subjects count', async () => {
  const reader = await newReader();
  await reader.sit({ ...ANATOMY, mtf: 10, sba: 10, pool: 'UNSEEN' });
  const ofPlan = sql`(select id from users where email = ${reader.email})`;
  await api.db.execute(sql`
    insert into undone_attempts (attempt, "user", question, is_answer, undone_at)
    select id, "user", question, true, now() from attempts where "user" = ${ofPlan} order by id limit 3`);
  expect((await reader.readiness())[0]).toMatchObject({ answered: 17, missing: { mixed_answers: 23 } });
  await api.db.execute(sql`
    insert into study_plans ("user", board, prof, subjects, exam_on, rest_days, minutes_a_day, is_suggested)
    values (${ofPlan}, 'DU', '_1', '{PHYS}', ${dayFromNow(30)}, '{}', 30, false)`);
  expect(await reader.readiness()).toMatchObject([
    { subject: 'PHYS', answered: 0, missing: { mixed_answers: 40, topics: 1 } },
  ]);
});

test('a real mark is stored with what had been expected until its day, once for each day', async () => {
  const reader = await newReader();
  for (let paper = 0; paper < 2; paper += 1) await reader.sit({ ...ANATOMY, mtf: 10, sba: 10, pool: 'UNSEEN' });
  const [{ low, high, pass_of_ten }] = (await reader.readiness()) as [Schemas['Readiness']];
  expect((await reader.giveMark({ ...MARK, exam_on: dayFromNow(1) })).status).toBe(400);
  expect((await reader.giveMark({ ...MARK, share: 1.5, exam_on: dayFromNow(-9) })).status).toBe(400);
  expect((await reader.giveMark({ ...MARK, subject: 'NONE', exam_on: dayFromNow(-9) })).status).toBe(400);

  const before = { ...MARK, exam_on: dayFromNow(-9) };
  expect((await reader.giveMark({ ...before, share: 0.1 })).status).toBe(200);
  expect((await reader.giveMark(before)).status).toBe(200);
  clock = new Date(Date.now() + 9 * DAY_MS);
  expect((await reader.giveMark({ ...MARK, exam_on: dayFromNow(7) })).status).toBe(200);
  clock = undefined;
  const marks = [
    { ...MARK, exam_on: dayFromNow(7), low, high, pass_of_ten },
    { ...before, low: null, high: null, pass_of_ten: null },
  ];
  expect(await reader.marks()).toEqual(marks);

  const owner = await api.signIn({ role: 'OWNER' });
  const { data } = (await api.get<{ data: { parts: object[] } }>('/admin/study/readiness', owner)).body;
  const anatomy = { subject: 'ANAT', component: 'MCQ', readers: 1, marks: 2, compared: 1, real: 0.7 };
  expect(data.parts).toContainEqual(expect.objectContaining(anatomy));

  await api.call('POST', '/study/deletion', { token: reader.token, body: { confirm: reader.email } });
  expect(await reader.marks()).toEqual([]);
});
