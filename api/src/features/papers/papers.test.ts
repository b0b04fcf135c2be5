import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls, type PaperBody, sampleMtf, sampleSaq } from '../../testing/papers.ts';
import { sampleSba } from '../../testing/index.ts';
import { recordsOf } from '../../testing/study.ts';
import { finishOverdue, recordTicks } from './jobs.ts';

const MINUTE_MS = 60_000;
let now = Date.parse('2026-11-22T09:00:00.000Z');
let api: TestApi;
let token: string;
let reader: ReturnType<typeof paperCalls>;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  // 25 SBA in one year and topic: the last five are locked.
  await seedQuestions(api.db, [
    ...Array.from({ length: 25 }, (_, index) => sampleSba(index + 1)),
    ...[1, 2, 3].map((number) => sampleMtf(number, { topic: 'Lungs', appearances: [{ board: 'DHK', year: 2023 }] })),
    ...[1, 2, 3].map((number) => sampleSaq(number, { chapter: 'Bones', topic: 'Bones', appearances: [] })),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.signIn();
  reader = paperCalls(api, token);
});

const minutesLater = (minutes: number) => (now += minutes * MINUTE_MS);
const at = (ms: number) => new Date(now + ms).toISOString();
const numbersOf = (paper: PaperBody, kind: string) =>
  itemsOf(paper)
    .filter(({ asked }) => asked.type === kind)
    .map(({ number }) => number);
const attempts = (mode: string) =>
  rowsOf<{ count: number }>(
    api.db,
    sql`select count(*)::int as count from attempts a join sessions s on s."user" = a."user"
        where mode = ${mode} and s.id = (select id from sessions order by created_at desc limit 1)`,
  ).then(([row]) => row!.count);

describe('an examination', () => {
  test('is marked by the rule, and its answers are recorded', async () => {
    const paper = await reader.start({ mix: { ...MIX, mtf: 3, sba: 2, saq: 1 } });
    const [mtf, sba, saq] = ['MTF', 'SBA', 'SAQ'].map((kind) => numbersOf(paper, kind));
    expect([mtf, sba, saq]).toEqual([[1, 2, 3], [4, 5], [6]]);
    const statements = (values: string) =>
      values
        .split('')
        .flatMap((value, index) => (value === '-' ? [] : [{ key: 'ABCDE'[index], value: value === 'T' }]));
    await reader.answer(paper.id, [
      { number: 1, answer: { mtf: statements('TTFFF') } },
      { number: 2, answer: { mtf: statements('TFT--') } },
      { number: 4, answer: { sba: 'C' }, took_ms: 9000 },
      { number: 5, answer: { sba: 'A' }, flagged: true },
      { number: 6, answer: { saq: [] } },
    ]);
    minutesLater(10);
    const { result, state } = await reader.finish(paper.id);
    // 1 + 0.2 + 0, 1 + 0, and nothing yet of five.
    expect([state, result]).toMatchObject(['FINISHED', { marks: 2.2, out_of: 10, marked_out_of: 5, share: 0.44 }]);
    expect(result!.sections).toMatchObject([
      { kind: 'MTF', marks: 1.2, out_of: 3, right: 1, skipped: 1 },
      { kind: 'SBA', marks: 1, out_of: 2, right: 1, skipped: 0 },
      { kind: 'SAQ', marks: 0, out_of: 5, skipped: 1 },
    ]);
    const marked = await reader.answer(paper.id, [
      {
        number: 6,
        answer: {
          saq: [
            { label: 'a', points: [1, 2, 3] },
            { label: 'b', points: [2] },
          ],
        },
      },
    ]);
    expect(marked.result).toMatchObject({ marks: 6.2, share: 0.62, verdict: 'PASSED', passed: true });
    expect(marked.result!.topics.find(({ topic }) => topic === 'Bones')).toMatchObject({ marks: 4, out_of: 5 });
    minutesLater(6);
    await recordTicks(api.db, new Date(now));
    const ids = itemsOf(paper).map(({ asked }) => asked._id);
    expect((await recordsOf(api, token, ids)).map((one) => one.last_outcome)).toEqual([
      'RIGHT',
      'PARTLY',
      'SKIPPED',
      'RIGHT',
      'WRONG',
      'PARTLY',
    ]);
    // Repeated calls change nothing.
    await reader.finish(paper.id);
    expect((await recordsOf(api, token, ids)).map((one) => one.attempts)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('reveals no keys while it is open; short answers are ticked afterwards', async () => {
    const { id } = await reader.start({ mix: { ...MIX, saq: 2 } });
    const bodies = [
      await reader.call('GET', `/${id}`),
      await reader.call('GET', ''),
      await reader.call('GET', `/${id}/shared`),
      await reader.call('GET', `/${id}/comparison`),
      await reader.call('PATCH', `/${id}/answers`, { answers: [{ number: 3, answer: { sba: 'C' } }] }),
      await reader.call('PATCH', `/${id}/answers`, { answers: [{ number: 3, answer: { sba: 'Z' } }] }),
      await reader.call('PATCH', `/${id}/answers`, {
        answers: [{ number: 5, answer: { saq: [{ label: 'a', points: [9] }] } }],
      }),
      await reader.call('PATCH', `/${id}/answers`, {
        answers: [{ number: 5, answer: { saq: [{ label: 'a', points: [1] }] } }],
      }),
    ];
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 400, 400, 400]);
    const text = JSON.stringify(bodies.map(({ body }) => body));
    expect(text).toContain('Structure one of');
    for (const secret of ['SECRET', '"correct"', 'Reason', 'Because it is so', 'Remember it', 'textbook'])
      expect(text).not.toContain(secret);
    expect(JSON.stringify(await reader.finish(id))).toContain('SECRET');
  });

  test('on two devices the latest answer to each question counts', async () => {
    const { id } = await reader.start();
    await reader.answer(id, [{ number: 3, answer: { sba: 'C' }, at: at(-1000) }]);
    await reader.answer(id, [
      { number: 3, answer: { sba: 'A' }, at: at(-60_000) },
      { number: 4, answer: { sba: 'B' }, at: at(-60_000) },
      { number: 3, flagged: true, at: at(-60_000) },
    ]);
    // A clock that is years ahead counts as now, and an empty answer removes one.
    await reader.answer(id, [{ number: 4, answer: { sba: 'C' }, at: '2040-01-01T00:00:00Z' }]);
    minutesLater(1);
    const paper = await reader.answer(id, [{ number: 4, answer: {} }]);
    expect(itemsOf(paper).slice(2)).toMatchObject([{ answer: { sba: 'C' }, flagged: true }, { answer: {} }]);
  });

  test('is finished by the server when its time is over, with five seconds of grace; later answers are practice', async () => {
    const { id, ends_at: endsAt } = await reader.start({ mix: MIX, minutes: 30 });
    expect(endsAt).toBe(at(30 * MINUTE_MS));
    await reader.answer(id, [{ number: 3, answer: { sba: 'C' } }]);
    minutesLater(30);
    now += 4000;
    await reader.answer(id, [{ number: 4, answer: { sba: 'C' } }]);
    now += 2000;
    await finishOverdue(api.db, new Date(now));
    const late = { answers: [3, 4].map((number) => ({ number, answer: { sba: 'A' } })) };
    for (let i = 0; i < 2; i += 1)
      expect(await reader.call('PATCH', `/${id}/answers`, late)).toMatchObject({
        status: 409,
        body: { code: 'PAPER_OVER' },
      });
    expect(await reader.read(id)).toMatchObject({ state: 'FINISHED', finished_at: endsAt, result: { marks: 2 } });
    expect([await attempts('PAPER'), await attempts('PRACTICE')]).toEqual([4, 2]);
  });

  test('counts the two best short answers of an “answer any two” section', async () => {
    const { id, sections } = await reader.start({ mix: { ...MIX, mtf: 0, sba: 0, saq: 3, saq_answer_any: 2 } });
    expect(sections).toMatchObject([{ kind: 'SAQ', answer_any: 2 }]);
    await reader.finish(id);
    const { result } = await reader.answer(id, [
      { number: 1, answer: { saq: [{ label: 'b', points: [1] }] } },
      { number: 2, answer: { saq: [{ label: 'a', points: [1, 2, 3] }] } },
      {
        number: 3,
        answer: {
          saq: [
            { label: 'a', points: [1] },
            { label: 'b', points: [1, 2] },
          ],
        },
      },
    ]);
    expect(result).toMatchObject({ marks: 6, out_of: 10 });
  });

  test('keeps the versions of its questions', async () => {
    const paper = await reader.start({ mix: { ...MIX, mtf: 0, sba: 1 } });
    const question = Number(itemsOf(paper)[0]!.asked._id);
    const [row] = await rowsOf<{ ref: string }>(api.db, sql`select ref from questions where id = ${question}`);
    const admin = await api.signIn({ userType: 'admin' });
    const correction = { set: { correct: 'A' }, version: 1, reason: 'The key was wrong.' };
    const response = await api.call('PATCH', `/admin/questions/${row!.ref}`, { token: admin, body: correction });
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    await reader.answer(paper.id, [{ number: 1, answer: { sba: 'C' } }]);
    expect((await reader.finish(paper.id)).result).toMatchObject({ marks: 1 });
  });
});
