import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_WEIGHTS, replay } from 'review/memory.ts';
import { dayAt } from 'review/days.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { sampleMtf } from '../../testing/papers.ts';
import { attemptOf, markAgain, newAttemptId, record, recordsOf } from '../../testing/study.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const MTFS = 60;
const QUESTIONS = 300;
const CORRECTED = '301';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(NOW) });
  const ofKind = (number: number) => (number <= MTFS ? sampleMtf(number) : sampleSba(number));
  const seeds = Array.from({ length: QUESTIONS }, (_, index) => ofKind(index + 1));
  await seedQuestions(api.db, [...seeds, sampleMtf(Number(CORRECTED))]);
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

const judge = (letters: string) => ({
  mtf: letters.split('').map((letter, index) => ({ key: 'ABCDE'[index]!, value: letter === 'T' })),
});
const at = (daysAgo: number, fields: object = {}) => ({
  id: newAttemptId(NOW - daysAgo * DAY_MS),
  answered_at: new Date(NOW - daysAgo * DAY_MS).toISOString(),
  ...fields,
});

type State = { question_id: string; due_on: string; reviews: number };
type Page = { states: State[]; next: string | null };
const statesOf = async (token: string, query = '') => (await api.get<Page>(`/study/memory/states${query}`, token)).body;
type Rebuilt = { data: { corrected: Record<string, number> } };
const rebuild = async () =>
  (await api.call<Rebuilt>('POST', '/admin/study/rebuild', { token: admin })).body.data.corrected;
const stored = () => rowsOf(api.db, sql`select * from memory_states order by "user", question`);

test('a question is due on the reader’s day that the model says, in its list, in its subject and in its record', async () => {
  const token = await api.signIn({ accessDoc: 'all' });
  await record(api, token, [
    attemptOf('101', { sba: 'A' }, at(0.1)),
    attemptOf('102', { sba: 'A' }, at(40)),
    attemptOf('103', { sba: 'C' }, at(0.1)),
  ]);
  const due = async () => {
    const { body } = await api.get<{ questions: { question: { _id: string } }[]; total: number }>(
      '/study/questions?list=DUE',
      token,
    );
    const { body: progress } = await api.get<{ subjects: { due: number }[] }>('/study/subjects', token);
    expect(progress.subjects[0]!.due).toBe(body.total);
    return body.questions.map(({ question }) => question._id);
  };
  const tomorrow = '2026-11-21';
  expect(await recordsOf(api, token, ['101', '104'])).toMatchObject([{ due_on: tomorrow }, { due_on: null }]);
  expect(await due()).toEqual(['102']);
  // In Kiribati it is tomorrow already.
  await record(api, token, [attemptOf('103', { sba: 'C' }, at(0, { utc_offset_minutes: 840 }))]);
  expect(await due()).toEqual(['101', '102']);

  const [first, rest] = [await statesOf(token, '?limit=2'), await statesOf(token, '?after=102')];
  expect([first.states.map((one) => one.question_id), first.next]).toEqual([['101', '102'], '102']);
  expect([rest.states.map((one) => one.question_id), rest.next]).toEqual([['103'], null]);
  expect(first.states[0]).toMatchObject({
    due_on: tomorrow,
    reviews: 1,
    lapses: 0,
    model: 'FSRS-6',
    postponed_to: null,
  });
  expect((await statesOf(await api.signIn())).states).toEqual([]);
  expect((await api.get('/study/memory/states?limit=501', token)).status).toBe(400);
});

test('a corrected key moves what follows from the marks, also where an answer stays partly right', async () => {
  const token = await api.signIn({ accessDoc: 'all' });
  // Four of five: hard. Three of five: forgotten.
  await record(api, token, [
    attemptOf(CORRECTED, judge('TTFFT'), at(30)),
    attemptOf(CORRECTED, judge('TTFFT'), at(20)),
  ]);
  const [before] = (await statesOf(token)).states;
  const body = { version: 1, reason: 'A slip', set: { key: 'TTTFF' } };
  expect((await api.call('PATCH', '/admin/questions/ANAT-000301', { token: admin, body })).status).toBe(200);
  await markAgain(api);
  const [after] = (await statesOf(token)).states;
  expect([before, after]).toMatchObject([{ lapses: 0 }, { lapses: 1 }]);
  const { body: log } = await api.get<{ attempts: object[] }>('/study/attempts', token);
  expect(log.attempts[0]).toMatchObject({ outcome: 'PARTLY', counts_as: null });
  expect(await recordsOf(api, token, [CORRECTED])).toMatchObject([{ last_outcome: 'PARTLY', remarked_from: null }]);
  expect(
    (await api.get<{ notifications: { message: string }[] }>('/notifications', token)).body.notifications,
  ).toMatchObject([{ message: 'The key of ANAT-000301, which you have answered, was corrected. Look at it again.' }]);

  // A remark of the version before says no points.
  await api.db.execute(sql`update remarks set points = null`);
  await rebuild();
  expect(await rowsOf(api.db, sql`select distinct points from remarks`)).toEqual([{ points: 600 }]);
  expect((await statesOf(token)).states).toEqual([after]);
  expect(await rebuild()).toMatchObject({ states: 0 });
});

test('a rebuild moves all readers to other weights, and says how many days changed', async () => {
  await Promise.all(
    [1, 2, 3].map(async () => {
      const token = await api.signIn({ accessDoc: 'all' });
      await record(api, token, [attemptOf('201', { sba: 'C' }, at(9)), attemptOf('202', { sba: 'A' }, at(8))]);
    }),
  );
  await rebuild();
  const right = await stored();
  await api.db.execute(sql`update memory_states set model = 'FSRS-5', stability = stability * 2`);
  await api.db.execute(sql`update memory_states set due_on = due_on + 3 where question = 201`);
  expect(await rebuild()).toMatchObject({ records: 0, states: right.length, due_dates: 3 });
  expect(await stored()).toEqual(right);
});

/** The same numbers each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test(
  '15,000 attempts of two devices come to the same states from any order, here and on a device',
  { tags: 'long', timeout: 300_000 },
  async () => {
    const next = numbersFrom(41);
    const pick = <Value>(values: readonly Value[]): Value => values[next(values.length)]!;
    const attempts = Array.from({ length: 15_000 }, (_, index) => {
      const question = 1 + next(QUESTIONS);
      const answer =
        question <= MTFS ? judge(pick(['TTFFF', 'TTFFT', 'TFFTT', 'FFTTT'])) : { sba: pick('ABCCC'.split('')) };
      const answered = NOW - Math.floor((300 - index / 50) * DAY_MS);
      return {
        ...attemptOf(String(question), next(20) === 0 ? {} : answer),
        id: newAttemptId(answered),
        answered_at: new Date(answered).toISOString(),
        utc_offset_minutes: pick([360, 360, 360, 540]),
        confidence: pick(['GUESS', 'SURE', null, null]),
        took_ms: pick([5_000, 60_000]),
        ...(next(50) === 0 ? { undone_at: new Date(answered + 60_000).toISOString() } : {}),
      };
    });
    const token = await api.signIn({ accessDoc: 'all' });
    const send = async (log: typeof attempts) => {
      for (let from = 0; from < log.length; from += 100)
        expect((await record(api, token, log.slice(from, from + 100))).every(({ refused }) => !refused)).toBe(true);
    };
    // One device was online, the other comes after a year.
    await send(attempts.filter((_, index) => index % 3 !== 0));
    await send(attempts.filter((_, index) => index % 3 === 0));
    const live = await stored();

    const OUT_OF = 1_000;
    const points = (one: (typeof attempts)[number]) => {
      const { sba, mtf } = one.answer as { sba?: string; mtf?: { value: boolean }[] };
      if (mtf) return mtf.filter(({ value }, index) => value === index < 2).length * 200;
      return sba === 'C' ? OUT_OF : 0;
    };
    const counting = attempts.filter((one) => Object.keys(one.answer).length > 0 && !('undone_at' in one));
    const onDevice = Array.from(
      Map.groupBy(counting, (one) => one.question_id),
      ([question, history]) => {
        const answers = history.map((one) => ({
          id: one.id,
          kind: Number(question) <= MTFS ? ('MTF' as const) : ('SBA' as const),
          outcome:
            points(one) === OUT_OF ? ('RIGHT' as const) : points(one) === 0 ? ('WRONG' as const) : ('PARTLY' as const),
          points: points(one),
          outOf: OUT_OF,
          confidence: one.confidence as 'GUESS' | 'SURE' | null,
          tookMs: one.took_ms,
          answeredAt: Date.parse(one.answered_at),
          day: dayAt(Date.parse(one.answered_at), one.utc_offset_minutes),
        }));
        const { lastOn, dueOn, ...state } = replay(answers, DEFAULT_WEIGHTS)!;
        return { question_id: question, ...state, last_on: lastOn, due_on: dueOn, postponed_to: null };
      },
    ).toSorted((one, other) => Number(one.question_id) - Number(other.question_id));
    expect((await statesOf(token)).states).toEqual(onDevice);

    await api.db.transaction(async (tx) => {
      await tx.execute(sql`create temp table shuffled on commit drop as select * from attempts`);
      await tx.execute(sql`delete from attempts`);
      await tx.execute(sql`insert into attempts select * from shuffled order by random()`);
    });
    expect(await rebuild()).toEqual({ records: 0, days: 0, questions: 0, states: 0, due_dates: 0 });
    await api.db.execute(sql`delete from memory_states`);
    expect(await rebuild()).toMatchObject({ states: live.length, due_dates: 0 });
    expect(await stored()).toEqual(live);
  },
);
