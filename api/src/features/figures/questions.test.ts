import type { Schemas } from 'schema/rest/bodies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { studioCalls } from '../../testing/studio.ts';
import { sampleMtf } from '../../testing/papers.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { computeQuestionFigures } from './compute-questions.ts';

const READERS = 30;
const OTHERS = 10;
const [GOOD, REVERSED, RARE] = ['1', '2', '3'] as const;
const MTF = 3 + OTHERS + 1;

let api: TestApi;
let token: string;
/** The later a reader, the better: of ten other questions, so many are right. */
beforeAll(async () => {
  api = await startTestApi({ reportDays: 0 });
  await seedQuestions(api.db, [
    ...Array.from({ length: 3 + OTHERS }, (_, index) => sampleSba(index + 1)),
    sampleMtf(MTF),
  ]);
  token = await api.signIn({ role: 'CLERK' });
  for (let reader = 0; reader < READERS; reader += 1) {
    const own = await api.signIn({ accessDoc: 'all' });
    const isBetter = reader >= READERS / 2;
    await record(api, own, [
      attemptOf(GOOD, { sba: isBetter ? 'C' : 'A' }),
      attemptOf(REVERSED, { sba: isBetter ? 'A' : 'C' }),
      ...(reader < 19 ? [attemptOf(RARE)] : [attemptOf(RARE, {})]),
      // A: all are right; B: the better half; C: few judge it.
      attemptOf(String(MTF), {
        mtf: [
          { key: 'A', value: true },
          { key: 'B', value: isBetter },
          ...(reader < 5 ? [{ key: 'C', value: true }] : []),
        ],
      }),
      ...Array.from({ length: OTHERS }, (_, index) =>
        attemptOf(String(index + 4), { sba: index * 3 < reader ? 'C' : 'A' }),
      ),
    ]);
    // The second answer counts for nothing.
    await record(api, own, [attemptOf(GOOD, { sba: 'E' })]);
  }
  await compute();
}, 60_000);
afterAll(() => api.close());

const compute = () => computeQuestionFigures(api.db, new Date());
type Listed = { questions: Schemas['QuestionFigures'][]; computed_at: string; next: string | null };
const list = async (query = '') => (await api.get<Listed>(`/admin/figures/questions${query}`, token)).body;
const figureOf = async (id: string) => (await list('?limit=100')).questions.find(({ _id }) => _id === id)!;

test('the figures of a question are those of its analysis in the studio', async () => {
  const reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
  for (const id of [GOOD, REVERSED, '7']) {
    const { answered, facility, discrimination } = (await reviewer.read(id)).analysis!;
    expect(await figureOf(id)).toMatchObject({
      answered,
      facility: expect.closeTo(facility, 3),
      discrimination: expect.closeTo(discrimination, 3),
    });
  }
});

test('of fewer than 20 readers nothing is said but their number, and how often it was left blank', async () => {
  expect(await figureOf(RARE)).toMatchObject({ answered: 19, facility: null, discrimination: null, skips: 11 });
});

test('each statement of an MTF question has its own figures, from those who judged it', async () => {
  const { statements } = await figureOf(String(MTF));
  expect(statements).toEqual([
    { key: 'A', answered: READERS, facility: 1, discrimination: null },
    { key: 'B', answered: READERS, facility: 0.5, discrimination: expect.any(Number) },
    { key: 'C', answered: 5, facility: null, discrimination: null },
  ]);
  expect(statements[1]!.discrimination).toBeGreaterThan(0.7);
  expect((await figureOf(GOOD)).statements).toEqual([]);
  const csv = await api.get<string>('/admin/figures/csv?report=questions&from=2026-11-01&to=2026-11-02', token);
  expect(csv.body).toContain('A 1; B 0.5 (0.');
});

test('the list is sorted by any figure, both ways, page by page, with those without one last', async () => {
  const all = await list('?limit=100');
  expect(all.questions).toHaveLength(MTF);
  expect([all.questions[0]!._id, all.questions.at(-1)!._id]).toEqual([REVERSED, RARE]);
  const highest = await list('?order=discrimination&descending=true&limit=100');
  expect(highest.questions.at(-1)!._id).toBe(RARE);
  expect((await list('?order=skips&descending=true&limit=1')).questions[0]!._id).toBe(RARE);
  const paged: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Listed = await list(`?limit=5${next && `&after=${next}`}`);
    paged.push(...page.questions.map(({ _id }) => _id));
    next = page.next;
  }
  expect(paged).toEqual(all.questions.map(({ _id }) => _id));
});

test('reports count at once', async () => {
  const reader = await api.signIn({ accessDoc: 'all' });
  const body = { question: RARE, kind: 'TYPO', text: 'A letter is missing.' };
  expect((await api.call('POST', '/reports', { token: reader, body })).status).toBeLessThan(300);
  const [first] = (await list('?order=reports&descending=true&limit=1')).questions;
  expect(first).toMatchObject({ _id: RARE, reports: 1, open_reports: 1 });
});
