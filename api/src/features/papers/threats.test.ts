import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls, sampleMtf, sampleSaq } from '../../testing/papers.ts';

const MINUTE_MS = 60_000;
let now = Date.parse('2026-11-22T09:00:00.000Z');
let api: TestApi;
let reader: ReturnType<typeof paperCalls>;
const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString();

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  await seedQuestions(api.db, [
    ...Array.from({ length: 10 }, (_, index) => sampleSba(index + 1)),
    ...[1, 2, 3].map((number) => sampleMtf(number)),
    sampleSaq(1),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  reader = paperCalls(api, await api.signIn());
});

const statements = (values: string) =>
  values.split('').map((value, index) => ({ key: 'ABCDE'[index], value: value === 'T' }));

test('nothing that a reader sends gives them more time', async () => {
  const id = crypto.randomUUID();
  const input = { id, mix: MIX, minutes: 10 };
  const { ends_at: endsAt, started_at: startedAt } = { started_at: at(0), ...(await reader.start(input)) };
  const answer = { number: 3, answer: { sba: 'C' } };
  const sheet = { started_at: startedAt, ends_at: at(600), items: [{ question: '1' }] };
  const refused = [
    await reader.call('PATCH', `/${id}/answers`, { answers: [answer], ends_at: at(600) }),
    await reader.call('PATCH', `/${id}/answers`, { answers: [{ ...answer, ends_at: at(600) }] }),
    await reader.call('PATCH', `/${id}`, { ends_at: at(600) }),
    await reader.call('DELETE', `/${id}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 404]);
  // Started again, and handed over as a paper of the device: it is the same one.
  expect((await reader.start({ ...input, minutes: 600 })).ends_at).toBe(endsAt);
  expect((await reader.start({ ...input, minutes: 0 })).ends_at).toBe(endsAt);
  const marked = await reader.call('POST', '/marked', { paper: { ...input, minutes: 0 }, sheet });
  expect(marked.body.paper).toMatchObject({ state: 'OPEN', ends_at: endsAt });

  now += 11 * MINUTE_MS;
  // Dated before the end, it has still come after it.
  for (const time of [at(-5), at(-600), at(600)]) {
    const late = await reader.call('PATCH', `/${id}/answers`, { answers: [{ ...answer, at: time }] });
    expect(late).toMatchObject({ status: 409, body: { code: 'PAPER_OVER' } });
  }
  const paper = await reader.finish(id);
  expect(paper).toMatchObject({ finished_at: endsAt, result: { marks: 0 } });
  expect(itemsOf(paper).map(({ answer: kept }) => kept)).toEqual([null, null, null, null]);
});

test('a handed-in paper is not changed by anything that comes later', async () => {
  const { id } = await reader.start();
  const before = await reader.finish(id);
  await reader.call('PATCH', `/${id}/answers`, { answers: [{ number: 3, answer: { sba: 'C' }, flagged: true }] });
  await reader.call('PATCH', `/${id}/answers`, { answers: [{ number: 1, answer: { mtf: statements('TTFFF') } }] });
  now += MINUTE_MS;
  const after = await reader.finish(id);
  expect({ ...after, now: before.now }).toEqual(before);
});

test('an open examination is not marked by a detour over the papers of devices', async () => {
  const id = crypto.randomUUID();
  const paper = await reader.start({ id, mix: MIX });
  const items = itemsOf(paper).map(({ asked }) => ({ question: asked._id }));
  const sheet = { started_at: at(0), finished_at: at(0), items };
  const { body } = await reader.call('POST', '/marked', { paper: { id, mix: MIX, mode: 'TUTOR' }, sheet });
  expect(body.paper).toMatchObject({ state: 'OPEN', mode: 'EXAM', result: null });
  expect(JSON.stringify(body)).not.toMatch(/"correct"|Reason|Because it is so/);
});

test('an open examination does not tell how many model points a part has', async () => {
  const input = { id: crypto.randomUUID(), mix: { ...MIX, mtf: 0, sba: 0, saq: 1 } };
  const paper = await reader.start(input);
  const question = itemsOf(paper)[0]!.asked._id;
  for (const point of [1, 9]) {
    const answer = { saq: [{ label: 'a', points: [point] }] };
    const sheet = { started_at: at(0), items: [{ question, answer }] };
    const guesses = [
      await reader.call('PATCH', `/${paper.id}/answers`, { answers: [{ number: 1, answer }] }),
      await paperCalls(api).call('POST', '/marked', { paper: { ...input, id: crypto.randomUUID() }, sheet }),
    ];
    for (const { body } of guesses)
      expect(body.message).toBe('Short answers of an examination are marked after its end.');
  }
});

test('the id of a deleted paper cannot be taken', async () => {
  const email = 'leaves@example.com';
  const token = await api.signIn({ email });
  const leaver = paperCalls(api, token);
  const { id } = await leaver.start();
  const copy = await reader.start({ copy_of: id });
  await reader.finish(copy.id);
  expect((await api.call('POST', '/study/deletion', { token, body: { confirm: email } })).status).toBe(200);
  const sheet = { started_at: at(0), items: [{ question: '1' }] };
  for (const calls of [leaver, paperCalls(api, await api.signIn())]) {
    expect((await calls.call('POST', '', { id, mix: { ...MIX, mtf: 0, sba: 1 } })).status).toBe(409);
    expect((await calls.call('POST', '/marked', { paper: { id, mix: MIX }, sheet })).status).toBe(409);
  }
  const { body } = await reader.call<{ comparison: object }>('GET', `/${copy.id}/comparison`);
  expect(body.comparison).toMatchObject({ results: 1 });
});

test('a paper of any length of time can be read', async () => {
  const { id } = await reader.start({ mix: MIX, minutes: 0 });
  now += 60 * 24 * 60 * MINUTE_MS;
  expect((await reader.finish(id)).result).toMatchObject({ took_ms: 2 ** 31 - 1 });
});

test(
  'who guesses at the ids of shared papers is slowed down, and readers at the same address are not',
  { tags: 'long' },
  async () => {
    const visitor = paperCalls(api);
    const guess = () => visitor.call('POST', '', { copy_of: crypto.randomUUID() });
    const statuses: number[] = [];
    for (let round = 0; round < 31; round += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, guess))).map(({ status }) => status));
    expect(statuses.filter((status) => status === 404)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await visitor.call('POST', '', { mix: MIX })).status).toBe(429);
    await reader.start();
  },
);

test.each([
  // 5 × 0.4 and 3 × 0.4, and 2 + 0.
  ['FCPS', { marks: 5.2, out_of: 8, share: 0.65, passed: false }, [3.2, 2]],
  // 1, then 3 × 0.2 − 2 × 0.05, and 1 + 0.
  ['RESIDENCY', { marks: 2.5, out_of: 4, share: 0.625, passed: true }, [1.5, 1]],
])('a whole paper by the rule %s is as marked by hand', async (rule, result, bySection) => {
  const { id } = await reader.start({ mix: MIX, rule });
  await reader.answer(id, [
    { number: 1, answer: { mtf: statements('TTFFF') } },
    { number: 2, answer: { mtf: statements('TTFTT') } },
    { number: 3, answer: { sba: 'C' } },
    { number: 4, answer: { sba: 'A' } },
  ]);
  const marked = (await reader.finish(id)).result!;
  expect(marked).toMatchObject(result);
  expect(marked.sections.map(({ marks }) => marks)).toEqual(bySection);
});

test('where wrong statements cost marks, a question and a section may go below zero, and a paper never does', async () => {
  const { id } = await reader.start({ mix: { ...MIX, sba: 0 }, rule: 'RESIDENCY' });
  const paper = await reader.answer(id, [{ number: 1, answer: { mtf: statements('FFTTT') } }]);
  expect(paper.state).toBe('OPEN');
  const finished = await reader.finish(id);
  expect(itemsOf(finished)[0]).toMatchObject({ outcome: 'WRONG', marks: -0.25 });
  expect(finished.result).toMatchObject({ marks: 0, out_of: 2, share: 0, passed: false, sections: [{ marks: -0.25 }] });
});
