import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../testing/index.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN' });
  await seedQuestions(api.db, [
    sampleSba(1, {
      ref: 'ANAT-1',
      topic: 'Heart',
      appearances: ['DHK', 'CTG'].map((board) => ({ board, year: 2024 })),
    }),
    sampleSba(2, { ref: 'ANAT-2', topic: 'Heart', chapter: 'Abdomen' }),
    sampleSba(3, { ref: 'ANAT-3', topic: 'Lungs_%', chapter: 'Abdomen' }),
    sampleSba(4, { ref: 'PHYS-4', subject: 'PHYS' }),
  ]);
});
afterAll(() => api.close());

type Page = { lists: { name: string; boards: string[]; questions: number; hidden: number }[]; next: string | null };
const list = async (query: string) =>
  (await api.get<Page>(`/admin/question-lists?subject=_1-ANAT&${query}`, token)).body;

test('chapters of a subject come by name, with their questions', async () => {
  expect(await list('kind=chapter')).toEqual({
    lists: [
      { name: 'Abdomen', boards: [], questions: 2, hidden: 0 },
      { name: 'Thorax', boards: [], questions: 1, hidden: 0 },
    ],
    next: null,
  });
});

test('a topic has one row for all boards, in which a question counts once', async () => {
  expect(await list('kind=topic&limit=1')).toEqual({
    lists: [{ name: 'Heart', boards: ['CTG', 'DHK'], questions: 2, hidden: 0 }],
    next: 'Heart',
  });
  expect(await list('kind=topic&limit=1&after=Heart')).toMatchObject({ lists: [{ name: 'Lungs_%' }], next: null });
});

test('a part of a name finds it, and signs are no wildcards', async () => {
  expect((await list('kind=topic&text=EART')).lists.map(({ name }) => name)).toEqual(['Heart']);
  expect((await list('kind=topic&text=_%25')).lists.map(({ name }) => name)).toEqual(['Lungs_%']);
});

test('hidden questions are counted apart', async () => {
  const hide = { token: await api.signIn({ userType: 'admin' }), body: { reason: 'In doubt' } };
  expect((await api.call('POST', '/admin/questions/ANAT-3/hide', hide)).status).toBe(200);
  expect((await list('kind=chapter')).lists[0]).toMatchObject({ name: 'Abdomen', questions: 1, hidden: 1 });
});

test.each(['kind=year', 'kind=chapter&limit=101', 'kind=chapter&limit=0'])('%s is refused', async (query) => {
  expect((await api.get(`/admin/question-lists?subject=_1-ANAT&${query}`, token)).status).toBe(400);
});
