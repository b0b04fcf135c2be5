import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls, type PaperBody, sampleMtf } from '../../testing/papers.ts';
import { attemptOf, record } from '../../testing/study.ts';
import type { AnyBody } from '../../testing/index.ts';

const UNKNOWN = '3d0f1b5e-8a8f-4b57-9a39-6c1f0e0e7a55';
const SITTING = { board: 'DHK', prof: '_1', subject: 'ANAT', year: 2024 };
type Comparison = { comparison: { results: number; distribution: number[] | null; named: { name: string }[] } };

let api: TestApi;
let paying: ReturnType<typeof paperCalls>;
const visitor = () => paperCalls(api);
const newReader = async (name?: string) => paperCalls(api, await api.signIn({ ...(name && { name }) }));

beforeAll(async () => {
  api = await startTestApi();
  // One chapter, so that those past the 20th are locked unless another list opens them.
  await seedQuestions(api.db, [
    ...Array.from({ length: 25 }, (_, index) =>
      sampleSba(index + 1, { appearances: [{ board: 'DHK', year: 2024, sitting: index < 22 ? 'May' : 'November' }] }),
    ),
    ...[1, 2, 3].map((number) =>
      sampleMtf(number, { chapter: 'Lungs', topic: 'Lungs', appearances: [{ board: 'CTG', year: 2021 + number }] }),
    ),
  ]);
  paying = paperCalls(api, await api.signIn({ accessDoc: 'all' }));
});
afterAll(() => api.close());

const idsOf = (paper: PaperBody) => itemsOf(paper).map(({ asked }) => asked._id);

test('a mix is drawn from matching questions, spread over topics', async () => {
  const counted = async (mix: object) => (await paying.call<{ matches: object }>('POST', '/matches', mix)).body.matches;
  const all = { prof: '_1', subjects: ['ANAT'] };
  expect(await counted(all)).toEqual({ mtf: 3, sba: 25, saq: 0 });
  expect(await counted({ ...all, topics: ['Lungs'], boards: ['CTG'], from_year: 2023, to_year: 2024 })).toEqual({
    mtf: 2,
    sba: 0,
    saq: 0,
  });
  expect(await counted({ ...all, boards: ['RAJ'] })).toEqual({ mtf: 0, sba: 0, saq: 0 });
  const papers = await Promise.all([1, 2].map(() => paying.start({ mix: { ...MIX, mtf: 5, sba: 10 } })));
  expect(papers[0]!.sections.map(({ items }) => items.length)).toEqual([3, 10]);
  expect(new Set(idsOf(papers[0]!)).size).toBe(13);
  expect(idsOf(papers[0]!)).not.toEqual(idsOf(papers[1]!));
});

test('a topic that was renamed meanwhile is found by its former name', async () => {
  const mix = { prof: '_1', subjects: ['ANAT'], topics: ['The lungs'] };
  const counted = async () => (await paying.call<{ matches: object }>('POST', '/matches', mix)).body.matches;
  expect(await counted()).toEqual({ mtf: 0, sba: 0, saq: 0 });
  const token = await api.signIn({ role: 'ADMIN' });
  const rename = (name: string, to: string) =>
    api.call('POST', '/admin/question-lists/rename', { token, body: { kind: 'topic', subject: '_1-ANAT', name, to } });
  await rename('Lungs', 'The lungs');
  await rename('The lungs', 'Lungs and pleura');
  expect(await counted()).toEqual({ mtf: 3, sba: 0, saq: 0 });
  await rename('Lungs and pleura', 'Lungs');
});

test('a pool follows the reader’s own record', async () => {
  const token = await api.signIn();
  const reader = paperCalls(api, token);
  const [first, second] = idsOf(await reader.start({ mix: { ...MIX, mtf: 0, sba: 2 } })) as [string, string];
  await record(api, token, [attemptOf(first, { sba: 'A' }), attemptOf(second)]);
  await api.call('PUT', `/study/records/${second}/flag`, { token, body: { flagged: true } });
  const drawn = async (pool: string) => idsOf(await reader.start({ mix: { ...MIX, mtf: 0, sba: 30, pool } }));
  expect(await drawn('WRONG')).toEqual([first]);
  expect(await drawn('FLAGGED')).toEqual([second]);
  const unseen = await drawn('UNSEEN');
  expect(unseen).toHaveLength(18);
  expect(unseen).not.toContain(first);
  const refusal = await visitor().call('POST', '', { mix: { ...MIX, pool: 'WRONG' } });
  expect(refusal).toMatchObject({ status: 401 });
});

test('sittings are listed, and start with their original questions', async () => {
  const query = '/sittings?board=DHK&prof=_1&subject=ANAT';
  expect((await visitor().call('GET', query)).body).toEqual({
    sittings: [
      { year: 2024, sitting: 'November', mtf: 0, sba: 3, saq: 0 },
      { year: 2024, sitting: 'May', mtf: 0, sba: 22, saq: 0 },
    ],
  });
  const may = await paying.start({ sitting: { ...SITTING, sitting: 'May' } });
  expect([may.title, itemsOf(may).length]).toEqual(['Anatomy, Dhaka, May 2024', 22]);
  const year = await paying.start({ sitting: SITTING });
  expect([year.title, itemsOf(year).length]).toEqual(['Anatomy, Dhaka, 2024', 25]);
  expect((await paying.call('POST', '', { sitting: { ...SITTING, year: 1999 } })).status).toBe(404);
});

test('without access a paper has open questions only, and one with only locked questions needs a plan', async () => {
  for (const calls of [visitor(), await newReader()]) {
    expect(itemsOf(await calls.start({ sitting: { ...SITTING, sitting: 'May' } })).length).toBe(20);
    expect(await calls.call('POST', '', { sitting: { ...SITTING, sitting: 'November' } })).toMatchObject({
      status: 403,
      body: { code: 'PURCHASE_REQUIRED' },
    });
  }
});

test('a repeated id starts one paper, and another reader’s id is refused', async () => {
  const reader = await newReader();
  const id = crypto.randomUUID();
  const papers = await Promise.all([1, 2, 3].map(() => reader.start({ id, mix: MIX })));
  expect(new Set(papers.map((paper) => JSON.stringify(idsOf(paper)))).size).toBe(1);
  expect((await paying.call('POST', '', { id, mix: MIX })).status).toBe(409);
  const { body } = await reader.call<{ papers: { id: string }[] }>('GET', '');
  expect(body.papers.map((paper) => paper.id)).toEqual([id]);
});

test('papers are listed newest first, page by page', async () => {
  const reader = await newReader();
  const started: string[] = [];
  for (let i = 0; i < 3; i += 1) started.unshift((await reader.start()).id);
  type Page = { papers: { id: string }[]; next: string | null };
  const first = (await reader.call<Page>('GET', '?limit=2')).body;
  const second = (await reader.call<Page>('GET', `?limit=2&after=${first.next}`)).body;
  expect([...first.papers, ...second.papers].map(({ id }) => id)).toEqual(started);
  expect(second.next).toBeNull();
  expect((await reader.call('GET', '?after=nonsense')).status).toBe(400);
});

test('with a tutor each answer reveals its key, and the first answer counts', async () => {
  const reader = await newReader();
  const { id } = await reader.start({ mix: MIX, mode: 'TUTOR', minutes: 0 });
  const paper = await reader.answer(id, [{ number: 3, answer: { sba: 'A' } }]);
  expect(itemsOf(paper).map(({ question }) => question !== null)).toEqual([false, false, true, false]);
  expect(itemsOf(paper)[2]).toMatchObject({ outcome: 'WRONG', marks: 0 });
  const again = await reader.answer(id, [{ number: 3, answer: { sba: 'C' } }]);
  expect(itemsOf(again)[2]).toMatchObject({ answer: { sba: 'A' }, outcome: 'WRONG' });
  expect(await reader.finish(id)).toMatchObject({ ends_at: null, result: { marks: 0, out_of: 4 } });
});

test('others sit the same paper by its link; results are compared without names unless shared', async () => {
  const first = await newReader('Salma');
  const original = await first.start({ mix: MIX, minutes: 7, rule: 'FCPS' });
  const shared = (await visitor().call('GET', `/${original.id}/shared`)).body;
  expect(shared).toMatchObject({ shared: { title: 'Anatomy: 2 MTF, 2 SBA', minutes: 7, mtf: 2, sba: 2, saq: 0 } });
  const sat = [{ reader: first, paper: original }];
  for (const name of ['Karim', 'Nusrat']) {
    const reader = await newReader(name);
    sat.push({ reader, paper: await reader.start({ copy_of: sat.at(-1)!.paper.id }) });
  }
  expect(sat.map(({ paper }) => idsOf(paper))).toEqual([1, 2, 3].map(() => idsOf(original)));
  const compare = async ({ reader, paper }: (typeof sat)[number]) =>
    (await reader.call<Comparison>('GET', `/${paper.id}/comparison`)).body.comparison;
  for (const { reader, paper } of sat) {
    await reader.call('PUT', `/${paper.id}/name`, { named: reader !== sat[2]!.reader });
    expect((await compare(sat[0]!)).distribution).toBeNull();
    await reader.answer(paper.id, [{ number: 3, answer: { sba: reader === first ? 'C' : 'A' } }]);
    await reader.finish(paper.id);
  }
  const seen = await compare(sat[0]!);
  expect(seen).toMatchObject({ results: 3, distribution: [2, 0, 1, 0, 0, 0, 0, 0, 0, 0] });
  expect(seen.named.map(({ name }) => name)).toEqual(['Salma', 'Karim']);
  expect((await compare(sat[2]!)).named).toEqual([]);
});

test('nobody reads, answers or ends another reader’s paper', async () => {
  const { id } = await paying.start();
  const answers = { answers: [{ number: 1, answer: {} }] };
  const attacks = (calls: ReturnType<typeof paperCalls>, paper: string) =>
    Promise.all([
      calls.call('GET', `/${paper}`),
      calls.call('PATCH', `/${paper}/answers`, answers),
      calls.call('POST', `/${paper}/finish`),
      calls.call('PUT', `/${paper}/name`, { named: true }),
      calls.call('GET', `/${paper}/comparison`),
    ]);
  const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status);
  const other = await newReader();
  expect(statuses(await attacks(other, id))).toEqual([404, 404, 404, 404, 404]);
  expect(statuses(await attacks(other, UNKNOWN))).toEqual([404, 404, 404, 404, 404]);
  expect(statuses(await attacks(visitor(), id))).toEqual([401, 401, 401, 401, 401]);
  expect((await other.call('POST', '', { copy_of: UNKNOWN })).status).toBe(404);
  expect(await paying.read(id)).toMatchObject({ state: 'OPEN' });
});

test('parallel answers and finishes leave one sheet and one attempt per question', async () => {
  const token = await api.signIn();
  const reader = paperCalls(api, token);
  const { id } = await reader.start();
  await Promise.all([
    ...[1, 2, 3, 4].map((number) => reader.answer(id, [{ number, flagged: true }])),
    ...[3, 4].map((number) => reader.answer(id, [{ number, answer: { sba: 'C' } }])),
  ]);
  const ends = await Promise.all([1, 2, 3].map(() => reader.finish(id)));
  expect(ends.map(({ result }) => result?.marks)).toEqual([2, 2, 2]);
  expect(itemsOf(ends[0]!).every(({ flagged }) => flagged)).toBe(true);
  const { body } = await api.get<{ attempts: object[] } & AnyBody>('/study/attempts', token);
  expect(body.attempts).toHaveLength(4);
});

test('floods of papers are limited, and so are their inputs', async () => {
  const reader = await newReader();
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => reader.call('POST', '', { mix: { ...MIX, mtf: 0, sba: 1 } })),
  );
  expect(statuses.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(10);
  const bad = [
    {},
    { mix: MIX, copy_of: UNKNOWN },
    { mix: { ...MIX, mtf: 0, sba: 0 } },
    { mix: { ...MIX, sba: 199 } },
    { mix: { ...MIX, subjects: [] } },
    { mix: { ...MIX, subjects: ['MED'] } },
    { mix: { ...MIX, from_year: 2024, to_year: 2020 } },
    { mix: MIX, minutes: 601 },
    { mix: MIX, rule: 'MINE' },
    { mix: MIX, ends_at: '2040-01-01T00:00:00Z' },
  ];
  for (const body of bad) expect((await paying.call('POST', '', body)).status, JSON.stringify(body)).toBe(400);
});

test('a visitor’s paper is marked without being stored, and stored after log-in', async () => {
  const input = { id: 'b0e2c1f4-6a3d-4f2e-9b8c-1d2e3f4a5b6c', mix: { ...MIX, mtf: 0, sba: 2 } };
  const drawn = await visitor().start(input);
  const [first, second] = idsOf(drawn);
  const sheet = {
    started_at: drawn.now,
    ends_at: drawn.ends_at,
    items: [{ question: first, answer: { sba: 'C' }, took_ms: 900 }, { question: second }],
  };
  const mark = async (caller: typeof paying, changes: object = {}) =>
    (await caller.call('POST', '/marked', { paper: input, sheet: { ...sheet, ...changes } })).body.paper;

  const open = await mark(visitor());
  expect(open).toMatchObject({ state: 'OPEN', result: null, ends_at: drawn.ends_at });
  expect(itemsOf(open).map(({ question }) => question)).toEqual([null, null]);
  const [tutored, untouched] = itemsOf(
    (await visitor().call('POST', '/marked', { paper: { ...input, mode: 'TUTOR' }, sheet })).body.paper,
  );
  expect([tutored!.outcome, untouched!.question]).toEqual(['RIGHT', null]);
  const finished = await mark(visitor(), { finished_at: drawn.now });
  expect(finished).toMatchObject({ state: 'FINISHED', result: { marks: 1, out_of: 2 } });
  expect((await paying.call('GET', `/${input.id}`)).status).toBe(404);

  const token = await api.signIn();
  const reader = paperCalls(api, token);
  await mark(reader, { finished_at: drawn.now });
  // A repeated call, and one with another reader's token.
  await mark(reader, { items: [{ question: second }] });
  expect(await reader.read(input.id)).toMatchObject({ state: 'FINISHED', result: { marks: 1, out_of: 2 } });
  const other = paperCalls(api, await api.signIn());
  expect((await other.call('POST', '/marked', { paper: input, sheet })).status).toBe(409);
  const { body } = await api.call<{ records: { attempts: number; last_outcome: string }[] } & AnyBody>(
    'GET',
    `/study/records?questions=${first}`,
    { token },
  );
  expect(body.records).toMatchObject([{ attempts: 1, last_outcome: 'RIGHT' }]);
});

test('a sheet with locked or repeated questions or impossible times is refused', async () => {
  const paper = { id: 'b0e2c1f4-6a3d-4f2e-9b8c-1d2e3f4a5b6d', mix: MIX };
  const mix = { ...MIX, mtf: 0, sba: 30 };
  const openIds = idsOf(await visitor().start({ mix }));
  const locked = idsOf(await paying.start({ mix })).filter((id) => !openIds.includes(id));
  const now = new Date().toISOString();
  const status = async (sheet: object) => (await visitor().call('POST', '/marked', { paper, sheet })).status;
  expect(locked.length).toBeGreaterThan(0);
  expect(await status({ started_at: now, items: [{ question: locked[0] }] })).toBe(403);
  const [open] = openIds;
  expect(await status({ started_at: now, items: [{ question: open }, { question: open }] })).toBe(400);
  expect(await status({ started_at: '1999-01-01T00:00:00Z', items: [{ question: open }] })).toBe(400);
  expect(await status({ started_at: now, items: [{ question: open, answer: { mtf: [] } }] })).toBe(400);
  const earlier = new Date(Date.now() - 1000).toISOString();
  for (const field of ['ends_at', 'finished_at']) {
    const sheet = { started_at: now, [field]: earlier, items: [{ question: open }] };
    expect((await visitor().call('POST', '/marked', { paper, sheet })).body).toMatchObject({
      message: expect.stringContaining('is before started_at'),
      field: `sheet.${field}`,
    });
  }
});
