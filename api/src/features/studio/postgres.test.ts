import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { newIp, newPerson } from '../../testing/people.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { newSba, studioCalls, type StudioCalls } from '../../testing/studio.ts';

const RACERS = 8;
const QUESTION = '1';
let api: TestApi;
let author: StudioCalls;
let reviewers: StudioCalls[];
beforeAll(async () => {
  api = await startTestApi({ open: openTestPostgres });
  await seedQuestions(api.db, [sampleSba(1)]);
  author = studioCalls(api, await api.signIn({ role: 'AUTHOR' }));
  reviewers = await Promise.all(
    Array.from({ length: RACERS }, async () => studioCalls(api, await api.signIn({ role: 'REVIEWER' }))),
  );
});
afterAll(() => api.close());

const each = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: RACERS }, (_, index) => work(index)));

test('over many connections a question is published once, whoever approves it', async () => {
  const { _id: id, version } = await author.submit(await author.start(newSba(1)));
  const results = await each((index) => reviewers[index]!.call('POST', `/questions/${id}/approve`, { version }));
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(RACERS - 1).fill(409),
  ]);
  expect((await author.read(id)).history.map(({ what }) => what)).toEqual(['PUBLISHED', 'SUBMITTED', 'STARTED']);
});

test('of many who start a change of one question at once one is first, and the others see it', async () => {
  const { version, draft } = await author.read(QUESTION);
  const results = await each((index) =>
    reviewers[index]!.call('PUT', `/questions/${QUESTION}`, {
      version,
      question: { ...draft, stem: `Which, says ${index}?` },
    }),
  );
  const first = results.find(({ status }) => status === 200)!;
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of results) {
    expect([200, 409]).toContain(status);
    expect(body.question.draft.stem).toBe(first.body.question.draft.stem);
  }
});

test('a draft that is sent many times at once is one', async () => {
  const ids = await each(async () => (await author.start(newSba(2)))._id);
  expect(new Set(ids).size).toBe(1);
});

test('three readers who report at once put the question under review', async () => {
  const readers = await Promise.all([1, 2, 3].map(() => api.signIn({ accessDoc: 'all' })));
  const body = { question: QUESTION, kind: 'WRONG_KEY', text: 'It is B' };
  for (const token of readers) await record(api, token, [attemptOf(QUESTION)]);
  await Promise.all(readers.map((token) => api.call('POST', '/reports', { token, body, ip: newIp() })));
  const answer = await api.get<{ data: { notice: object | null } }>(`/questions/${QUESTION}?by=id`, readers[0]);
  expect(answer.body.data.notice).toEqual({ kind: 'UNDER_REVIEW', on: null });
});

test('administrators who remove each other at once leave one', async () => {
  const people = await each(() => newPerson(api));
  const operator = await api.signIn({ userType: 'admin' });
  for (const { userId } of people) {
    await api.call('POST', '/admin/roles', { token: operator, body: { user_id: userId, role: 'ADMIN' } });
  }
  await each((index) =>
    api.call('PUT', `/studio/people/${people[(index + 1) % RACERS]!.userId}/role`, {
      token: people[index]!.token,
      body: { role: 'READER' },
    }),
  );
  const { body } = await api.get<{ data: { role: string }[] }>('/admin/roles', operator);
  expect(body.data.filter(({ role }) => role === 'ADMIN').length).toBeGreaterThan(0);
});
