import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls, sampleMtf, sampleSaq } from '../../testing/papers.ts';
import { recordsOf } from '../../testing/study.ts';
import { addComponents, recordTicks } from './jobs.ts';

const MINUTE_MS = 60_000;
let now = Date.parse('2026-11-22T09:00:00.000Z');
let api: TestApi;
let token: string;
let reader: ReturnType<typeof paperCalls>;

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  await seedQuestions(api.db, [
    ...[1, 2].map((number) => sampleMtf(number)),
    ...[1, 2, 3].map((number) => sampleSaq(number)),
    sampleSaq(4, {
      subject: 'PHYS',
      parts: [
        { label: 'a', text: 'Draw.', marks: 5, points: [] },
        { label: 'b', text: 'Why?', marks: 5, points: ['one'] },
      ],
    }),
    sampleSaq(5, { subject: 'PHYS', parts: [{ label: 'a', text: 'Draw.', marks: 5, points: [] }] }),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  token = await api.signIn();
  reader = paperCalls(api, token);
});

const SAQS = { ...MIX, mtf: 0, sba: 0, saq: 3 };
const ALL = [
  { label: 'a', points: [1, 2, 3] },
  { label: 'b', points: [1, 2] },
];
const NONE = ALL.map(({ label }) => ({ label, points: [] }));
const tick = (id: string, number: number, saq: object[]) => reader.answer(id, [{ number, answer: { saq } }]);
const right = ['A', 'B', 'C', 'D', 'E'].map((key) => ({ key, value: key < 'C' }));

test('there is no verdict while a short answer is unmarked; having none of its points is a mark', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, mtf: 2, saq: 2 } });
  await reader.answer(id, [
    { number: 1, answer: { mtf: right } },
    { number: 2, answer: { mtf: right } },
    // Written; parts without ticks are no marks before the end.
    { number: 3, answer: { saq: NONE } },
  ]);
  expect((await reader.finish(id)).result).toMatchObject({
    marks: 2,
    out_of: 12,
    marked_out_of: 2,
    share: 1,
    unmarked: 2,
    verdict: null,
    passed: false,
    components: [{ id: 'WRITTEN', unmarked: 2, verdict: null }],
  });
  // Part by part: the question is marked once all of its parts are named.
  const half = await tick(id, 3, ALL.slice(0, 1));
  expect(half.result).toMatchObject({ marks: 5, marked_out_of: 5, unmarked: 2, verdict: null });
  expect(itemsOf(half)[2]).toMatchObject({ outcome: 'SKIPPED', marks: 3 });
  expect((await tick(id, 3, ALL)).result).toMatchObject({ marks: 7, marked_out_of: 7, unmarked: 1, verdict: null });
  expect((await tick(id, 4, NONE)).result).toMatchObject({ marks: 7, share: 7 / 12, unmarked: 0, verdict: 'FAILED' });
  // After the end, any number of times; the list says the same.
  const { result } = await tick(id, 4, [ALL[0]!, NONE[1]!]);
  expect(result).toMatchObject({ marks: 10, unmarked: 0, verdict: 'PASSED', passed: true });
  const { body } = await reader.call<{ papers: { result: object }[] }>('GET', '');
  const { sections: _sections, topics: _topics, ...total } = result!;
  expect(body.papers[0]!.result).toEqual(total);
});

test('a question that nobody can mark blocks no verdict, nor does a part of one', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, subjects: ['PHYS'], saq: 2 } });
  const { sections, result } = await reader.finish(id);
  expect(result).toMatchObject({ out_of: 5, unmarked: 1, verdict: null });
  const { number } = sections[0]!.items.find(
    ({ marks, out_of: of }: { marks: number | null; out_of?: number }) => marks === 0 && of === 5,
  )!;
  expect((await tick(id, number, [{ label: 'b', points: [1] }])).result).toMatchObject({ marks: 5, verdict: 'PASSED' });
});

test('an “answer any” section waits for as many answers as count, and a better one still counts', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, saq_answer_any: 2 } });
  expect((await reader.finish(id)).result).toMatchObject({ out_of: 10, unmarked: 2 });
  expect((await tick(id, 3, ALL)).result).toMatchObject({ unmarked: 1, verdict: null });
  expect((await tick(id, 1, NONE)).result).toMatchObject({ marks: 5, out_of: 10, unmarked: 0, verdict: 'FAILED' });
  expect((await tick(id, 2, ALL)).result).toMatchObject({ marks: 10, out_of: 10, unmarked: 0, verdict: 'PASSED' });
});

test('each component of a rule has its own verdict, and the paper passes when all do', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, mtf: 2, saq: 1 }, rule: 'FCPS' });
  await reader.answer(
    id,
    [1, 2].map((number) => ({ number, answer: { mtf: right } })),
  );
  expect((await reader.finish(id)).result).toMatchObject({
    verdict: null,
    components: [
      { id: 'MCQ', marks: 4, out_of: 4, share: 1, verdict: 'PASSED' },
      { id: 'SAQ', out_of: 5, unmarked: 1, verdict: null },
    ],
  });
  // 7 of 9 marks, more than the rule asks for, but 3 of 5 in one part.
  expect((await tick(id, 3, [ALL[0]!, NONE[1]!])).result).toMatchObject({ marks: 7, out_of: 9, verdict: 'FAILED' });
});

test('the record gets a short answer once, as it was ticked last', async () => {
  const paper = await reader.start({ mix: { ...SAQS, saq: 1 } });
  const record = async () => (await recordsOf(api, token, [itemsOf(paper)[0]!.asked._id]))[0]!;
  await reader.finish(paper.id);
  await tick(paper.id, 1, ALL.slice(0, 1));
  await tick(paper.id, 1, NONE);
  await recordTicks(api.db, new Date(now));
  expect(await record()).toMatchObject({ attempts: 0 });
  now += 4 * MINUTE_MS;
  await tick(paper.id, 1, ALL);
  for (let round = 0; round < 2; round += 1) {
    now += 6 * MINUTE_MS;
    await recordTicks(api.db, new Date(now));
    expect(await record()).toMatchObject({ attempts: 1, last_outcome: 'RIGHT' });
    await tick(paper.id, 1, NONE);
  }
});

test('others are compared with once all of their paper is marked', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, saq: 1 } });
  await reader.finish(id);
  const results = async () => (await reader.call<{ comparison: { results: number } }>('GET', `/${id}/comparison`)).body;
  expect(await results()).toMatchObject({ comparison: { results: 0 } });
  await tick(id, 1, NONE);
  expect(await results()).toMatchObject({ comparison: { results: 1 } });
});

test('a paper of before there were components gets them', async () => {
  const { id } = await reader.start({ mix: { ...SAQS, saq: 1 } });
  const { result } = await reader.finish(id);
  await api.db.execute(sql`update papers set components = null`);
  await addComponents(api.db, new Date(now));
  const { body } = await reader.call<{ papers: { result: object }[] }>('GET', '');
  expect(body.papers[0]!.result).toMatchObject({ unmarked: 1, components: result!.components });
});
